import { RefusedError, unavailable, type Database, type Transaction } from '@reset/service-kit';
import { positionsOf, totalPages } from './lists.ts';

/* Append-only lists, whose rows have a position each: docs/decisions/0056. */

/** The lists, and where each of them comes from. */
const LISTS = {
  card_transactions: { table: 'card_transaction_reading', owner: 'member' },
  waitlist: { table: 'waitlist_reading', owner: 'onboarding' },
  surveys: { table: 'survey_reading', owner: 'public' },
} as const;
export type ListName = keyof typeof LISTS;

/**
 * Appends rows to a list of this reading, in their order, at the positions behind the last; nothing
 * where the reading began before there was the list.
 */
export async function appendRows(
  transaction: Transaction,
  generation: number,
  list: ListName,
  rows: readonly object[],
): Promise<void> {
  const first = await takePositions(transaction, generation, list, rows.length);
  if (first === null) return;
  const placed = rows.map((row, index) => ({ ...row, position: first + index }));
  await writeRows(transaction, { table: LISTS[list].table, generation }, placed);
}

/**
 * Makes a list so many rows longer.
 * @returns the position of the first of them; null where the reading began before there was the list,
 *   or there are none
 */
export async function takePositions(
  transaction: Transaction,
  generation: number,
  list: ListName,
  count: number,
): Promise<number | null> {
  if (count === 0) return null;
  const { rows } = await transaction.raw<{ rows: { length: bigint | null }[] }>(
    `INSERT INTO list_length AS known (generation, list, length)
     VALUES (:generation, :list, :count::bigint)
     ON CONFLICT (generation, list) DO UPDATE SET length = known.length + excluded.length
     RETURNING length`,
    { generation, list, count },
  );
  const length = rows[0]?.length ?? null;
  return length === null ? null : Number(length) - count + 1;
}

/** The table and the reading that rows are written to. */
type Into = {
  table: string;
  generation: number;
  /** By which columns it has a row already, and those that are then as told; none leaves it as it is. */
  known?: { key: readonly string[]; merge: readonly string[] };
};

/**
 * Writes rows of a reading by one statement, in their order. All of them have the same columns, and no
 * two the same key.
 */
export async function writeRows(
  transaction: Transaction,
  { table, generation, known }: Into,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.raw(
    `INSERT INTO ${table} (generation, ${columns})
     SELECT ?::integer, ${columns} FROM jsonb_populate_recordset(NULL::${table}, ?::jsonb)
     ${known ? onConflict(known) : ''}`,
    [generation, JSON.stringify(rows)],
  );
}

const onConflict = ({ key, merge }: NonNullable<Into['known']>): string =>
  `ON CONFLICT (${key.join(', ')}) ${
    merge.length === 0
      ? 'DO NOTHING'
      : `DO UPDATE SET ${merge.map((column) => `${column} = excluded.${column}`).join(', ')}`
  }`;

/**
 * A page of a list, the newest first, and how many pages there are, both from one moment.
 * @throws RefusedError until the list has been read from the first event on
 */
export const readListPage = <Row extends object>(
  database: Database,
  list: ListName,
  page: number,
): Promise<{ rows: Row[]; pages: number }> =>
  database.transaction(
    async (snapshot) => {
      const live = await readLiveList(snapshot, list);
      if (!live) return { rows: [], pages: 0 };
      const { generation, length } = live;
      const { after, to } = positionsOf(page, length);
      const rows: Row[] = await snapshot(LISTS[list].table)
        .where({ generation })
        .where('position', '>', after)
        .where('position', '<=', to)
        .orderBy('position', 'desc');
      return { rows, pages: totalPages(length) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

/**
 * The reading of a list that is shown, and how many rows it has; null before there is one.
 * @throws RefusedError until the list has been read from the first event on
 */
export async function readLiveList(
  snapshot: Transaction,
  list: ListName,
): Promise<{ generation: number; length: number } | null> {
  const live = await snapshot('list_length')
    .join('subscription', 'subscription.generation', 'list_length.generation')
    .where({ list, owner: LISTS[list].owner, is_live: true })
    .first<Length | undefined>('list_length.generation', 'length');
  if (!live) return null;
  if (live.length === null) throw new RefusedError(STILL_READ);
  return { generation: live.generation, length: Number(live.length) };
}

type Length = { generation: number; length: bigint | null };

const STILL_READ = unavailable('This list is being put together. Please try again in a minute.');
