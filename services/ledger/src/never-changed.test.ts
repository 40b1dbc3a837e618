import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerStore } from './ledger-store.ts';
import { rawLedger, someWire } from '../testing/raw-ledger.ts';
import { someAccounts, someLedger } from '../testing/some-ledger.ts';

// Tests are the superuser: what they may not do, nobody may.
let test: Awaited<ReturnType<typeof someLedger>>;
const [open, over] = [newId(), newId()];
let debit: string;
let credit: string;
beforeAll(async () => {
  test = await someLedger();
  const accounts = await someAccounts(ledgerStore(test.database));
  [debit, credit] = [String(accounts.receivable), String(accounts.payable)];
  const hold = (id: string) => someWire({ id, kind: 'pending', debit, credit });
  await rawLedger(test.database).post([hold(open), hold(over)]);
  await rawLedger(test.database).post([someWire({ kind: 'void', pending_id: over })]);
});
afterAll(() => test.drop());

const refusalOf = (statement: string) =>
  rawLedger(test.database).refusalOf(() => test.database.raw(statement));

describe('the superuser', () => {
  it.each([
    'UPDATE ledger.transfer SET amount = 1',
    'UPDATE ledger.transfer SET amount = 1 WHERE false',
    'DELETE FROM ledger.transfer',
    'TRUNCATE ledger.transfer CASCADE',
    'DELETE FROM ledger.hold',
    'TRUNCATE ledger.hold',
    'DELETE FROM ledger.account',
    'TRUNCATE ledger.account CASCADE',
    `UPDATE ledger.account SET rule = 'none'`,
    'UPDATE ledger.account SET owner_user_id = NULL',
    'UPDATE ledger.account SET code = 1010',
    'UPDATE ledger.account SET bucket = 1',
    `UPDATE ledger.chart SET rule = 'none'`,
    'DELETE FROM ledger.chart',
    'TRUNCATE ledger.chart CASCADE',
    `UPDATE ledger.transfer_code SET name = 'x'`,
    'DELETE FROM ledger.transfer_code',
    'TRUNCATE ledger.transfer_code CASCADE',
  ])('cannot %s', async (statement) => {
    expect(await refusalOf(statement)).toBe('23001');
  });

  it.each([
    ['grow', open, 'amount_left = amount_left + 1'],
    ['stay as large', open, `status = 'open'`],
    ['last longer', open, 'amount_left = 1, expires_at = now()'],
    ['become another', open, `amount_left = 1, pending_id = '${newId()}'`],
    ['begin again', over, `amount_left = 1, status = 'open'`],
    ['end another way', over, `status = 'expired'`],
  ])('cannot let a hold %s', async (_what, id, change) => {
    expect(await refusalOf(`UPDATE ledger.hold SET ${change} WHERE pending_id = '${id}'`)).toBe(
      '23001',
    );
  });
});

describe('the tables', () => {
  const account = (columns: string, values: string) =>
    `INSERT INTO ledger.account (${columns}) VALUES (${values})`;
  const transfer = (changes: Record<string, string>) => {
    const row = {
      id: `'${newId()}'`,
      debit,
      credit,
      amount: '1',
      code: '103',
      kind: `'single'`,
      group_id: `'${newId()}'`,
      occurred_at: 'now()',
      effective_on: 'now()',
      actor: `'issuer'`,
      ...changes,
    };
    return `INSERT INTO ledger.transfer (${Object.keys(row).join()}) VALUES (${Object.values(row).join()})`;
  };

  it.each([
    ['a balance below zero', `UPDATE ledger.account SET debits_posted = -1 WHERE code = 1010`],
    ['a balance below zero', `UPDATE ledger.account SET debits_pending = -1 WHERE code = 1010`],
    ['a balance below zero', `UPDATE ledger.account SET credits_posted = -1 WHERE code = 1010`],
    ['a balance below zero', `UPDATE ledger.account SET credits_pending = -1 WHERE code = 1010`],
    ['more repaid than owed', `UPDATE ledger.account SET credits_posted = 1 WHERE code = 1110`],
    ['more spent than deposited', `UPDATE ledger.account SET debits_posted = 1 WHERE code = 2010`],
    ['a limit of the bank', `UPDATE ledger.account SET credit_limit = 1 WHERE code = 1010`],
    ['a limit below zero', `UPDATE ledger.account SET credit_limit = -1 WHERE code = 1110`],
    ['an unknown rule', account('code, bucket, rule', `1010, 1, 'free'`)],
    ['a bucket below the first', account('code, bucket, rule', `2020, -1, 'none'`)],
    [
      'an open hold of nothing',
      `UPDATE ledger.hold SET amount_left = 0 WHERE pending_id = '${open}'`,
    ],
    [
      'an ended hold of something',
      `UPDATE ledger.hold SET amount_left = 1, status = 'voided' WHERE pending_id = '${open}'`,
    ],
    [
      'a hold below zero',
      `UPDATE ledger.hold SET amount_left = -1, status = 'voided' WHERE pending_id = '${open}'`,
    ],
  ])('hold no %s: %s', async (_what, statement) => {
    expect(await refusalOf(statement)).toBe('23514');
  });

  it.each([
    [{ amount: '0' }, '23514'],
    [{ amount: '1000000000001' }, '23514'],
    [{ kind: `'refund'` }, '23514'],
    [{ kind: `'post'` }, '23514'],
    [{ pending_id: `'${open}'` }, '23514'],
    [{ actor: `''` }, '23514'],
    [{ actor: 'NULL' }, '23502'],
    [{ amount: 'NULL' }, '23502'],
    [{ group_id: 'NULL' }, '23502'],
    [{ code: '999' }, '23514'],
    [{ debit: '0' }, '23503'],
    [{ credit: '0' }, '23503'],
    [{ id: `'${open}'` }, '23505'],
    [{ kind: `'post'`, pending_id: `'${newId()}'` }, '23503'],
    [{ kind: `'void'`, pending_id: `'${over}'` }, '23505'],
  ] as [Record<string, string>, string][])('hold no transfer with %j', async (changes, code) => {
    expect(await refusalOf(transfer(changes))).toBe(code);
    expect(await refusalOf(transfer({ credit: debit }))).toBe('23514');
  });

  it('hold each account of the bank once, with the rule of the chart', async () => {
    expect(await refusalOf(account('code, bucket, rule', `2020, 3, 'none'`))).toBe('23505');
    expect(await refusalOf(account('code, bucket, rule', `2010, 1, 'none'`))).toBe('23503');
  });
});
