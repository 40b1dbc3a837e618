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
    const found = await find(database, { list: PEOPLE_LISTS[group], way, given, toldPhone });
    for (const user of found.filter(({ id }) => !hits.has(id)).toSorted(byRegistration)) {
      hits.set(user.id, { user, matchedBy: matchedBy(way, user, search) });
    }
    if (hits.size >= MAX_HITS) break;
  }
  return [...hits.values()].slice(0, MAX_HITS);
}

/** Among so many of the newest there are enough of what is as frequent as that; an index has the rest. */
const NEWEST = 5_000;

type Find = { list: PeopleList; way: Way; given: string; toldPhone: readonly string[] };

async function find(database: Database, { list, way, ...sought }: Find): Promise<ListedUser[]> {
  const group = list.condition ?? 'true';
  const ask = async (people: string, condition: string): Promise<ListedUser[]> => {
    const { rows } = await database.raw<{ rows: UserRow[] }>(
      `SELECT ${USER_COLUMNS.join(', ')} FROM ${people} WHERE ${condition} LIMIT :limit`,
      { ...sought, limit: MAX_HITS },
    );
    return rows.map(toUser);
  };
  const meant = `${MEANT[way]} AND ${group}`;
  if (!isBroad(way)) return ask('person', meant);
  // Thousands may be meant, all of whom an index would name before the first is shown.
  const newest = `(SELECT * FROM person WHERE ${group}
                    ORDER BY registered_at DESC, user_id DESC LIMIT ${NEWEST}) AS newest`;
  const found = await ask(newest, MEANT[way]);
  if (found.length === MAX_HITS) return found;
  const isNarrowed = way === 'part' || !(await database('people_refresh').first('is_only'));
  return ask('person', isNarrowed ? `${meant} AND ${narrowed(list, TRIGRAMS[way])}` : meant);
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
  part: 'strpos(search_text, :given) > 0',
};

/** Who has all of these may be meant by a broad way. While people are brought up to date, only some have those of words. */
const TRIGRAMS = { words: 'word_trigrams_of(:given)', part: 'trigrams_of(:given)' } as const;

const isBroad = (way: Way): way is keyof typeof TRIGRAMS => way in TRIGRAMS;

/** By the partial indexes of trigrams: everybody is in one of two, some lists have one of their own. */
function narrowed({ group }: PeopleList, trigrams: string): string {
  const within = INDEXED_ALONE[group];
  const parts = within ? [within] : ['is_cardholder', 'NOT is_cardholder'];
  return `(${parts.map((part) => `(${part} AND trigrams @> ${trigrams})`).join(' OR ')})`;
}

const INDEXED_ALONE: Partial<Record<UserGroup, string>> = {
  cardholders: 'is_cardholder',
  active_cardholders: 'is_cardholder',
  applicants: 'NOT is_cardholder',
  eligible: 'is_eligible',
  inactive: 'is_deactivated',
};
