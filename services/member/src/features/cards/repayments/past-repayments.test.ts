import { describe, expect, it } from '@jest/globals';
import { dayOf } from '#calendar/calendar-date.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);

describe('past repayments', () => {
  it('have what her pay has repaid, and nothing of pay that repaid nothing', async () => {
    service.world.owners = ['Hazel Hourly'];
    const one = await spender();
    await one.repaysFromPay();
    const deposits = await someDeposits(service, one.userId);
    await deposits.receives(10_000);
    await deposits.receives(5_000);
    const day = dayOf(service.clock.now());
    expect((await one.read()).from_pay).toEqual([{ day, amount: 30 }]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
