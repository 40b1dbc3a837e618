import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { postedRepayments } from '#testing/posted-repayments.ts';
import { someRefundSpender } from '#testing/refund-spender.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const filer = (earnedCents: number, advancedCents: number) =>
  someRefundSpender(service, earnedCents, advancedCents);

describe('what a purchase spends of a tax refund', () => {
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

  it('is let go of with its hold, and is the same once it is collected', async () => {
    const one = await filer(10_000, 80_000);
    await one.holds(15_000);
    expect(await one.owes()).toEqual([15_000, 5_000, 0]);
    await one.holds(0);
    expect(await one.owes()).toEqual([0, 0, 0]);
    const other = await filer(10_000, 80_000);
    await other.holds(15_000);
    await other.clears(15_000);
    expect(await other.owes()).toEqual([15_000, 5_000, 10_000]);
  });

  it('leaves what is collected to her pay, where a hold is of what she has earned', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(4_000);
    await one.holds(3_000);
    expect(await one.owes()).toEqual([7_000, 0, 4_000]);
  });

  it('stays where a hold of what she has earned ends, and is not owed from pay meanwhile', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(40_000);
    await one.isPaid(10_000);
    expect(await one.owes()).toEqual([30_000, 30_000, 0]);
    await one.holds(5_000);
    expect(await one.owes()).toEqual([35_000, 30_000, 0]);
    await one.holds(0);
    expect(await one.owes()).toEqual([30_000, 30_000, 0]);
  });

  it('stays where a purchase of what she has earned is given back', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(40_000);
    await one.isPaid(10_000);
    const purchase = await one.buys(6_000);
    expect(await one.owes()).toEqual([36_000, 30_000, 6_000]);
    await one.givesBack(purchase, 4_000);
    expect(await one.owes()).toEqual([32_000, 30_000, 2_000]);
    await one.givesBack(purchase, 2_000);
    expect(await one.owes()).toEqual([30_000, 30_000, 0]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('keeps of what is hers what a hold of earned pay takes, beside an advance that is collected', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(40_000);
    await one.isPaid(10_000);
    await one.holds(5_000);
    await one.isPaid(30_000);
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([25_000]);
  });

  it('keeps of what is hers no more than what of a hold is of earned pay', async () => {
    const one = await filer(10_000, 80_000);
    await one.holds(12_000);
    await one.holds(15_000);
    expect(await one.owes()).toEqual([15_000, 5_000, 0]);
    await one.isPaid(25_000);
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([15_000]);
  });

  it('is of what is still held, where a purchase is collected in part', async () => {
    const one = await filer(10_000, 80_000);
    await one.holds(15_000);
    await one.clears(6_000);
    expect(await one.owes()).toEqual([15_000, 5_000, 6_000]);
  });

  it('is repaid by a refund from the first purchase on that spent of it', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(15_000);
    const second = await one.buys(8_000);
    await one.isRefunded(3_000);
    expect(await one.owes()).toEqual([20_000, 10_000, 10_000]);
    await one.isRefunded(3_000);
    expect(await one.owes()).toEqual([17_000, 7_000, 10_000]);
    await one.givesBack(second, 8_000);
    expect(await one.owes()).toEqual([9_000, 0, 9_000]);
  });

  it('is spent again by the first purchase first, once the refund is taken back', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(15_000);
    const second = await one.buys(8_000);
    const refund = await one.isRefunded(23_000);
    await one.isPaid(6_000);
    await one.buys(14_000);
    expect(await one.owes()).toEqual([8_000, 4_000, 4_000]);
    await one.isTakenBack(refund);
    expect(await one.owes()).toEqual([31_000, 17_000, 14_000]);
    await one.givesBack(second, 8_000);
    expect(await one.owes()).toEqual([23_000, 9_000, 14_000]);
  });

  it('is repaid from the first purchase on by what she repays of it', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(15_000);
    const second = await one.buys(8_000);
    const bank = postedRepayments(service, one.accountId);
    const id = newId();
    await bank.debit(id, 13_000);
    await bank.settle(id, 13_000);
    expect(await one.owes()).toEqual([10_000, 10_000, 0]);
    await one.buys(3_000);
    await one.givesBack(second, 8_000);
    expect(await one.owes()).toEqual([5_000, 2_000, 3_000]);
  });

  it('is credited to a dispute first, and spent again once the credit is taken back', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(10_000);
    await one.buys(4_000);
    const disputed = await one.disputesLatest();
    expect(await one.owes()).toEqual([14_000, 4_000, 10_000]);
    await disputed.credit();
    expect(await one.owes()).toEqual([10_000, 0, 10_000]);
    await disputed.withdraw();
    expect(await one.owes()).toEqual([14_000, 4_000, 10_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves what a credit puts on deposit to what her pay owes, at once', async () => {
    const one = await filer(10_000, 80_000);
    await one.buys(47_000);
    await one.isPaid(10_000);
    expect(await one.owes()).toEqual([37_000, 37_000, 0]);
    const disputed = await one.disputesLatest();
    await one.buys(5_000);
    expect(await one.owes()).toEqual([42_000, 37_000, 5_000]);
    await disputed.credit();
    expect(await one.owes()).toEqual([0, 0, 0]);
    expect((await one.overview()).deposit_balance).toBe(50);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('stays given back where a merchant gives back what was credited, and the credit is taken back', async () => {
    const one = await filer(10_000, 80_000);
    const purchase = await one.buys(30_000);
    const disputed = await one.disputesLatest();
    await disputed.credit();
    expect(await one.owes()).toEqual([0, 0, 0]);
    await one.givesBack(purchase, 4_000);
    expect(await one.owes()).toEqual([0, 0, 0]);
    await disputed.withdraw();
    expect(await one.owes()).toEqual([26_000, 16_000, 10_000]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
