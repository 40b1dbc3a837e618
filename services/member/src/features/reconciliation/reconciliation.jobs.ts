import { failpoint } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import type { FileHead } from '#providers/reconciliation-files.ts';
import { bankTransferStore } from './bank-transfers.store.ts';
import { ageInBankingDays, type OpenDifference } from './differences.ts';
import { reconcileStore } from './reconcile.store.ts';
import { suspenseSince } from './suspense.store.ts';

/**
 * Compares the files of issuer and bank with the ledger, each once and those of missed days too, the
 * oldest first; has the bank move what the ledger moved between our accounts there; and alerts of what
 * stays in suspense.
 */
export function registerReconciliationJobs(context: Context): void {
  const { jobs } = context;
  jobs.schedule('reconcile-files', '*/15 * * * *', () => reconcileFiles(context));
  jobs.schedule('move-at-bank', '*/15 * * * *', () => moveAtBank(context));
  jobs.schedule('check-suspense', '0 17 * * *', () => checkSuspense(context));
}

async function reconcileFiles(context: Context): Promise<void> {
  const { clock, database, log, reconciliationFiles: issuer } = context;
  const store = reconcileStore(database);
  const compare = async (head: FileHead): Promise<OpenDifference[]> => {
    const file = await issuer.read(head);
    failpoint('reconciliation.read');
    return file ? store.reconcile(file, clock.now()) : store.noteInvalid(head, clock.now());
  };
  for (const head of await store.news(await issuer.list(await store.since()))) {
    // One that cannot be read now is read with the next run, and keeps no other waiting.
    await compare(head).then(
      (added) => alertOf(context, added),
      (err: unknown) => log.error({ err, file: head.id }, 'reconciliation.file_failed'),
    );
  }
  alertOf(context, await store.noteMissing(clock.now()));
}

function alertOf({ log }: Context, added: readonly OpenDifference[]): void {
  for (const { id, fileKind, kind, day, key, ourCents, theirCents } of added) {
    log.error(
      {
        event: 'reconciliation_difference',
        difference_id: id,
        file: fileKind,
        difference: kind,
        day,
        key,
        our_cents: ourCents,
        their_cents: theirCents,
      },
      'reconciliation.difference_opened',
    );
  }
}

/** Each has a key of its own, so that the bank does it once, however often it is sent. */
async function moveAtBank({ clock, database, log, reconciliationFiles }: Context): Promise<void> {
  const transfers = bankTransferStore(database);
  await transfers.plan(clock.now());
  for (const transfer of await transfers.unsent(clock.now())) {
    await reconciliationFiles
      .transfer(transfer.cents, transfer.id)
      .then(() => transfers.keepSent(transfer, clock.now()))
      .catch((err: unknown) => log.error({ err, id: transfer.id }, 'bank_transfer.failed'));
  }
}

/** What is in suspense for longer than this is an alert, each day. */
const MAX_BANKING_DAYS = 1;

async function checkSuspense({ clock, database, log }: Context): Promise<void> {
  const suspense = await suspenseSince(database);
  if (!suspense) return;
  const since = dayOf(suspense.since);
  if (ageInBankingDays(since, dayOf(clock.now())) < MAX_BANKING_DAYS) return;
  log.error({ event: 'suspense_unmatched', cents: suspense.cents, since }, 'suspense.overdue');
}
