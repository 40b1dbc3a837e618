import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);

/** What of money on deposit has repaid by the ledger, less what was taken back, in dollars. */
async function repaidByLedger(receivable: string): Promise<number> {
  const { rows } = await service.database.raw<{ rows: { cents: bigint }[] }>(
    `SELECT coalesce(sum(CASE WHEN credit = :receivable THEN amount ELSE -amount END), 0) AS cents
       FROM ledger.transfer
      WHERE (credit = :receivable AND code = 302) OR (debit = :receivable AND code = 306)`,
    { receivable },
  );
  return Number(rows[0]?.cents) / 100;
}

const sumOf = (past: readonly { amount: number }[]) =>
  past.reduce((sum, { amount }) => sum + amount, 0);

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

  it('have what was repaid later out of her balance, with its day, and add up to the ledger', async () => {
    service.world.owners = ['Hazel Hourly'];
    const one = await spender();
    const deposits = await someDeposits(service, one.userId);
    await deposits.receives(5_000, { sender: 'IRS TREAS 310' });
    await deposits.receives(1_000, { sender: 'A FRIEND' });
    for (const [day, cents] of [
      ['2026-11-21', 1_200],
      ['2026-11-22', 1_750],
    ] as const) {
      service.clock.set(`${day}T20:00:00Z`);
      await service.put(`${one.userId}/card_transactions/${newId()}`, {
        occurred_at: `${day}T19:00:00Z`,
        amount_cents: cents,
        merchant_name: 'Shop',
        customer_state: 'posted',
      });
      await service.jobs.runSchedule('pay-from-deposits');
    }
    const { from_pay: past, payable } = await one.read();
    expect(past).toEqual([
      { day: '2026-11-22', amount: 17.5, kind: 'balance' },
      { day: '2026-11-21', amount: 12, kind: 'balance' },
      { day: '2026-11-20', amount: 30, kind: 'tax_refund' },
    ]);
    expect(payable).toBe(0);
    expect(sumOf(past)).toBe(await repaidByLedger(one.receivable));
    expect(await problemsOf(service)).toEqual([]);
  });

  it('keep what a deposit still repays that its sender took back out of her balance', async () => {
    service.world.owners = ['Hazel Hourly'];
    const one = await spender();
    const deposits = await someDeposits(service, one.userId);
    const pay = await deposits.receives(10_000);
    await deposits.receives(1_000, { sender: 'A FRIEND' });
    pay.isReturned = true;
    await deposits.sync();
    const { from_pay: past, payable } = await one.read();
    expect([past, payable]).toEqual([[{ day: '2026-11-20', amount: 10, kind: 'balance' }], 20]);
    expect(sumOf(past)).toBe(await repaidByLedger(one.receivable));
    expect(await problemsOf(service)).toEqual([]);
  });

  it('have what she asked for and a refund made needless, with what she asked for', async () => {
    service.world.owners = ['Hazel Hourly'];
    const one = await spender();
    const deposits = await someDeposits(service, one.userId);
    const id = newId();
    expect((await one.repay(20, id)).statusCode).toBe(201);
    expect((await one.read()).not_needed).toEqual([]);
    // Less of it is left first, and then nothing.
    one.post({ direction: 'credit', holdId: null, amountCents: 1_500 });
    await one.sync();
    expect((await one.read()).not_needed).toEqual([]);
    await deposits.receives(1_500, { sender: 'IRS TREAS 310' });
    const { not_needed: notNeeded, scheduled, debits } = await one.read();
    expect(notNeeded).toEqual([{ id, day: '2026-11-20', effective_on: '2026-11-20', amount: 20 }]);
    expect([scheduled, debits]).toEqual([[], []]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
