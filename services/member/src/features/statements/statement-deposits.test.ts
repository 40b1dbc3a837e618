import { describe, expect, it } from '@jest/globals';
import { ledgerStore } from '@reset/ledger';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someSpender } from '#testing/some-deposits.ts';
import { issueAt } from '#testing/statement-world.ts';

const { service } = await startCardService();

type Line = { posted_date: string; subtype: string; data: { memo: string; lines: Entry[] } };
type Entry = { account_no: string; amount: number; dc_sign: 'debit' | 'credit' };

/** What a line does to the account that it is a line of. */
const effectOf = ({ data: { lines } }: Line): number =>
  lines
    .filter(({ account_no: account }) => account === 'deposit')
    .reduce((sum, { amount, dc_sign: sign }) => sum + (sign === 'credit' ? amount : -amount), 0);
const statementsOf = async (userId: string) => {
  const listed = (await service.get(userId, '/statements')).json<{ id: string }[]>();
  const read = listed.map(async ({ id }) =>
    (await service.get(userId, `/statements/${id}`)).json(),
  );
  return (await Promise.all(read)).toReversed();
};

describe('the statement of who is paid by direct deposit', () => {
  it('has the pay that came in and what it repaid, adds up, and stays as it was', async () => {
    const one = await someSpender(service, 3_000);
    await one.receives(10_000);
    service.clock.set('2026-11-23T18:00:00Z');
    // On its way to her bank, which is not there yet.
    await service.jobs.runSchedule('pay-out-deposits');
    await service.jobs.drain();
    expect(one.sent()).toEqual([7_000]);
    // Comes in after the month that is issued next.
    await one.receives(250, { arrivedAt: new Date('2026-12-01T09:00:00Z') });
    const running = (await service.get(one.userId, '/statements/current')).json();
    expect(running.deposit.closing_balance).toBe(7_000);
    await issueAt(service, '2026-12-01T08:00:00Z');
    const [november] = await statementsOf(one.userId);
    const { opening_balance, closing_balance, transactions } = november.deposit;
    expect([opening_balance, closing_balance]).toEqual([0, 7_000]);
    expect(
      transactions.map((line: Line) => [line.subtype, line.data.memo, effectOf(line)]),
    ).toEqual([
      ['direct_deposit', 'Direct deposit from NORTHWIND PAYROLL', 10_000],
      ['repayment_from_deposit', 'Repayment of what you owe', -3_000],
    ]);
    expect(transactions[1].data.lines).toEqual([
      { account_no: 'deposit', amount: 3_000, dc_sign: 'debit' },
      { account_no: 'card', amount: 3_000, dc_sign: 'credit' },
    ]);
    expect(november.closing_balance).toBe(0);

    service.clock.set('2026-12-02T20:00:00Z');
    // Booked late, for a day of November.
    await one.receives(500, { arrivedAt: new Date('2026-11-30T18:00:00Z') });
    await issueAt(service, '2027-01-01T09:00:00Z');
    const [before, december] = await statementsOf(one.userId);
    expect(before).toEqual(november);
    expect(december.deposit).toMatchObject({ opening_balance: 7_000, closing_balance: 7_750 });
    expect(
      december.deposit.transactions.map((line: Line) => [
        line.subtype,
        line.data.memo,
        effectOf(line),
      ]),
    ).toEqual([
      ['deposit', 'Deposit from NORTHWIND PAYROLL', 500],
      ['deposit', 'Deposit from NORTHWIND PAYROLL', 250],
    ]);
    expect(await problemsOf(service)).toEqual([]);
    expect(await ledgerStore(service.database).problems()).toEqual([]);
  });

  it.each([
    [90_000, 'NORTHWIND PAYROLL', 'Direct deposit taken back by its sender'],
    [90_000, 'IRS TREAS 310', 'Tax refund taken back by its sender'],
    [250, 'NORTHWIND PAYROLL', 'Deposit taken back by its sender'],
  ])('names what its sender took back by its kind: %s of %s', async (cents, sender, memo) => {
    service.clock.set('2026-11-20T20:00:00Z');
    const one = await someSpender(service);
    const deposit = await one.receives(cents, { sender });
    deposit.isReturned = true;
    await one.sync();
    const { transactions } = (await service.get(one.userId, '/statements/current')).json().deposit;
    const back = transactions.filter(({ subtype }: Line) => subtype === 'returned_deposit');
    expect(back.map((line: Line) => [line.data.memo, effectOf(line)])).toEqual([[memo, -cents]]);
  });

  it('is refused where its lines do not come to its sums', async () => {
    const one = await someSpender(service);
    await issueAt(service, '2027-02-01T09:00:00Z');
    const [statement] = await service
      .database('statement')
      .join('card_account', 'card_account.id', 'statement.card_account_id')
      .where({ user_id: one.userId })
      .select('statement.id');
    const line = {
      transfer_id: crypto.randomUUID(),
      statement_id: statement.id,
      seq: 1,
      posted_date: '2026-12-01',
      type: 'ach',
      subtype: 'direct_deposit',
      memo: 'Direct deposit',
      debit_account: '1020',
      credit_account: '2010',
      amount_cents: 100,
      is_debit: false,
    };
    await expect(service.database('statement_deposit_line').insert(line)).rejects.toThrow(
      'do not come to its sums',
    );
    await expect(
      service.database('statement_deposit_line').update({ memo: 'x' }),
    ).rejects.toThrow();
  });
});
