import { RefusedError, unavailable, type Database, type Transaction } from '@reset/service-kit';
import { stretchOf, type Stretch } from '#features/lists/lists.ts';
import type { PeopleList } from './people-list.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-row.ts';
import type { ListedUser } from './users.ts';

/** A page of a list, and how many people the whole of it has. */
export type PeoplePage = { users: ListedUser[]; people: number };

/** How far from an end of a list a page is read from there, and how far apart marks are. */
export type Reach = { nearRows: number; markEvery: number };
// No page is farther from where it is read than the middle of ten thousand people.
const REACH: Reach = { nearRows: 5_000, markEvery: 1_000 };

/**
 * A page of a list and its length, from one moment and by an index alone: from the nearer end, or,
 * far from both, from the nearest mark before it. What was inserted since the mark was made moves
 * such a page by as many rows.
 * @throws RefusedError until everybody is in the table
 */
export const readPeople = (
  database: Database,
  list: PeopleList,
  page: number,
  { nearRows }: Reach = REACH,
): Promise<PeoplePage> =>
  database.transaction(
    async (snapshot) => {
      const people = await countPeople(snapshot, list.group);
      const stretch = stretchOf(page, people);
      if (!stretch) return { users: [], people };
      const mark =
        stretch.skip > nearRows ? await markBefore(snapshot, list, people, stretch) : null;
      const users = await readStretch(snapshot, list, stretch, mark);
      return { users, people };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

/**
 * How many people a list has.
 * @throws RefusedError until everybody is in the table
 */
export async function countPeople(
  snapshot: Transaction,
  group: PeopleList['group'],
): Promise<number> {
  const row = await snapshot('person_count')
    .where({ list: group })
    .first<{ people: bigint | null } | undefined>('people');
  if (!row || row.people === null) throw new RefusedError(STILL_READ);
  return Number(row.people);
}

const STILL_READ = unavailable('This list is being put together. Please try again in a minute.');

/** Somebody whose place in a list is known, and how many rows before a page she is. */
type Mark = { sort_key: string | null; registered_at: string; user_id: string; ahead: bigint };

async function markBefore(
  snapshot: Transaction,
  { name }: PeopleList,
  people: number,
  { skip, take, isFromEnd }: Stretch,
): Promise<Mark | null> {
  const before = isFromEnd ? people - skip - take : skip;
  const { rows } = await snapshot.raw<{ rows: Mark[] }>(
    `SELECT sort_key, registered_at::text, user_id, :before - rank AS ahead FROM person_mark
      WHERE list = :name AND rank <= :before ORDER BY rank DESC LIMIT 1`,
    { name, before },
  );
  return rows[0] ?? null;
}

/** @param mark null to count from an end */
async function readStretch(
  snapshot: Transaction,
  list: PeopleList,
  { skip, take, isFromEnd }: Stretch,
  mark: Mark | null,
): Promise<ListedUser[]> {
  const { rows } = await snapshot.raw<{ rows: UserRow[] }>(
    `SELECT ${USER_COLUMNS.join(', ')} FROM person
      WHERE user_id IN (
        SELECT user_id FROM person
         WHERE ${list.condition ?? 'true'} AND ${mark ? behindMark(list) : 'true'}
         ORDER BY ${orderOf(list, isFromEnd && !mark ? 'ASC' : 'DESC')} LIMIT :take OFFSET :skip)
      ORDER BY ${orderOf(list, 'DESC')}`,
    { ...mark, take, skip: mark ? String(mark.ahead) : skip },
  );
  return rows.map(toUser);
}

const columnsOf = ({ key }: PeopleList): string[] => [
  ...(key ? [key.column] : []),
  'registered_at',
  'user_id',
];

const orderOf = (list: PeopleList, direction: 'ASC' | 'DESC'): string =>
  columnsOf(list)
    .map((column) => `${column} ${direction}`)
    .join(', ');

const behindMark = (list: PeopleList): string =>
  `(${columnsOf(list).join(', ')}) <= (${list.key ? `:sort_key::${list.key.type}, ` : ''}:registered_at::timestamptz, :user_id)`;

/** Marks every thousandth person of a list anew; of one that is read from its ends, nobody. */
export const markPeople = (
  database: Database,
  list: PeopleList,
  { nearRows, markEvery }: Reach = REACH,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const { name, group, condition, key } = list;
    await transaction('person_mark').where({ list: name }).delete();
    await transaction.raw(
      `INSERT INTO person_mark (list, rank, sort_key, registered_at, user_id)
       SELECT ?, rank, sort_key, registered_at, user_id
         FROM (SELECT row_number() OVER (ORDER BY ${orderOf(list, 'DESC')}) - 1 AS rank,
                      ${key ? `${key.column}::text` : 'NULL'} AS sort_key, registered_at, user_id
                 FROM person ${condition ? `WHERE ${condition}` : ''}) ranked
        WHERE rank % ? = 0
          AND (SELECT people FROM person_count WHERE list = ?) > ?`,
      [name, markEvery, group, 2 * nearRows],
    );
  });
