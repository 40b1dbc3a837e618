import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someCardWorld } from '#testing/card-world.ts';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const { owing, runAt, say } = debitedMembers(cards);
const { issuer } = service.world;
beforeEach(() => {
  const { afterCall, beforeCall, debitRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, debitRefusal, debits: [] });
  service.world.owners = ['Hazel Hourly'];
  service.world.account.availableCents = 125_000;
});

describe('what a member owes who repays from her bank', () => {
  it('is debited on her payday, settles, and makes room once it cannot come back', async () => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    expect(await one.instances()).toEqual([['payday', '2026-11-27', 'scheduled', null]]);
    expect(one.debits()).toEqual([]);

    await runAt(PAYDAY);
    expect(one.debits()).toMatchObject([{ amountCents: 5_000, settlesOn: '2026-11-27' }]);
    expect(await one.owes()).toEqual([
      ['posted', 0],
      ['posted', 0],
    ]);
    expect(await one.owed()).toBe(5_000);
    expect(await problemsOf(service)).toEqual([]);

    const before = await one.creditLimit();
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    expect(await one.owes()).toEqual([
      ['repaid', 3_000],
      ['repaid', 2_000],
    ]);
    expect(await one.owed()).toBe(0);
    expect(await one.creditLimit()).toBe(before - 5_000);
    expect(await one.statuses()).toEqual(['settled']);
    expect(await problemsOf(service)).toEqual([]);
    await runAt(MONDAY);
    expect(one.debits()).toHaveLength(1);
  });

  it('is debited once, whoever runs how often, and whatever answer is lost', async () => {
    const one = await owing();
    issuer.afterCall = (call) => {
      if (call === 'debit' || call === 'findDebit') throw new Error('the answer is lost');
    };
    await Promise.all([runAt(PAYDAY), runAt(PAYDAY), runAt(PAYDAY)]);
    issuer.afterCall = () => undefined;
    await Promise.all([runAt('2026-11-27T18:05:00Z'), runAt('2026-11-27T18:05:00Z')]);
    expect(one.debits()).toHaveLength(1);
    expect(await one.statuses()).toEqual(['sent']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not debited after the cut-off, nor on a day on which no bank settles', async () => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    await runAt('2026-11-27T21:25:00Z');
    await runAt('2026-11-28T18:00:00Z');
    expect(one.debits()).toEqual([]);
    await runAt('2026-11-30T21:24:59.999Z');
    expect(one.debits()).toHaveLength(1);
  });

  it('is owed again where her bank sends it back, is presented twice more, and settles', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    await say(one, { status: 'returned', returnCode: 'R01' }, MONDAY);
    expect(await one.owes()).toEqual([
      ['posted', 0],
      ['posted', 0],
    ]);
    expect(await one.owed()).toBe(5_000);
    expect(await problemsOf(service)).toEqual([]);
    expect((await one.instances()).slice(1)).toEqual([
      ['representment', '2026-12-02', 'scheduled', null],
    ]);

    await runAt('2026-12-02T18:00:00Z');
    expect(one.debits()).toMatchObject([{}, { amountCents: 5_000 }]);
    await say(one, { status: 'returned', returnCode: 'R01' }, '2026-12-03T18:00:00Z');
    await runAt('2026-12-07T18:00:00Z');
    expect(one.debits()).toHaveLength(3);
    await say(one, { status: 'returned', returnCode: 'R09' }, '2026-12-08T18:00:00Z');
    for (const day of ['09', '10', '11']) await runAt(`2026-12-${day}T18:00:00Z`);
    expect(one.debits()).toHaveLength(3);
    expect(await one.owed()).toBe(5_000);
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each([
    ['had settled', true, [202, 204]],
    ['had not settled', false, []],
  ])(
    'is posted as the issuer has it where its return is read first and it %s',
    async (...given) => {
      const [, hadSettled, codes] = given;
      const one = await owing();
      await runAt(PAYDAY);
      if (hadSettled) issuer.arrived.add(one.debits()[0]?.id ?? '');
      await say(one, { status: 'returned', returnCode: 'R01' }, MONDAY);
      expect(await one.repaymentCodes()).toEqual(codes);
      expect(await one.statuses()).toEqual(['returned']);
      expect(await one.owed()).toBe(5_000);
      expect((await one.instances()).slice(1)).toEqual([
        ['representment', '2026-12-02', 'scheduled', null],
      ]);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it.each(['R02', 'R07', 'R10', 'R29', 'R85'])(
    'is not debited any more where her bank sends it back for %s',
    async (returnCode) => {
      const one = await owing();
      await runAt(PAYDAY);
      await say(one, { status: 'returned', returnCode }, MONDAY);
      expect(await one.openCases()).toEqual(['debit_stopped']);
      // Who can repay nothing borrows nothing more, until another account is linked.
      expect((await one.limitReading('2026-11-30'))?.isDebitStopped).toBe(true);
      expect(await one.limitDueBecause()).toContain('debit_stop');
      await service
        .database('limit_state')
        .where({ user_id: one.userId })
        .update({ payday: '2026-12-11' });
      await runAt('2026-12-11T18:00:00Z');
      expect(one.debits()).toHaveLength(1);
      expect((await one.instances()).at(-1)).toEqual([
        'payday',
        '2026-12-14',
        'scheduled',
        'no_bank',
      ]);
      expect(await one.owed()).toBe(5_000);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it.each([
    ['the day before', '2026-11-26'],
    ['the day on which it was planned', '2026-11-24'],
  ])('is debited on its day though other pay came on %s', async (_, payOn) => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    const { database } = service;
    await database('paystub').insert({
      id: newId(),
      user_id: one.userId,
      provider_paystub_id: newId(),
      pay_on: payOn,
      period_start_on: '2026-11-08',
      period_end_on: '2026-11-21',
      gross_cents: 100_000,
      net_cents: 80_000,
    });
    await database('limit_state').where({ user_id: one.userId }).update({ payday: '2026-12-09' });
    await runAt('2026-11-26T18:00:00Z');
    expect(await one.instances()).toEqual([['payday', '2026-11-27', 'scheduled', null]]);
    await runAt(PAYDAY);
    expect(one.debits()).toMatchObject([{ amountCents: 5_000 }]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not debited from an account that turns out to be of somebody else', async () => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    const bank = service.database('bank_link').where({ user_id: one.userId });
    await bank.clone().update({ owner_status: 'failed' });
    await runAt(PAYDAY);
    expect(one.debits()).toEqual([]);
    expect(await one.instances()).toEqual([['payday', '2026-11-30', 'scheduled', 'no_bank']]);
    expect(await one.owed()).toBe(5_000);

    await bank.clone().update({ owner_status: 'verified' });
    await runAt(MONDAY);
    expect(one.debits()).toMatchObject([{ amountCents: 5_000 }]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is put off where it would overdraw her account, five times, and then somebody looks', async () => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ available_cents: 4_999 });
    await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
    await runAt(PAYDAY);
    expect(await one.instances()).toEqual([['payday', '2026-11-30', 'scheduled', 'short_balance']]);
    for (const day of ['11-30', '12-01', '12-02', '12-03', '12-04']) {
      await runAt(`2026-${day}T18:00:00Z`);
    }
    expect(await one.instances()).toEqual([['payday', '2026-12-04', 'cancelled', 'short_balance']]);
    expect(await one.openCases()).toEqual(['repayment_overdue']);
    expect(one.debits()).toEqual([]);
  });

  it('is debited in part where she would rather have that', async () => {
    const one = await owing();
    await service
      .database('member')
      .where({ user_id: one.userId })
      .update({ repays_in_part: true });
    await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ available_cents: 3_500 });
    await runAt(PAYDAY);
    expect(one.debits()).toMatchObject([{ amountCents: 3_500 }]);
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    expect(await one.owes()).toEqual([
      ['repaid', 3_000],
      ['partially_repaid', 500],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is owed as before where the issuer refuses or cancels the debit', async () => {
    const one = await owing();
    issuer.debitRefusal = '422';
    await runAt(PAYDAY);
    expect(await one.statuses()).toEqual(['refused']);
    expect(await one.openCases()).toEqual(['debit_refused']);
    const other = await owing();
    issuer.debitRefusal = null;
    await runAt(PAYDAY);
    await say(other, { status: 'canceled' }, '2026-11-27T23:00:00Z');
    expect(await other.statuses()).toEqual(['refused']);
    expect(await other.owed()).toBe(5_000);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is what is neither repaid nor refunded: a refund while a debit is under way is hers', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    one.post({
      direction: 'credit',
      holdId: null,
      amountCents: 1_000,
      occurredAt: new Date(PAYDAY),
    });
    await one.sync();
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    const [deposit] = await service
      .database('card_account as c')
      .join('ledger.account as a', 'a.id', 'c.deposit')
      .where('c.id', one.accountId)
      .select('a.credits_posted');
    expect(Number(deposit.credits_posted)).toBe(1_000);
    expect(await problemsOf(service)).toEqual([]);
    await say(one, { status: 'returned', returnCode: 'R01' }, MONDAY);
    await service.jobs.runSchedule('pay-from-deposits');
    expect(await one.owed()).toBe(4_000);
    expect(await problemsOf(service)).toEqual([]);
  });
});
