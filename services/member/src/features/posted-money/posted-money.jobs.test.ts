import { moneyEvents, type MoneyEvent } from '@reset/api-contract/member/money-events.ts';
import { newId } from '@reset/service-kit';
import Value from 'typebox/value';
import { describe, expect, it } from '@jest/globals';
import { someDisputer } from '#testing/disputing.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const publish = () => service.jobs.runSchedule('publish-posted-money');
const allPublished = async () => {
  await publish();
  const rows = await service
    .database('event')
    .where({ type: 'money.posted' })
    .orderBy(['transaction_id', 'position']);
  return rows as MoneyEvent[];
};
const movementsOf = async (userId: string) =>
  (await allPublished())
    .filter(({ payload }) => payload.user_id === userId)
    .flatMap(({ payload }) =>
      payload.movements.map(({ kind, amount_cents: cents }) => [payload.posted_on, kind, cents]),
    );

describe('money.posted', () => {
  it('is what a merchant took, on the day of the ledger, and not what is held', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    expect(await movementsOf(one.userId)).toEqual([]);
    // Still the day before in Los Angeles.
    one.post({ amountCents: 2_500, occurredAt: new Date('2026-11-20T07:59:59Z') });
    await one.sync();
    expect(await movementsOf(one.userId)).toEqual([['2026-11-19', 'purchase', 2_500]]);
    const events = await service.events();
    const published = events.filter(({ type }) => type === 'money.posted');
    expect(published).toMatchObject([{ subject_version: 1, payload: { user_id: one.userId } }]);
    expect(Value.Check(moneyEvents['money.posted'], published[0])).toBe(true);
  });

  it('is published once, however often it is looked for and however many events name it', async () => {
    const one = await someone();
    one.post({ holdId: null, amountCents: 1_000 });
    one.post({ holdId: null, amountCents: 2_000 });
    await one.sync();
    const deposits = await someDeposits(service, one.userId);
    // One group of transfers, told by the deposit and by both purchases.
    await deposits.receives(2_500);
    await Promise.all([publish(), publish()]);
    const before = await movementsOf(one.userId);
    expect(before.toSorted()).toEqual([
      ['2026-11-20', 'purchase', 1_000],
      ['2026-11-20', 'purchase', 2_000],
      ['2026-11-20', 'repaid_from_deposit', 2_500],
    ]);
    await service.database('money_events_read').update({ transaction_id: '0', position: 0 });
    expect(await movementsOf(one.userId)).toEqual(before);
  });

  it('misses nothing of a transaction that commits late', async () => {
    const [late, quick] = [await someone(), await someone()];
    late.post({ holdId: null, amountCents: 700 });
    quick.post({ holdId: null, amountCents: 900 });
    await late.sync();
    const named = await service
      .database('event')
      .where({ type: 'card_transaction.recorded', subject: late.accountId })
      .first();
    await publish();
    const slow = await service.database.transaction();
    const groupId = newId();
    await slow.raw(
      `INSERT INTO event (type, subject, subject_version, payload, occurred_at)
       VALUES ('card_transaction.recorded', ?, 1, ?, now())`,
      [newId(), { ...named.payload, transfer_group_id: groupId }],
    );
    await quick.sync();
    expect(await movementsOf(quick.userId)).toEqual([]);
    await slow.rollback();
    expect(await movementsOf(quick.userId)).toEqual([['2026-11-20', 'purchase', 900]]);
  });

  it('says of a dispute what was credited, taken back, written off and paid for after all', async () => {
    const lost = await someDisputer(service);
    await lost.dispute();
    await lost.credit();
    await lost.decide('lost');
    await lost.runOn('2026-11-30');
    expect((await movementsOf(lost.userId)).toSorted()).toEqual([
      ['2026-11-20', 'dispute_credited', 3_000],
      ['2026-11-20', 'purchase', 3_000],
      ['2026-11-30', 'dispute_credit_taken_back', 3_000],
    ]);
    service.clock.set('2026-11-20T20:00:00Z');
    const borne = await someDisputer(service);
    await borne.dispute();
    await borne.credit();
    await borne.decide('written_off');
    await borne.refund(1_000);
    expect((await movementsOf(borne.userId)).toSorted()).toEqual([
      ['2026-11-20', 'dispute_credited', 3_000],
      ['2026-11-20', 'loss_recovered', 1_000],
      ['2026-11-20', 'purchase', 3_000],
      ['2026-11-20', 'refund', 1_000],
      ['2026-11-20', 'written_off', 3_000],
    ]);
  });

  it('says what repaid her and was taken back', async () => {
    const one = await someDisputer(service);
    const debit = await one.repay(1_200);
    await debit.giveBack();
    const deposits = await someDeposits(service, one.userId);
    const pay = await deposits.receives(2_000);
    pay.isReturned = true;
    await deposits.sync();
    expect((await movementsOf(one.userId)).toSorted()).toEqual([
      ['2026-11-20', 'debit_returned', 1_200],
      ['2026-11-20', 'deposit_returned', 2_000],
      ['2026-11-20', 'purchase', 3_000],
      ['2026-11-20', 'repaid_from_bank', 1_200],
      ['2026-11-20', 'repaid_from_deposit', 2_000],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
