import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '@reset/service-kit/testing';
import { newId } from '@reset/service-kit';
import { BANK } from '../chart.ts';
import { ledgerStore } from '../ledger-store.ts';
import type { Occasion } from '../ledger.ts';

/** Where the migrations are; npm run mutate:sql puts changed copies in their place. */
const folderOf = (name: 'migrations' | 'ledger-migrations') =>
  join(process.env['MUTATED_MIGRATIONS'] ?? join(import.meta.dirname, '../../..'), name);

/** A database of the member service with its ledger; `drop` ends it. */
export const someLedger = (): Promise<TestDatabase> =>
  testDatabase(folderOf('migrations'), { ledger: folderOf('ledger-migrations') });

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
