import type { Transaction } from '@reset/service-kit';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import type { FileKind, ReconciliationFile } from '#providers/reconciliation-files.ts';
import { withPartsAdded } from './chargebacks.ts';
import { chargedBack } from './chargebacks.store.ts';
import type { OurEntry, TheirEntry } from './match-entries.ts';

/**
 * What was booked longer ago than this before the newest file, and was not found by its key, was
 * compared with an earlier one. Transfers are numbered before they are committed, and are booked for a
 * day a few days after it or before: a week covers both.
 */
const COMPARED_AFTER_DAYS = 6;

/** From where in the ledger what is booked is compared with a file. */
export type ReadFrom = { seq: bigint; at: Date };

/** What of the ledger and of files has to be compared now, by key. */
export type Compared = {
  keys: string[];
  from: ReadFrom;
  theirs: TheirEntry[];
  ours: (OurEntry & { effectiveOn: CalendarDate })[];
};

/** Has nobody else compare files at the same time. */
export const lockFiles = (transaction: Transaction) =>
  transaction.raw('LOCK TABLE reconciliation_file IN SHARE ROW EXCLUSIVE MODE');

/** The newest file of that day and kind, and what it came to; null where there is none. */
export async function newestOf(
  transaction: Transaction,
  { kind, day }: Pick<ReconciliationFile, 'kind' | 'day'>,
): Promise<{ revision: number; netCents: number } | null> {
  const row = await transaction('reconciliation_file')
    .where({ kind, day })
    .orderBy('revision', 'desc')
    .first('revision', 'net_cents');
  return row ? { revision: row.revision, netCents: Number(row.net_cents) } : null;
}

/** The last day of which there is a file of this kind; null where there is none. */
export async function lastDayOf(
  transaction: Transaction,
  kind: FileKind,
): Promise<CalendarDate | null> {
  const row = await transaction('reconciliation_file').where({ kind }).max('day as day').first();
  return row?.day ?? null;
}

/** Since when the ledger has to be read, once files are compared until `lastDay`. */
export async function readFrom(
  transaction: Transaction,
  kind: FileKind,
  lastDay: CalendarDate | null,
): Promise<ReadFrom> {
  const row =
    lastDay === null
      ? undefined
      : await transaction('reconciliation_file')
          .where({ kind })
          .where('received_at', '<', plusDays(lastDay, -COMPARED_AFTER_DAYS))
          .orderBy('received_at', 'desc')
          .first('read_seq', 'received_at');
  return row ? { seq: row.read_seq, at: row.received_at } : { seq: 0n, at: new Date(0) };
}

/** Writes a file and its entries. */
export async function insertFile(
  transaction: Transaction,
  file: ReconciliationFile,
  kept: { id: string; groupId: string | null; ledgerCents: number | null; now: Date },
): Promise<void> {
  const { id, groupId, ledgerCents, now } = kept;
  await transaction('reconciliation_file').insert({
    id,
    kind: file.kind,
    day: file.day,
    revision: file.revision,
    issuer_id: file.id,
    net_cents: file.netCents,
    closing_cents: file.closingCents,
    ledger_cents: ledgerCents,
    received_at: now,
    read_seq: transaction.raw('(SELECT coalesce(max(seq), 0) FROM ledger.transfer)'),
    transfer_group_id: groupId,
  });
  await transaction.batchInsert(
    'reconciliation_entry',
    file.entries.map(({ key, issuerId, cents, undoes }, place) => ({
      file_id: id,
      place,
      key,
      issuer_id: issuerId,
      cents,
      undoes,
    })),
  );
}

/**
 * What has to be compared now that a file was written: what is on it and was on the one whose place it
 * takes, what differed before, and what was booked since.
 */
export async function readCompared(
  transaction: Transaction,
  { kind, day }: Pick<ReconciliationFile, 'kind' | 'day'>,
  from: ReadFrom,
): Promise<Compared> {
  const { rows: named } = await transaction.raw<{ rows: { key: string }[] }>(KEYS, { kind, day });
  const { rows: booked } = await transaction.raw<{ rows: BookedRow[] }>(
    'SELECT key, our_id, cents, effective_on FROM booked_entries(:kind, :seq, :at, :keys)',
    { kind, seq: String(from.seq), at: from.at, keys: named.map(({ key }) => key) },
  );
  const keys = [...new Set([...named, ...booked].map(({ key }) => key))];
  const { rows: reported } = await transaction.raw<{ rows: ReportedRow[] }>(
    `SELECT key, issuer_id, cents, undoes FROM reported_entry
      WHERE file_kind = :kind AND key = ANY (:keys)`,
    { kind, keys },
  );
  const theirs = reported.map(({ key, issuer_id: issuerId, cents, undoes }) => ({
    key,
    issuerId,
    cents: Number(cents),
    undoes,
  }));
  const purchases = await chargedBack(transaction, keys);
  const purchaseCents = new Map([...purchases].map(([key, { postedCents }]) => [key, postedCents]));
  return {
    keys,
    from,
    theirs: withPartsAdded(theirs, purchaseCents),
    ours: booked.map(({ key, our_id: ourId, cents, effective_on: effectiveOn }) => ({
      key,
      ourId,
      cents: Number(cents),
      effectiveOn,
    })),
  };
}

type BookedRow = { key: string; our_id: string; cents: bigint; effective_on: CalendarDate };
type ReportedRow = { key: string; issuer_id: string; cents: bigint; undoes: string | null };

const KEYS = `
  SELECT k.key
    FROM reconciliation_file f
    JOIN reconciliation_entry e ON e.file_id = f.id
   CROSS JOIN LATERAL (VALUES (e.key), (e.undoes)) AS k (key)
   WHERE f.kind = :kind AND f.day = :day AND k.key IS NOT NULL
  UNION
  SELECT key FROM reconciliation_difference
   WHERE file_kind = :kind AND (closed_at IS NULL OR closed_as = 'staff')
`;
