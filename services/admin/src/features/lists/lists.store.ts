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
      const { table, owner } = LISTS[list];
      const live = await snapshot('list_length')
        .join('subscription', 'subscription.generation', 'list_length.generation')
        .where({ list, owner, is_live: true })
        .first<Length | undefined>('list_length.generation', 'length');
      if (!live) return { rows: [], pages: 0 };
      if (live.length === null) throw new RefusedError(STILL_READ);
      const length = Number(live.length);
      const { after, to } = positionsOf(page, length);
      const rows: Row[] = await snapshot(table)
        .where({ generation: live.generation })
        .where('position', '>', after)
        .where('position', '<=', to)
        .orderBy('position', 'desc');
      return { rows, pages: totalPages(length) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

type Length = { generation: number; length: bigint | null };

const STILL_READ = unavailable('This list is being put together. Please try again in a minute.');
