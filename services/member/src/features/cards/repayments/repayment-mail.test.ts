import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';
import { REPAYMENT_MAIL_QUEUE } from './repayment-notices.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  service.mails.length = 0;
});

const ACCOUNT = 'your account at Tidewater Savings Bank ending in 4021';

const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('repay-by-debit');
  await service.jobs.runSchedule('remind-of-debits');
};

/** What was sent since it was asked last. */
async function newMails() {
  await service.jobs.drain();
  return service.mails.splice(0);
}

/** Somebody who owes 30 dollars, and is paid on Friday. */
async function owing() {
  const one = await spender();
  await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
  await runAt('2026-11-23T18:00:00Z');
  await newMails();
  return { ...one, move: (effective_on: string) => one.change('/next', { effective_on }) };
}

describe('a member who repays early', () => {
  it('is mailed once how much and on which day, and nothing of what is refused', async () => {
    const one = await owing();
    service.clock.set('2026-11-24T18:00:00Z');
    expect((await one.repay(30.01)).statusCode).toBe(422);
    const id = newId();
    const replies = await Promise.all([20.15, 20.15, 20.15].map((early) => one.repay(early, id)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await one.repay(1)).statusCode).toBe(409);
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'hazel@example.com',
      subject: 'You repay $20.15 early, on Tuesday, November 24',
    });
    expect(mail?.text).toContain(
      `You asked us to debit ${ACCOUNT} for $20.15 on Tuesday, November 24, and we will.`,
    );
    await runAt('2026-11-24T18:05:00Z');
    expect(await newMails()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is told of her payday what that leaves to it, on the page and by mail', async () => {
    const one = await owing();
    service.clock.set('2026-11-24T22:00:00Z');
    await one.repay(20);
    await newMails();
    // On Wednesday, before the earlier one is made.
    service.clock.set('2026-11-25T08:30:00Z');
    expect((await one.read()).notices).toMatchObject([
      { what: 'due', amount: 10, day: '2026-11-27' },
    ]);
    await service.jobs.runSchedule('remind-of-debits');
    // Members of other tests are reminded of other amounts.
    const reminders = (await newMails()).map(({ subject }) => subject);
    expect(reminders.filter((subject) => subject.includes('$10.00'))).toEqual([
      'Your repayment of $10.00 is on Friday, November 27',
    ]);
    expect(reminders.join()).not.toContain('$30.00');
  });
});

describe('a member who moves her repayment', () => {
  it('is mailed once to which day, which is its reminder where it is near', async () => {
    const one = await owing();
    expect((await one.move('2026-11-26')).statusCode).toBe(422);
    expect((await one.move('2026-11-25')).statusCode).toBe(204);
    expect((await one.move('2026-11-25')).statusCode).toBe(409);
    await runAt('2026-11-24T18:00:00Z');
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You moved your repayment to Wednesday, November 25');
    expect(mail?.text).toContain(
      `You moved your repayment from Friday, November 27. We will debit ${ACCOUNT} for $30.00 on Wednesday, November 25.`,
    );
  });

  it('is reminded of a day that is far, and told what an earlier repayment leaves to it', async () => {
    const one = await owing();
    await one.repay(20);
    await newMails();
    expect((await one.move('2026-11-30')).statusCode).toBe(204);
    await runAt('2026-11-23T18:30:00Z');
    expect(await newMails()).toMatchObject([
      {
        subject: 'You moved your repayment to Monday, November 30',
        text: expect.stringContaining('for $10.00 on Monday, November 30.'),
      },
    ]);
    await runAt('2026-11-28T18:00:00Z');
    expect(await newMails()).toMatchObject([
      { subject: 'Your repayment of $10.00 is on Monday, November 30' },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('a member whose repayment is cancelled', () => {
  const asAdmin = (url: string, payload: object) =>
    service.app.inject({
      method: 'POST',
      url: `/internal/${url}`,
      headers: asCaller('admin', { audience: 'member' }),
      payload,
    });
  const cancel = async (one: Awaited<ReturnType<typeof owing>>, purpose: string) => {
    const [planned] = await one.instances().where({ purpose, state: 'scheduled' });
    return asAdmin(`repayment_instances/${planned.id}/cancel`, { made_by: newId() });
  };

  it('by staff is mailed once, where she asked for it', async () => {
    const one = await owing();
    await one.repay(20.15);
    await newMails();
    expect((await cancel(one, 'member')).statusCode).toBe(200);
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    const subject = 'Your repayment of $20.15 on Monday, November 23 is cancelled';
    expect(mail).toMatchObject({ to: 'hazel@example.com', subject });
    expect(mail?.text).toContain(
      `We no longer debit ${ACCOUNT} for $20.15 on Monday, November 23.`,
    );
    expect(mail?.text).toContain('You still have $30.00 to repay.');
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is mailed of a payday that she was reminded of, and not of one that she was not', async () => {
    const untold = await owing();
    expect((await cancel(untold, 'payday')).statusCode).toBe(200);
    expect(await newMails()).toEqual([]);
    const one = await owing();
    await runAt('2026-11-25T18:00:00Z');
    await newMails();
    expect((await cancel(one, 'payday')).statusCode).toBe(200);
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'Your repayment of $30.00 on Friday, November 27 is cancelled',
    ]);
  });

  /** Her payroll says that all of her pay goes to her deposit account. */
  const depositsHere = async (userId: string) => {
    await service.put(`${userId}/payroll_link`, { account_id: 'account-1' });
    await service.put(`${userId}/deposit_account`, { person: CARD_APPLICANT });
    const account = await service.database('deposit_account').where({ user_id: userId }).first();
    await service.database('direct_deposit_allocation').where({ user_id: userId }).delete();
    await service.database('direct_deposit_allocation').insert({
      user_id: userId,
      position: 0,
      kind: 'remainder',
      account_mask: account.account_mask,
      routing_number: account.routing_number,
    });
  };

  it('because she repays from her pay by now is mailed of what she asked for', async () => {
    const one = await owing();
    await one.repay(20);
    await newMails();
    await depositsHere(one.userId);
    const repaidFromPay = { repayment_method: 'direct_deposit_flow' };
    const key = newId();
    for (const _again of [1, 2]) {
      const url = `members/${one.userId}/user_config`;
      const switched = await service.give(url, repaidFromPay, { key });
      expect(switched.statusCode).toBe(204);
    }
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'Your repayment of $20.00 on Monday, November 23 is cancelled',
    ]);
    const states = (await one.instances()).map(({ state, because }) => [state, because]);
    expect(new Set(states.map(String))).toEqual(new Set(['cancelled,repays_from_pay']));
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('a member whose debit staff ordered', () => {
  const ADDED = 'Anything you buy with your Reset Card before then is added.';
  const NOT_ADDED = 'what you buy with your Reset Card before then is not added to it';

  /** Ordered for Tuesday, and reminded of on Monday. */
  async function remindedOfOrdered(change: { amount_cents?: null } = {}) {
    const one = await owing();
    const ordered = await service.give(`members/${one.userId}/debits`, {
      made_by: newId(),
      effective_date: '2026-11-24',
    });
    expect(ordered.statusCode).toBe(201);
    const kept = service.database('repayment_instance').where({ user_id: one.userId });
    await kept.where({ purpose: 'staff' }).update({ because: null, ...change });
    await runAt('2026-11-23T18:30:00Z');
    return (await newMails()).filter(({ subject }) => /November 24|24 de noviembre/.test(subject));
  }

  it('is told that what she buys is not added to its amount, in her language', async () => {
    const [mail, ...others] = await remindedOfOrdered();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your repayment of $30.00 is on Tuesday, November 24');
    expect(mail?.text).toContain(NOT_ADDED);
    expect(mail?.text).not.toContain(ADDED);
    const { identify } = service.world;
    service.world.identify = (userId) => ({ ...identify(userId), language: 'es-US' });
    const [spanish] = await remindedOfOrdered();
    service.world.identify = identify;
    expect(spanish?.text).toContain(
      'lo que compres con tu tarjeta Reset antes de ese día no se agrega',
    );
    expect(spanish?.text).not.toContain('Se agrega todo');
  });

  it('is told that it is added where all is debited that is owed', async () => {
    const [mail] = await remindedOfOrdered({ amount_cents: null });
    expect(mail?.text).toContain(ADDED);
    expect(mail?.text).not.toContain(NOT_ADDED);
  });
});

describe('the mail of a repayment', () => {
  it('is one where its job is done again until it could be sent, with no number of an account', async () => {
    const one = await owing();
    const { identify } = service.world;
    await one.repay(21);
    service.world.identify = () => new Error('down');
    await expect(service.jobs.drain()).rejects.toThrow('down');
    service.world.identify = identify;
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(service.jobs.taken(REPAYMENT_MAIL_QUEUE).at(-1)?.id).toBe(mail?.messageId);
    expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/\b\d{6,}\b/);
  });
});
