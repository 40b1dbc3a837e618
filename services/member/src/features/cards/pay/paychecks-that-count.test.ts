import { describe, expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { FRIDAY, someSpender } from '#testing/some-deposits.ts';

const { service } = await startCardService();
const spender = (...cents: number[]) => someSpender(service, ...cents);

describe('paychecks, to the limit', () => {
  /** Comes in at noon of a day, in Los Angeles. */
  const paidOn = async (one: Awaited<ReturnType<typeof spender>>, day: string) => {
    const arrivedAt = new Date(`${day}T20:00:00Z`);
    service.clock.set(arrivedAt.toISOString());
    return one.receives(5_000, { arrivedAt });
  };

  it.each([
    ['two on a Monday and the Sunday after it are one', '2026-11-23', '2026-11-29', 1],
    ['two on a Sunday and the Monday after it are two', '2026-11-22', '2026-11-23', 2],
    ['two a day apart are one', '2026-11-24', '2026-11-25', 1],
  ])('%s', async (_what, first, second, count) => {
    const one = await spender(20_000);
    await paidOn(one, first);
    await paidOn(one, second);
    expect(await one.repayments()).toBe(count);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('of one week are of the week in Los Angeles', async () => {
    const one = await spender(20_000);
    for (const instant of ['2026-11-23T07:59:59Z', '2026-11-23T08:00:00Z']) {
      service.clock.set(instant);
      await one.receives(5_000, { arrivedAt: new Date(FRIDAY) });
    }
    expect(await one.repayments()).toBe(2);
  });

  it('count no more once they are returned, while another of the week does', async () => {
    const one = await spender(20_000);
    const taken = [await paidOn(one, '2026-11-23'), await paidOn(one, '2026-11-25')];
    expect(await one.repayments()).toBe(1);
    for (const [index, deposit] of taken.entries()) {
      deposit.isReturned = true;
      await one.sync();
      expect(await one.repayments()).toBe(1 - index);
    }
    expect(await problemsOf(service)).toEqual([]);
  });
});
