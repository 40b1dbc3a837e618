import { type Database, newId, type Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { FileKind } from '#providers/reconciliation-files.ts';
import { chargedBack } from './chargebacks.store.ts';
import type {
  DifferenceKind,
  FoundDifference,
  ListedDifference,
  OpenDifference,
} from './differences.ts';

const MAX_LISTED = 1_000;

type Looked = {
  fileKind: FileKind;
  /** Of what kinds all that there are now were found. */
  kinds: readonly DifferenceKind[];
  /** By which file; null for none. */
  fileId: string | null;
  now: Date;
};

/** With the day from which its age counts. */
export type DatedDifference = FoundDifference & { day: CalendarDate };

/**
 * Brings the differences of a kind of file in line with those that were found now: what is found no
 * more is closed as matched, what became another one as replaced, and is as old as before. What staff
 * have closed as it is stays closed.
 * @returns those that are new
 */
export async function keepDifferences(
  transaction: Transaction,
  looked: Looked,
  found: readonly DatedDifference[],
): Promise<OpenDifference[]> {
  const { fileKind, kinds, fileId, now } = looked;
  const rows: DifferenceRow[] = await transaction('reconciliation_difference')
    .where({ file_kind: fileKind })
    .whereIn('kind', [...kinds])
    .whereRaw(`(closed_at IS NULL OR closed_as = 'staff')`);
  const known = rows.map(toDifference);
  const open = known.filter((_one, index) => rows[index]?.closed_at === null);
  const isFound = new Set(found.map(contentOf));
  const foundKeys = new Set(found.map(({ key }) => key));
  for (const gone of open.filter((one) => !isFound.has(contentOf(one)))) {
    // Unless staff have just closed it.
    await transaction('reconciliation_difference')
      .where({ id: gone.id, closed_at: null })
      .update({
        closed_at: now,
        closed_as: foundKeys.has(gone.key) ? 'replaced' : 'matched',
        closed_by: fileId,
      });
  }
  const isKnown = new Set(known.map(contentOf));
  const dayOfKey = new Map(open.map(({ key, day }) => [key, day]));
  const added = found
    .filter((one) => !isKnown.has(contentOf(one)))
    .map((one) => ({
      ...one,
      id: newId(),
      fileKind,
      day: dayOfKey.get(one.key) ?? one.day,
      openedAt: now,
    }));
  if (added.length > 0) {
    await transaction.batchInsert(
      'reconciliation_difference',
      added.map((one) => ({ ...toRow(one), opened_by: fileId })),
    );
  }
  return added;
}

/** Differences between files and the ledger, in the database. */
export const differenceStore = (database: Database) => ({
  /** Those without an end, the oldest first; no more than a page of them. */
  async open(): Promise<ListedDifference[]> {
    const rows: DifferenceRow[] = await database('reconciliation_difference')
      .whereNull('closed_at')
      .orderBy(['day', 'id'])
      .limit(MAX_LISTED);
    const purchases = await chargedBack(
      database,
      rows.map(({ key }) => key),
    );
    return rows.map((row) => ({
      ...toDifference(row),
      disputeId: purchases.get(row.key)?.disputeId ?? null,
    }));
  },

  /** Staff close one, with a note. Closed by themselves with the same words, it stays so. */
  close: (
    id: string,
    closing: { actor: string; note: string; now: Date },
  ): Promise<'closed' | 'conflict' | 'not_found'> =>
    database.transaction(async (transaction) => {
      const row = await transaction('reconciliation_difference').where({ id }).forUpdate().first();
      if (!row) return 'not_found';
      const { actor, note, now } = closing;
      if (row.closed_at !== null) {
        return row.actor === actor && row.note === note ? 'closed' : 'conflict';
      }
      await transaction('reconciliation_difference')
        .where({ id })
        .update({ closed_at: now, closed_as: 'staff', actor, note });
      return 'closed';
    }),
});

/** What is the same for as long as nothing about a difference changes. */
const contentOf = ({ key, kind, theirId, ourCents, theirCents }: FoundDifference): string =>
  JSON.stringify([key, kind, kind === 'file_invalid' ? theirId : null, ourCents, theirCents]);

type DifferenceRow = {
  id: string;
  file_kind: FileKind;
  kind: DifferenceKind;
  key: string;
  day: CalendarDate;
  our_id: string | null;
  their_id: string | null;
  our_cents: bigint | number | null;
  their_cents: bigint | number | null;
  opened_at: Date;
  closed_at: Date | null;
};

const cents = (value: bigint | number | null): number | null =>
  value === null ? null : Number(value);

const toDifference = (row: DifferenceRow): OpenDifference => ({
  id: row.id,
  fileKind: row.file_kind,
  kind: row.kind,
  key: row.key,
  day: row.day,
  ourId: row.our_id,
  theirId: row.their_id,
  ourCents: cents(row.our_cents),
  theirCents: cents(row.their_cents),
  openedAt: row.opened_at,
});

const toRow = (one: OpenDifference) => ({
  id: one.id,
  file_kind: one.fileKind,
  kind: one.kind,
  key: one.key,
  day: one.day,
  our_id: one.ourId,
  their_id: one.theirId,
  our_cents: one.ourCents,
  their_cents: one.theirCents,
  opened_at: one.openedAt,
});
