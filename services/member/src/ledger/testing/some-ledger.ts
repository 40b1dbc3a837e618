import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@reset/service-kit';
import { testDatabase } from '@reset/service-kit/testing';
import { GUARDED, MIGRATIONS } from '#testing/migrations.ts';
import { BANK } from '../chart.ts';
import type { ledgerStore } from '../ledger-store.ts';
import type { Occasion } from '../ledger.ts';

/** A database with a ledger and nothing else; `drop` ends it. */
export const someLedger = async () =>
  testDatabase(await mkdtemp(join(tmpdir(), 'no-migrations-')), GUARDED);

/** A database with a ledger and all that the member service keeps; `drop` ends it. */
export const someLedgerOfMembers = () => testDatabase(MIGRATIONS, GUARDED);

/** Something that the issuer tells, this once. */
export const someOccasion = (): Occasion => ({
  groupId: newId(),
  occurredAt: new Date('2026-11-20T20:00:00Z'),
  effectiveOn: '2026-11-20',
  actor: 'issuer',
  source: null,
});

/** The accounts of a new member, and those of the bank that her money goes through. */
export async function someAccounts(ledger: ReturnType<typeof ledgerStore>, bucket = 3) {
  const userId = newId();
  return {
    userId,
    ...(await ledger.openMember(userId)),
    payable: await ledger.accountOf(BANK.cardPayable, bucket),
    fboCash: await ledger.accountOf(BANK.fboCash),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
    debitClearing: await ledger.accountOf(BANK.debitClearing),
    creditClearing: await ledger.accountOf(BANK.creditClearing),
    chargebackReceivable: await ledger.accountOf(BANK.chargebackReceivable),
    disputeLoss: await ledger.accountOf(BANK.disputeLoss),
    creditLoss: await ledger.accountOf(BANK.creditLoss),
  };
}
