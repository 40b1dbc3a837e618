import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const { owing, runAt, say } = debitedMembers(cards);
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  service.world.account.availableCents = 125_000;
});

const R01 = { status: 'returned', returnCode: 'R01' };

/** Somebody whose debit of 50 dollars is under way on her payday. */
async function debited() {
  const one = await owing();
  await runAt(PAYDAY);
  await service.jobs.drain();
  service.mails.length = 0;
  return {
    ...one,
    /** Her latest debit comes back. @returns the mail that says so */
    async returnDebit(at: string) {
      await say(one, R01, at);
      await service.jobs.drain();
      const [mail] = service.mails.splice(0);
      return mail;
    },
    async refund(cents: number, at: string) {
      one.post({
        direction: 'credit',
        holdId: null,
        amountCents: cents,
        occurredAt: new Date(at),
      });
      await one.sync();
    },
    planned: async () => {
      const all = await one.instances();
      return all.filter(([purpose]) => purpose === 'representment');
    },
    scheduled: async () => (await service.get(one.userId, '/repayments')).json().scheduled,
    debitByStaff: (effective_date: string) =>
      service.app.inject({
        method: 'POST',
        url: `/internal/members/${one.userId}/debits`,
        headers: asCaller('admin', { audience: 'member' }),
        payload: { made_by: newId(), effective_date },
      }),
  };
}

describe('a debit that came back', () => {
  it("gives way to staff's debit of the same debt, of which one is presented again", async () => {
    const one = await debited();
    await one.returnDebit(MONDAY);
    expect(await one.planned()).toEqual([['representment', '2026-12-02', 'scheduled', null]]);

    expect((await one.debitByStaff('2026-11-30')).statusCode).toBe(201);
    expect(await one.planned()).toEqual([
      ['representment', '2026-12-02', 'cancelled', 'owed_less'],
    ]);
    expect(await one.scheduled()).toMatchObject([{ effective_on: '2026-11-30', amount: 50 }]);
    await runAt('2026-11-30T18:05:00Z');
    expect(one.debits()).toMatchObject([{}, { amountCents: 5_000 }]);

    await one.returnDebit('2026-12-01T18:00:00Z');
    expect(await one.planned()).toEqual([
      ['representment', '2026-12-02', 'cancelled', 'owed_less'],
      ['representment', '2026-12-03', 'scheduled', null],
    ]);
    await runAt('2026-12-02T18:00:00Z');
    await runAt('2026-12-03T18:00:00Z');
    expect(one.debits()).toHaveLength(3);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is debited to the rest on its day, for who repays a cent of it early', async () => {
    const one = await debited();
    await one.returnDebit(MONDAY);
    await service
      .database('limit_state')
      .where({ user_id: one.userId })
      .update({ payday: '2026-12-11' });
    const asked = await service.post(one.userId, '/repayments', { id: newId(), amount: 0.01 });
    expect(asked.statusCode).toBe(201);
    await service.jobs.drain();
    expect(service.mails).toMatchObject([
      {
        subject: expect.stringContaining('You repay $0.01 early'),
        text: expect.stringContaining(
          'the rest of what your bank sent back, $49.99, on Wednesday, December 2',
        ),
      },
    ]);
    expect(await one.planned()).toEqual([['representment', '2026-12-02', 'scheduled', null]]);
    expect(await one.scheduled()).toMatchObject([
      { effective_on: '2026-11-30', amount: 0.01, is_early: true },
      { effective_on: '2026-12-02', amount: 49.99, is_presented_again: true },
    ]);
    // What she repays of the rest makes that less again.
    await runAt(MONDAY);
    service.clock.set('2026-12-01T18:00:00Z');
    await service.post(one.userId, '/repayments', { id: newId(), amount: 9.99 });
    await runAt('2026-12-01T18:00:00Z');
    await runAt('2026-12-02T18:00:00Z');
    expect(one.debits().map(({ amountCents }) => amountCents)).toEqual([5_000, 1, 999, 4_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is presented at most twice more, whatever she repays of it', async () => {
    const one = await debited();
    await one.returnDebit(MONDAY);
    await service.post(one.userId, '/repayments', { id: newId(), amount: 10 });
    await runAt(MONDAY);
    for (const day of ['2026-12-02', '2026-12-07']) {
      await runAt(`${day}T18:00:00Z`);
      expect(one.debits().at(-1)).toMatchObject({ amountCents: 4_000 });
      await one.returnDebit(`${day === '2026-12-02' ? '2026-12-03' : '2026-12-08'}T18:00:00Z`);
    }
    expect(await one.planned()).toMatchObject([
      ['representment', '2026-12-02', 'processed', null],
      ['representment', '2026-12-07', 'processed', null],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('stays as it was where what she repays early leaves all of it', async () => {
    const one = await debited();
    one.bought(2_000, '2026-11-27T18:30:00Z');
    await one.sync();
    await one.returnDebit(MONDAY);
    await service.post(one.userId, '/repayments', { id: newId(), amount: 20 });
    await service.jobs.drain();
    expect(service.mails.map(({ text }) => text).join()).not.toContain('the rest');
    expect(await one.scheduled()).toMatchObject([
      { effective_on: '2026-11-30', amount: 20 },
      { effective_on: '2026-12-02', amount: 50 },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not presented again where her payday takes it before', async () => {
    const one = await debited();
    await service
      .database('limit_state')
      .where({ user_id: one.userId })
      .update({ payday: '2026-12-01' });
    expect(await one.returnDebit(MONDAY)).toMatchObject({
      subject: 'Your repayment of $50.00 came back',
      text: expect.stringContaining('it is part of your next repayment'),
    });
    expect(await one.scheduled()).toMatchObject([{ effective_on: '2026-12-01', amount: 50 }]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each([
    { refunded: 3_000, owed: 2_000, says: 'You still have $20.00 to repay.' },
    { refunded: 5_000, owed: 0, says: 'nothing is left to repay' },
  ])(
    'is repaid first by the $refunded cents that are hers, and is not presented again for $owed',
    async ({ refunded, owed, says }) => {
      const one = await debited();
      await one.refund(refunded, PAYDAY);
      const mail = await one.returnDebit(MONDAY);
      expect(await one.owed()).toBe(owed);
      expect(mail).toMatchObject({ text: expect.stringContaining(says) });
      expect(mail?.text).not.toContain('We will debit');
      expect(await one.planned()).toMatchObject([
        ['representment', '2026-12-02', 'cancelled', 'owed_less'],
      ]);
      await runAt('2026-12-02T18:00:00Z');
      expect(one.debits()).toHaveLength(1);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('is presented again to no other account, and to none that forbids debits', async () => {
    const one = await owing();
    service.clock.set('2026-11-25T18:00:00Z');
    await service.post(one.userId, '/repayments', { id: newId(), amount: 30 });
    await runAt('2026-11-25T18:00:00Z');
    await runAt(PAYDAY);
    const [early, payday] = one.debits();
    const planned = async () =>
      (await one.instances()).filter(([purpose]) => purpose === 'representment');
    Object.assign(early ?? {}, R01);
    service.clock.set(MONDAY);
    await one.sync();
    expect(await planned()).toEqual([['representment', '2026-12-02', 'scheduled', null]]);
    Object.assign(payday ?? {}, { status: 'returned', returnCode: 'R10' });
    await one.sync();
    expect(await planned()).toEqual([['representment', '2026-12-02', 'cancelled', 'other_bank']]);
    service.world.account.mask = '7788';
    await service.put(`${one.userId}/bank_link`, { access_token: 'access-another' });
    await service.jobs.drain();
    service.world.account.mask = '4021';
    await runAt('2026-12-02T18:00:00Z');
    expect(one.debits()).toHaveLength(2);
    expect(await one.owed()).toBe(5_000);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is presented again beside another that came back with it, each in its amount', async () => {
    const one = await owing();
    service.clock.set('2026-11-25T18:00:00Z');
    await service.post(one.userId, '/repayments', { id: newId(), amount: 30 });
    await runAt('2026-11-25T18:00:00Z');
    await runAt(PAYDAY);
    for (const debit of one.debits()) Object.assign(debit, R01);
    service.clock.set(MONDAY);
    await one.sync();
    const all = await one.instances();
    expect(all.filter(([purpose]) => purpose === 'representment')).toEqual([
      ['representment', '2026-12-02', 'scheduled', null],
      ['representment', '2026-12-02', 'scheduled', null],
    ]);
    await runAt('2026-12-02T18:00:00Z');
    expect(one.debits().map(({ amountCents }) => amountCents)).toEqual([
      3_000, 2_000, 3_000, 2_000,
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each(['first', 'second'])(
    'is promised to be presented again by no mail where the %s of two at once forbids debits',
    async (which) => {
      const one = await owing();
      service.clock.set('2026-11-25T18:00:00Z');
      await service.post(one.userId, '/repayments', { id: newId(), amount: 30 });
      await runAt('2026-11-25T18:00:00Z');
      await runAt(PAYDAY);
      await service.jobs.drain();
      service.mails.length = 0;
      const forbidden = { status: 'returned', returnCode: 'R10' };
      const [first, second] = which === 'first' ? [forbidden, R01] : [R01, forbidden];
      const [early, payday] = one.debits();
      Object.assign(early ?? {}, first);
      Object.assign(payday ?? {}, second);
      service.clock.set(MONDAY);
      await one.sync();
      await service.jobs.drain();
      const stopped = 'Your bank no longer lets us debit your repayments';
      expect(service.mails.map(({ subject }) => subject)).toEqual([stopped, stopped]);
      expect((await one.instances()).filter(([, , state]) => state === 'scheduled')).toEqual([]);
      expect(await one.openCases()).toEqual(['debit_stopped']);
      expect(await one.owed()).toBe(5_000);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('is not presented again of what another debit under way is about to repay', async () => {
    const one = await debited();
    one.bought(2_000, '2026-11-27T18:30:00Z');
    await one.sync();
    const asked = { id: newId(), amount: 20 };
    expect((await service.post(one.userId, '/repayments', asked)).statusCode).toBe(201);
    await runAt(MONDAY);
    expect(one.debits()).toMatchObject([{ amountCents: 5_000 }, { amountCents: 2_000 }]);
    for (const debit of one.debits().slice(0, 1)) Object.assign(debit, R01);
    await one.sync();
    expect(await one.planned()).toMatchObject([['representment', '2026-12-02', 'scheduled', null]]);
    await one.refund(1, MONDAY);
    await runAt('2026-11-30T18:10:00Z');
    expect(await one.planned()).toMatchObject([
      ['representment', '2026-12-02', 'cancelled', 'owed_less'],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not presented again once a part of it is refunded', async () => {
    const one = await debited();
    expect(await one.returnDebit(MONDAY)).toMatchObject({
      text: expect.stringContaining('We will debit $50.00 again on Wednesday, December 2.'),
    });
    await one.refund(1, MONDAY);
    await runAt('2026-11-30T18:10:00Z');
    expect(await one.planned()).toMatchObject([
      ['representment', '2026-12-02', 'cancelled', 'owed_less'],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
