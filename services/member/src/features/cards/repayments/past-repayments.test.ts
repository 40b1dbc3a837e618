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
    expect((await one.read()).from_pay).toEqual([{ day, amount: 30, kind: 'pay' }]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('have what a tax refund has repaid, told apart from her pay', async () => {
    service.world.owners = ['Hazel Hourly'];
    const one = await spender();
    const deposits = await someDeposits(service, one.userId);
    await deposits.receives(100_000, { sender: 'IRS TREAS 310' });
    const { from_pay: past, payable } = await one.read();
    expect(past).toMatchObject([{ kind: 'tax_refund', amount: 30 }]);
    expect(payable).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });
});
