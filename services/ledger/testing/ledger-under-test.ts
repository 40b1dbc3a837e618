import { afterAll, afterEach, beforeEach, expect } from '@jest/globals';
import { ledgerStore } from '../src/ledger-store.ts';
import { balanceOf, rawLedger, someWire, type Wire } from './raw-ledger.ts';
import { someAccounts, someLedger } from './some-ledger.ts';

type Accounts = Awaited<ReturnType<typeof someAccounts>>;
type Side = Exclude<keyof Accounts, 'userId'>;

/**
 * What tests of the ledger's functions begin with: a ledger for the file, new accounts for each
 * test, and no violation that any of them leaves behind.
 */
export async function ledgerUnderTest() {
  const { database, drop } = await someLedger();
  const store = ledgerStore(database);
  const ledger = rawLedger(database);
  let accounts: Accounts;
  beforeEach(async () => {
    accounts = await someAccounts(store);
  });
  afterEach(async () => expect(await store.problems()).toEqual([]));
  afterAll(() => drop());

  const post = (...transfers: Wire[]) => ledger.post(transfers);
  const between = (debit: Side, credit: Side, changes: Wire = {}) =>
    someWire({ debit: String(accounts[debit]), credit: String(accounts[credit]), ...changes });
  const bought = (changes: Wire = {}) => between('receivable', 'payable', changes);
  return {
    database,
    store,
    ledger,
    /** This test's. */
    accounts: () => accounts,
    post,
    refusalOf: (...transfers: Wire[]) => ledger.refusalOf(() => post(...transfers)),
    balance: (account: bigint) => balanceOf(database, account),
    between,
    bought,
    held: (changes: Wire = {}) => bought({ kind: 'pending', code: 101, ...changes }),
    /** What posts or voids a hold. */
    end: (hold: Wire, kind: 'post' | 'void', amount: number, changes: Wire = {}) =>
      someWire({ kind, pending_id: hold['id'], code: 102, amount, ...changes }),
  };
}
