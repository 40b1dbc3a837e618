import { join } from 'node:path';
import { newId } from '@reset/service-kit';
import { testDatabase } from '@reset/service-kit/testing';
import { BANK } from '../src/chart.ts';
import type { ledgerStore } from '../src/ledger-store.ts';
import type { Occasion } from '../src/transfers.ts';

/** Where the services' `db/` are; npm run mutate:sql puts changed copies in their place. */
export const SERVICES = process.env['MUTATED_SERVICES'] ?? join(import.meta.dirname, '../..');

/** The schema of the ledger, for a test database that holds others as well: see `testDatabase`. */
export const LEDGER_SCHEMA = { ledger: join(SERVICES, 'ledger/db') };

/** A database with a ledger and nothing else; `drop` ends it. */
export const someLedger = () => testDatabase(undefined, LEDGER_SCHEMA);

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
