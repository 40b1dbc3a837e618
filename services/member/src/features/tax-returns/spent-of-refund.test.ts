import { BANK, CODES, ledgerStore, singleTransfers } from '@reset/ledger';
import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { postedRepayments } from '#testing/posted-repayments.ts';
import { someRefundSpender } from '#testing/refund-spender.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const filer = (earnedCents: number, advancedCents: number) =>
  someRefundSpender(service, earnedCents, advancedCents);

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
    await one.buys(5_000);
    expect(await one.owes()).toEqual([30_000, 20_000, 10_000]);
    const other = await filer(10_000, 0);
    await other.buys(9_000);
    await other.mayOwe(10_000, 20_000);
    expect(await other.owes()).toEqual([9_000, 0, 9_000]);
    await other.buys(3_000);
    await other.mayOwe(10_000, 0);
    expect(await other.owes()).toEqual([12_000, 2_000, 10_000]);
  });

  it('is nothing of a part that was in no limit: one that is frozen', async () => {
    const one = await filer(0, 80_000);
    await one.mayOwe(0, 80_000, 0);
    await one.buys(5_000);
    expect(await one.owes()).toEqual([5_000, 0, 5_000]);
  });

  it('is no more than a purchase where she owed more than she has earned', async () => {
    const one = await filer(10_000, 0);
    await one.buys(10_000);
    await one.mayOwe(0, 80_000);
    await one.buys(6_000);
    expect(await one.owes()).toEqual([16_000, 6_000, 10_000]);
  });

  it('is reckoned from the first limit on that had a part of it', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(15_000);
    await one.mayOwe(10_000, 60_000);
    expect(await one.owes()).toEqual([15_000, 5_000, 10_000]);
  });

  it('is of her own limits and refunds alone', async () => {
    const one = await filer(10_000, 80_000);
    const other = await filer(0, 50_000);
    await one.buys(12_000);
    await other.isRefunded(30_000);
    expect(await one.owes()).toEqual([12_000, 2_000, 10_000]);
  });

  it('is none of what she has earned, once her pay has repaid that', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    await one.isPaid(10_000);
    await one.buys(6_000);
    expect(await one.owes()).toEqual([46_000, 40_000, 6_000]);
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
    await one.isTakenBack(refund);
    expect(await one.owes()).toEqual([50_000, 40_000, 10_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is spent again without what of a refund that is taken back was still hers', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    const refund = await one.isRefunded(45_000);
    await one.isPaid(30_000);
    await one.holds(3_000);
    expect(await one.owes()).toEqual([3_000, 0, 0]);
    await one.isTakenBack(refund);
    expect(await one.owes()).toEqual([23_000, 20_000, 0]);
  });

  it('is no more once pay is taken back', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    const pay = await one.isPaid(10_000);
    expect(await one.owes()).toEqual([40_000, 40_000, 0]);
    await one.isTakenBack(pay);
    expect(await one.owes()).toEqual([50_000, 40_000, 10_000]);
  });

  it('is repaid last by a debit of her bank, once that is here', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    const bank = postedRepayments(service, one.accountId);
    const id = newId();
    await bank.debit(id, 5_000);
    expect(await one.owes()).toEqual([50_000, 40_000, 5_000]);
    await bank.settle(id, 5_000);
    expect(await one.owes()).toEqual([45_000, 40_000, 5_000]);
    const more = newId();
    await bank.debit(more, 20_000);
    expect(await one.owes()).toEqual([45_000, 40_000, 0]);
    await bank.settle(more, 20_000);
    expect(await one.owes()).toEqual([25_000, 25_000, 0]);
  });

  it('is written off last', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(50_000);
    const now = service.clock.now();
    const occasion = { groupId: newId(), occurredAt: now, effectiveOn: '2026-11-20', actor: 'x' };
    const ledger = ledgerStore(service.database);
    const between = {
      debit: await ledger.accountOf(BANK.creditLoss),
      credit: BigInt(one.receivable),
    };
    const loss = { id: newId(), amountCents: 10_000, code: CODES.creditLoss, ...between };
    await ledger.post(singleTransfers({ ...occasion, source: null }, [loss]));
    expect(await one.owes()).toEqual([40_000, 40_000, 0]);
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
