import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerStore } from './ledger-store.ts';
import { clearingTransfers, forcePostTransfers, holdTransfers } from './postings.ts';
import { someAccounts, someLedger, someOccasion } from '../testing/some-ledger.ts';

let test: Awaited<ReturnType<typeof someLedger>>;
beforeAll(async () => {
  test = await someLedger();
});
afterAll(() => test.drop());

const ledger = () => ledgerStore(test.database);
const owed = async (receivable: bigint) =>
  test
    .database('ledger.account')
    .where({ id: receivable.toString() })
    .first('debits_pending', 'debits_posted', 'credits_posted');

describe('post', () => {
  it('holds, takes a part and lets go of the rest', async () => {
    const accounts = await someAccounts(ledger());
    const id = newId();
    const hold = holdTransfers(someOccasion(), {
      ...accounts,
      id,
      amountCents: 5_000,
      expiresAt: null,
    });
    expect(await ledger().post(hold)).toBe(true);
    expect(await ledger().post(hold)).toBe(false);
    expect(await owed(accounts.receivable)).toMatchObject({ debits_pending: 5_000n });
    const open = { pendingId: id, leftCents: 5_000 };
    const clearing = { newId, amountCents: 3_100, isFinal: true };
    await ledger().post(clearingTransfers(someOccasion(), open, clearing));
    expect(await owed(accounts.receivable)).toMatchObject({
      debits_pending: 0n,
      debits_posted: 3_100n,
    });
    expect(await ledger().problems()).toEqual([]);
  });

  it('refuses another transfer by the same id, and a hold that is over', async () => {
    const accounts = await someAccounts(ledger());
    const id = newId();
    const hold = { ...accounts, id, amountCents: 700, expiresAt: null };
    const first = someOccasion();
    await ledger().post(holdTransfers(first, hold));
    const other = holdTransfers(first, { ...hold, amountCents: 701 });
    await expect(ledger().post(other)).rejects.toMatchObject({ code: 'conflict' });
    const open = { pendingId: id, leftCents: 700 };
    await ledger().post(
      forcePostTransfers(someOccasion(), open, { ...accounts, newId, amountCents: 900 }),
    );
    await expect(
      ledger().post(
        clearingTransfers(someOccasion(), open, { newId, amountCents: 1, isFinal: false }),
      ),
    ).rejects.toMatchObject({ code: 'hold_not_open' });
    expect(await ledger().problems()).toEqual([]);
  });
});
