import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { ledgerStore } from './ledger-store.ts';
import { rawLedger, someWire } from '../testing/raw-ledger.ts';
import { someAccounts, someLedger } from '../testing/some-ledger.ts';

let test: Awaited<ReturnType<typeof someLedger>>;
let member: Awaited<ReturnType<typeof someAccounts>>;
let hold: string;
beforeAll(async () => {
  test = await someLedger();
});
afterAll(() => test.drop());

/** Money that moved in each way, and a hold of 100 that is open, of which 40 were taken. */
beforeEach(async () => {
  member = await someAccounts(ledgerStore(test.database));
  hold = newId();
  const [debit, credit] = [String(member.receivable), String(member.payable)];
  const { post } = rawLedger(test.database);
  await post([
    someWire({ debit, credit, amount: 700 }),
    someWire({ id: hold, debit, credit, amount: 100, kind: 'pending' }),
    someWire({ debit: String(member.fboCash), credit: String(member.deposit), amount: 500 }),
  ]);
  await post([someWire({ kind: 'post', pending_id: hold, amount: 40 })]);
});

/** @returns what is found while somebody who may do anything has changed it; it is put back then */
async function foundAfter(...statements: string[]): Promise<string[]> {
  const transaction = await test.database.transaction();
  try {
    await transaction.raw('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await transaction.raw(statement);
    const problems = await ledgerStore(transaction).problems();
    return [...new Set(problems.map(({ invariant }) => invariant))].toSorted();
  } finally {
    await transaction.rollback();
  }
}
const account = (change: string, id = member.receivable) =>
  `UPDATE ledger.account SET ${change} WHERE id = ${id}`;

describe('problems', () => {
  it('are none in a sound ledger', async () => {
    expect(await foundAfter()).toEqual([]);
  });

  it.each(['debits_posted', 'debits_pending', 'credits_posted', 'credits_pending'])(
    'are %s that no transfers make up, on one side or on both',
    async (column) => {
      const one = account(`${column} = ${column} + 1`, member.payable);
      const other = account(
        column.startsWith('debits')
          ? `${column.replace('debits', 'credits')} = ${column.replace('debits', 'credits')} + 1`
          : `${column.replace('credits', 'debits')} = ${column.replace('credits', 'debits')} + 1`,
        member.settlementCash,
      );
      const posted = column.endsWith('posted');
      const alone = ['account_is_its_transfers', ...(posted ? [] : ['holds_are_pending'])];
      expect(await foundAfter(one)).toEqual([
        ...alone.slice(0, 1),
        'debits_are_credits',
        ...alone.slice(1),
      ]);
      expect(await foundAfter(one, other)).toEqual(alone);
    },
  );

  it('are a transfer of nobody, and one that is gone', async () => {
    const gone = `DELETE FROM ledger.transfer WHERE debit = ${member.fboCash} AND credit = ${member.deposit}`;
    expect(await foundAfter(gone)).toEqual(['account_is_its_transfers']);
    const nobody = `UPDATE ledger.transfer SET debit = 999999 WHERE credit = ${member.deposit}`;
    expect(await foundAfter(nobody)).toEqual(['account_is_its_transfers']);
  });

  it('are deposits that the bank does not hold', async () => {
    const elsewhere = [
      `UPDATE ledger.transfer SET debit = ${member.settlementCash} WHERE credit = ${member.deposit}`,
      account('debits_posted = debits_posted - 500', member.fboCash),
      account('debits_posted = debits_posted + 500', member.settlementCash),
    ];
    expect(await foundAfter(...elsewhere)).toEqual(['fbo_cash_is_owed']);
  });

  it('are a hold with another amount left than was not ended', async () => {
    const change = (what: string) => `UPDATE ledger.hold SET ${what} WHERE pending_id = '${hold}'`;
    expect(await foundAfter(change('amount_left = 59'))).toEqual([
      'hold_is_what_is_left',
      'holds_are_pending',
    ]);
    expect(await foundAfter(change(`amount_left = 0, status = 'voided'`))).toEqual([
      'hold_is_what_is_left',
      'holds_are_pending',
    ]);
    expect(await foundAfter(`DELETE FROM ledger.hold WHERE pending_id = '${hold}'`)).toEqual([
      'hold_is_what_is_left',
      'holds_are_pending',
    ]);
  });

  it('are a hold that says it is over and is not', async () => {
    const lying = [
      'ALTER TABLE ledger.hold DROP CONSTRAINT hold_check',
      `UPDATE ledger.hold SET status = 'voided' WHERE pending_id = '${hold}'`,
    ];
    expect(await foundAfter(...lying)).toEqual(['hold_is_what_is_left', 'holds_are_pending']);
  });

  it('are the end of a hold on other accounts than the hold', async () => {
    const other = await someAccounts(ledgerStore(test.database));
    const moved = [
      `UPDATE ledger.transfer SET debit = ${other.receivable} WHERE pending_id = '${hold}'`,
      account('debits_posted = debits_posted - 40, debits_pending = debits_pending + 40'),
      account('debits_posted = 40, debits_pending = 0', other.receivable),
    ];
    expect(await foundAfter(...moved)).toContain('end_is_its_holds');
  });

  it('are a balance against its rule, and a rule against the chart', async () => {
    const free = 'ALTER TABLE ledger.account DROP CONSTRAINT account_rule';
    const repaid = account('credits_posted = 801');
    expect(await foundAfter(free, repaid)).toContain('balance_keeps_its_rule');
    expect(await foundAfter(free, account('credits_pending = 801'))).toContain(
      'balance_keeps_its_rule',
    );
    const spent = account('debits_pending = 501', member.deposit);
    expect(await foundAfter(free, spent)).toContain('balance_keeps_its_rule');
    expect(await foundAfter(account(`rule = 'none'`))).toEqual(['balance_keeps_its_rule']);
    expect(await foundAfter(account('owner_user_id = NULL'))).toEqual(['balance_keeps_its_rule']);
    expect(await foundAfter(account('bucket = 16', member.payable))).toEqual([
      'balance_keeps_its_rule',
    ]);
  });
});
