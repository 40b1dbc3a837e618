import { type Database, failpoint, newId, type Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf, plusDays } from '#calendar/calendar-date.ts';
import {
  FILE_KINDS,
  type FileHead,
  type FileKind,
  type ReconciliationFile,
} from '#providers/reconciliation-files.ts';
import { expectedBalance, ledgerBalance } from './balance.store.ts';
import {
  balanceDiffers,
  type DifferenceKind,
  fileInvalid,
  fileMissing,
  type FoundDifference,
  missingDays,
  type OpenDifference,
} from './differences.ts';
import { type DatedDifference, keepDifferences } from './differences.store.ts';
import {
  type Compared,
  insertFile,
  lastDayOf,
  lockFiles,
  newestOf,
  readCompared,
  readFrom,
} from './files.store.ts';
import { matchEntries } from './match-entries.ts';
import { settleNetwork } from './settle-network.store.ts';

/** So long a file may be sent anew. */
const REVISED_WITHIN_DAYS = 90;
const EARLIEST = '1900-01-01';

const ENTRY_KINDS: readonly DifferenceKind[] = [
  'missing_with_us',
  'missing_there',
  'amount_differs',
  'doubled',
];

/** Files compared with the ledger, in the database. Each returns the differences that are new. */
export const reconcileStore = (database: Database) => ({
  /** From which day on files may be new, or anew. */
  async since(): Promise<CalendarDate> {
    const row = await database('reconciliation_file').max('day as day').first();
    return row?.day ? plusDays(row.day, -REVISED_WITHIN_DAYS) : EARLIEST;
  },

  /** Those that were not compared yet, in the order in which they have to be. */
  async news(heads: readonly FileHead[]): Promise<FileHead[]> {
    const rows = await database('reconciliation_file')
      .whereIn('day', [...new Set(heads.map(({ day }) => day))])
      .groupBy('kind', 'day')
      .select('kind', 'day')
      .max('revision as revision');
    const known = new Map(rows.map((row) => [`${row.kind} ${row.day}`, Number(row.revision)]));
    return heads
      .filter(({ kind, day, revision }) => revision > (known.get(`${kind} ${day}`) ?? 0))
      .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  },

  /**
   * Compares a file, once, and pays the network what it says. What was compared before changes
   * nothing, and neither does a file in whose place another one is already.
   */
  reconcile: (file: ReconciliationFile, now: Date): Promise<OpenDifference[]> =>
    database.transaction((transaction) => reconcile(transaction, file, now)),

  /** Notes that a file could not be compared. */
  noteInvalid: (head: FileHead, now: Date): Promise<OpenDifference[]> =>
    database.transaction(async (transaction) => {
      await lockFiles(transaction);
      const { kind: fileKind, day } = head;
      const looked = { fileKind, kinds: ['file_invalid'] as const, fileId: null, now };
      const others = await invalidDays(transaction, fileKind);
      const found = others.filter(({ key }) => key !== day);
      return keepDifferences(transaction, looked, [...found, { ...fileInvalid(head), day }]);
    }),

  /** Notes of which banking days files are missing. */
  noteMissing: (now: Date): Promise<OpenDifference[]> =>
    database.transaction(async (transaction) => {
      await lockFiles(transaction);
      const rows = await transaction('reconciliation_file').distinct('kind', 'day').orderBy('day');
      const added: OpenDifference[] = [];
      if (rows.length === 0) return added;
      for (const fileKind of FILE_KINDS) {
        const looked = { fileKind, kinds: ['file_missing'] as const, fileId: null, now };
        const known = new Set(rows.filter(({ kind }) => kind === fileKind).map(({ day }) => day));
        const missing = missingDays(rows[0].day, known, dayOf(now));
        const found = missing.map((day) => ({ ...fileMissing(day), day }));
        added.push(...(await keepDifferences(transaction, looked, found)));
      }
      return added;
    }),
});

const orderOf = ({ kind, day }: FileHead): string => `${day} ${FILE_KINDS.indexOf(kind)}`;

async function reconcile(
  transaction: Transaction,
  file: ReconciliationFile,
  now: Date,
): Promise<OpenDifference[]> {
  await lockFiles(transaction);
  const before = await newestOf(transaction, file);
  if (before !== null && before.revision >= file.revision) return [];
  const { kind, day } = file;
  const lastDay = await lastDayOf(transaction, kind);
  const from = await readFrom(transaction, kind, lastDay);
  const id = newId();
  const groupId = kind === 'card_settlement' ? newId() : null;
  const ledgerCents = await ledgerBalance(transaction, file, from);
  await insertFile(transaction, file, { id, groupId, ledgerCents, now });
  const compared = await readCompared(transaction, file, from);
  const { keys } = compared;
  if (groupId !== null) {
    const cents = file.netCents - (before?.netCents ?? 0);
    await settleNetwork(transaction, file, { cents, groupId, keys, from, now });
    failpoint('reconciliation.settled');
  }
  const horizon = lastDay !== null && lastDay > day ? lastDay : day;
  const looked = { fileKind: kind, fileId: id, now };
  const keep = (kinds: readonly DifferenceKind[], found: readonly FoundDifference[]) =>
    keepDifferences(
      transaction,
      { ...looked, kinds },
      found.map((one) => ({ ...one, day })),
    );
  const added = await keep(ENTRY_KINDS, entryDifferences(compared, horizon));
  await keep(
    ['file_invalid'],
    (await invalidDays(transaction, kind)).filter(({ key }) => key !== day),
  );
  // An account's balance is that of its last day.
  if (file.closingCents === null || horizon !== day) return added;
  const expected = await expectedBalance(transaction, file, { keys, from });
  const found = balanceDiffers(file.closingCents - expected);
  return [...added, ...(await keep(['balance_differs'], found))];
}

// What is booked for a later day may be on a later file.
function entryDifferences({ theirs, ours }: Compared, horizon: CalendarDate): FoundDifference[] {
  const reported = new Set(theirs.map(({ key }) => key));
  return matchEntries(
    theirs,
    ours.filter(({ key, effectiveOn }) => reported.has(key) || effectiveOn <= horizon),
  );
}

/** The files that cannot be compared so far. */
async function invalidDays(
  transaction: Transaction,
  fileKind: FileKind,
): Promise<DatedDifference[]> {
  const rows = await transaction('reconciliation_difference').where({
    file_kind: fileKind,
    kind: 'file_invalid',
    closed_at: null,
  });
  return rows.map((row) => ({
    kind: 'file_invalid',
    key: row.key,
    day: row.day,
    ourId: null,
    theirId: row.their_id,
    ourCents: null,
    theirCents: null,
  }));
}
