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
 * Appends a row to a list of this reading, at the position behind the last; nothing where the
 * reading began before there was the list.
 */
export async function appendRow(
  transaction: Transaction,
  generation: number,
  list: ListName,
  row: object,
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { length: bigint | null }[] }>(
    `INSERT INTO list_length AS known (generation, list, length) VALUES (:generation, :list, 1)
     ON CONFLICT (generation, list) DO UPDATE SET length = known.length + 1
     RETURNING length`,
    { generation, list },
  );
  const position = rows[0]?.length ?? null;
  if (position === null) return;
  await transaction(LISTS[list].table).insert({ ...row, generation, position });
}

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
