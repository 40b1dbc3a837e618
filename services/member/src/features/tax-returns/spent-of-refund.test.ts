import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';

const { service, someone } = await startCardService();

const TREASURY = 'IRS TREAS 310';
const at = (minute: number) => new Date(Date.parse('2026-11-20T19:00:00Z') + minute * 60_000);

/** Somebody whose limit is what she has earned and a part of her refund, as it was computed before. */
async function filer(earnedCents: number, advancedCents: number) {
  const one = await someone('bank_link');
  await service.jobs.drain();
  const deposits = await someDeposits(service, one.userId);
  let minute = 0;
  const moment = () => at((minute += 1));
  const mayOwe = async (earned: number, advanced: number) => {
    const gross = earned + advanced;
    const because = advanced > 0 ? 'refund' : 'does_not_apply';
    await service.database('spending_limit').insert({
      id: newId(),
      user_id: one.userId,
      computed_at: service.clock.now(),
      because: ['test'],
      engine: 0,
      inputs: '{}',
      steps: JSON.stringify([{ step: 'refund_advance', before: earned, after: gross, because }]),
      gross_cents: gross,
    });
    await one.mayOwe(gross);
  };
  await mayOwe(earnedCents, advancedCents);
  return {
    ...one,
    ...deposits,
    mayOwe,
    async buys(amountCents: number) {
      const id = one.post({ holdId: null, amountCents, occurredAt: moment() });
      await one.sync();
      return id;
    },
    async givesBack(originalId: string, amountCents: number) {
      const refund = { holdId: null, originalId, direction: 'credit', amountCents } as const;
      one.post({ ...refund, occurredAt: moment() });
      await one.sync();
    },
    isPaid: (amountCents: number) => deposits.receives(amountCents, { arrivedAt: moment() }),
    isRefunded: (amountCents: number) =>
      deposits.receives(amountCents, { sender: TREASURY, arrivedAt: moment() }),
    /** What she owes, spent of the refund, and owes her pay, in cents. */
    async owes() {
      const { rows } = await service.database.raw(
        `SELECT a.debits_posted + a.debits_pending - a.credits_posted AS owed,
                spent_of_refund(a) AS spent, owed_from_pay(a) AS from_pay
           FROM ledger.account a WHERE a.id = ?`,
        [one.receivable],
      );
      const [{ owed, spent, from_pay: fromPay }] = rows;
      return [owed, spent, fromPay].map(Number);
    },
    async next() {
      return (await service.get(one.userId, '/repayments')).json().next;
    },
  };
}

describe('what she spends of a tax refund', () => {
  it('is what goes beyond what she has earned', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(6_000);
    expect(await one.owes()).toEqual([6_000, 0, 6_000]);
    await one.buys(9_000);
    expect(await one.owes()).toEqual([15_000, 5_000, 10_000]);
    await one.buys(50_000);
    expect(await one.owes()).toEqual([65_000, 55_000, 10_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is no more than what of the refund was in her limit then', async () => {
    const one = await filer(0, 20_000);
    await one.buys(25_000);
    expect(await one.owes()).toEqual([25_000, 20_000, 5_000]);
    const other = await filer(10_000, 0);
    await other.buys(9_000);
    await other.mayOwe(10_000, 20_000);
    expect(await other.owes()).toEqual([9_000, 0, 9_000]);
    await other.buys(3_000);
    await other.mayOwe(10_000, 0);
    expect(await other.owes()).toEqual([12_000, 2_000, 10_000]);
  });

  it('stays when her pay comes, which repays the rest and is hers', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    expect(await one.next()).toMatchObject({ amount: 100, of_refund: 400 });
    await one.isPaid(70_000);
    expect(await one.owes()).toEqual([40_000, 40_000, 0]);
    expect((await one.overview()).deposit_balance).toBe(600);
    await service.jobs.runSchedule('pay-from-deposits');
    expect(await one.owes()).toEqual([40_000, 40_000, 0]);
    expect(await one.next()).toMatchObject({ status: 'nothing_owed', amount: 0, of_refund: 400 });
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([60_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is repaid by the refund, with all else that she owes', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    await one.isRefunded(160_000);
    expect(await one.owes()).toEqual([0, 0, 0]);
    expect((await one.overview()).deposit_balance).toBe(1_100);
  });

  it('is left over by a smaller refund, and still not repaid by her pay', async () => {
    const one = await filer(0, 80_000);
    await one.buys(50_000);
    await one.isRefunded(20_000);
    await one.mayOwe(0, 0);
    await one.isPaid(70_000);
    expect(await one.owes()).toEqual([30_000, 30_000, 0]);
  });

  it('is spent again once the refund is taken back, as far as that had repaid it', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    const refund = await one.isRefunded(45_000);
    expect(await one.owes()).toEqual([5_000, 0, 5_000]);
    refund.isReturned = true;
    await one.sync();
    await service.jobs.add(service.database, 'sync-deposit-account', { user_id: one.userId });
    await service.jobs.drain();
    expect(await one.owes()).toEqual([50_000, 40_000, 10_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is what merchants give back first', async () => {
    const one = await filer(10_000, 80_000);
    const purchase = await one.buys(50_000);
    await one.givesBack(purchase, 15_000);
    expect(await one.owes()).toEqual([35_000, 25_000, 10_000]);
    await one.givesBack(purchase, 30_000);
    expect(await one.owes()).toEqual([5_000, 0, 5_000]);
  });

  it('is held first, so that a purchase that is not collected takes nothing from her pay', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(10_000);
    expect(await one.buy(30_000)).toMatchObject({ status: 'APPROVED' });
    expect(await one.owes()).toEqual([40_000, 30_000, 10_000]);
    await one.isPaid(25_000);
    expect(await one.owes()).toEqual([30_000, 30_000, 0]);
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([15_000]);
  });

  it('is debited on no payday, and may be repaid early', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    await service.jobs.runSchedule('repay-by-debit');
    const read = async () => (await service.get(one.userId, '/repayments')).json();
    expect(await read()).toMatchObject({
      payable: 500,
      early_up_to: 500,
      next: { status: 'scheduled', amount: 100, of_refund: 400 },
      scheduled: [{ amount: 100 }],
    });
  });
});
