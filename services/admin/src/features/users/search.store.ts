import type { Database } from '@reset/service-kit';
import { PEOPLE_LISTS, type PeopleList } from './people-list.ts';
import { matchedBy, MAX_HITS, soughtBy, type Hit, type Way } from './search.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-row.ts';
import type { ListedUser, UserGroup } from './users.ts';

/** What is looked for. */
export type Sought = {
  search: string;
  /** Who told what is sought as their phone number elsewhere. */
  toldPhone?: readonly string[];
};

/**
 * Who is meant, at most 50, each once: exact forms first, then whose words begin so, then who has it
 * within a name, an address or an employer's. Each way ends as soon as there are enough; the next is
 * tried only while there are not.
 */
export async function searchPeople(
  database: Database,
  group: UserGroup,
  { search, toldPhone = [] }: Sought,
): Promise<Hit[]> {
  const hits = new Map<string, Hit>();
  for (const { way, given } of soughtBy(search)) {
    const found = await find(database, PEOPLE_LISTS[group], way, { given, toldPhone });
    for (const user of found.filter(({ id }) => !hits.has(id)).toSorted(byRegistration)) {
      hits.set(user.id, { user, matchedBy: matchedBy(way, user, search) });
    }
    if (hits.size >= MAX_HITS) break;
  }
  return [...hits.values()].slice(0, MAX_HITS);
}

/** Ways by which thousands may be meant: an index by what is sought would name them all first. */
const BROAD: ReadonlySet<Way> = new Set<Way>(['words', 'part']);
/** Among so many of the newest there are enough of what is as frequent as that; the index has the rest. */
const NEWEST = 2_000;

async function find(
  database: Database,
  { condition }: PeopleList,
  way: Way,
  sought: { given: string; toldPhone: readonly string[] },
): Promise<ListedUser[]> {
  const group = condition ?? 'true';
  const within = async (people: string): Promise<ListedUser[]> => {
    const { rows } = await database.raw<{ rows: UserRow[] }>(
      `SELECT ${USER_COLUMNS.join(', ')} FROM ${people} WHERE ${MEANT[way]} AND ${group} LIMIT :limit`,
      { ...sought, limit: MAX_HITS },
    );
    return rows.map(toUser);
  };
  const newest = `(SELECT * FROM person WHERE ${group}
                    ORDER BY registered_at DESC, user_id DESC LIMIT ${NEWEST}) AS newest`;
  const found = BROAD.has(way) ? await within(newest) : [];
  return found.length === MAX_HITS ? found : within('person');
}

/** The newest first. */
const byRegistration = (one: ListedUser, other: ListedUser): number =>
  other.registeredAt.getTime() - one.registeredAt.getTime();

const MEANT: Record<Way, string> = {
  id: 'user_id = :given',
  short_id: 'right(user_id::text, 4) = :given',
  card_last_four: 'card_last_fours @> ARRAY[:given]',
  email: 'lower(email) = :given',
  phone_number: '(phone_number = :given OR user_id = ANY (:toldPhone))',
  // No word has a quote left in it that could end it early.
  words: `search_words @@ (SELECT string_agg('''' || word || ''':*', ' & ')::tsquery
                             FROM unnest(words_of(:given)) AS word)`,
  // The index finds who has all of its letters by threes, and the text whether in this order.
  part: `trigrams @> trigrams_of(:given) AND strpos(search_text, :given) > 0`,
};
