import { newId } from '@reset/service-kit';
import { testDatabase } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GUARDED, MIGRATIONS } from '#testing/member-service.ts';
import { BANK } from './chart.ts';
import { ledgerStore } from './ledger-store.ts';
import type { Occasion } from './ledger.ts';
import { clearingTransfers, forcePostTransfers, holdTransfers } from './postings.ts';

let test: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  test = await testDatabase(MIGRATIONS, GUARDED);
});
afterAll(() => test.drop());

const ledger = () => ledgerStore(test.database);
const occasion = (): Occasion => ({
  groupId: newId(),
  occurredAt: new Date('2026-11-20T20:00:00Z'),
  effectiveOn: '2026-11-20',
  actor: 'issuer',
  source: null,
});
async function someAccounts() {
  const { receivable } = await ledger().openMember(newId());
  return { receivable, payable: await ledger().accountOf(BANK.cardPayable, 3) };
}
const owed = async (receivable: bigint) =>
  test
    .database('ledger.account')
    .where({ id: receivable.toString() })
    .first('debits_pending', 'debits_posted', 'credits_posted');

describe('post', () => {
  it('holds, takes a part and lets go of the rest', async () => {
    const accounts = await someAccounts();
    const id = newId();
    const hold = holdTransfers(occasion(), {
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
    await ledger().post(clearingTransfers(occasion(), open, clearing));
    expect(await owed(accounts.receivable)).toMatchObject({
      debits_pending: 0n,
      debits_posted: 3_100n,
    });
    expect(await ledger().problems()).toEqual([]);
  });

  it('refuses another transfer by the same id, and a hold that is over', async () => {
    const accounts = await someAccounts();
    const id = newId();
    const hold = { ...accounts, id, amountCents: 700, expiresAt: null };
    const first = occasion();
    await ledger().post(holdTransfers(first, hold));
    const other = holdTransfers(first, { ...hold, amountCents: 701 });
    await expect(ledger().post(other)).rejects.toMatchObject({ code: 'conflict' });
    const open = { pendingId: id, leftCents: 700 };
    await ledger().post(
      forcePostTransfers(occasion(), open, { ...accounts, newId, amountCents: 900 }),
    );
    await expect(
      ledger().post(clearingTransfers(occasion(), open, { newId, amountCents: 1, isFinal: false })),
    ).rejects.toMatchObject({ code: 'hold_not_open' });
    expect(await ledger().problems()).toEqual([]);
  });
});

describe('hold_within_limit', () => {
  it('approves up to the limit and not a cent more', async () => {
    const userId = newId();
    const { receivable } = await ledger().openMember(userId);
    await ledger().setCreditLimits([{ userId, cents: 1_000 }]);
    const ask = async (amount: number) => {
      const hold = {
        id: newId(),
        debit: String(receivable),
        amount,
        group_id: newId(),
        occurred_at: new Date('2026-11-20T20:00:00Z'),
        effective_on: '2026-11-20',
        actor: 'issuer',
      };
      const { rows } = await test.database.raw<{ rows: { approved: boolean }[] }>(
        'SELECT approved FROM ledger.hold_within_limit(?)',
        [JSON.stringify([hold])],
      );
      return rows[0]?.approved;
    };
    expect([await ask(600), await ask(401), await ask(400), await ask(1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(await ledger().problems()).toEqual([]);
  });
});
