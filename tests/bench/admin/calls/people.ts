import { PEOPLE_LISTS } from '../../../../services/admin/src/features/users/people-list.ts';
import { pageAt, PLACES, type Lists, type MeasuredCall } from './measured-call.ts';

/* Each list of people in each of its orders, and each kind of search in each of them. */

const PATHS: Readonly<Record<keyof typeof PEOPLE_LISTS, string>> = {
  all: '/users?',
  latest_transaction: '/users?sort_by=latest_transaction&',
  pay_date: '/users?sort_by=pay_date&',
  cardholders: '/card_accounts?',
  active_cardholders: '/card_accounts?sort_by=latest_transaction&',
  applicants: '/card_applicants?',
  eligible: '/eligible_users?',
  inactive: '/inactive_users?',
  cardholders_latest: '/card_accounts?sort_by=latest_transaction&user_group=cardholders&',
  direct_deposit_flow: '/users?sort_by=pay_date&user_group=direct_deposit_flow&',
  ach_debit_flow: '/users?sort_by=pay_date&user_group=ach_debit_flow&',
};

/** Pages of people by how much of the list stands before them. */
export const PEOPLE: readonly MeasuredCall[] = Object.values(PEOPLE_LISTS).flatMap((list) =>
  PLACES.map(([place, part]) => ({
    what: `people, ${list.name.replaceAll('_', ' ')}, ${place} page`,
    path: ({ lengths }: Lists) =>
      `${PATHS[list.name]}page=${pageAt(part, lengths[list.group] ?? 0)}`,
  })),
);

type Search = readonly [what: string, sought: (lists: Lists) => string];

/** What is typed by somebody who knows a person, or a part of what is known of her. */
const EXACT: readonly Search[] = [
  ['an id', ({ someone }) => someone.id],
  ['a short id', ({ someone }) => someone.id.slice(-4)],
  ['last four of a card', () => '4417'],
  ['an email', ({ someone }) => someone.email],
  ['a phone number', () => '(415) 000-0077'],
  ['a first and a last name', ({ someone }) => someone.name],
  ['an email begun', ({ someone }) => someone.email.split('@')[0]?.slice(0, 9) ?? ''],
];

const COMMON: readonly Search[] = [
  ['two letters', () => 'ro'],
  ['a first name of many', () => 'rosa'],
  ['letters within a name of many', () => 'osa'],
  ['letters within a name of few', () => 'kovul'],
  ['an employer of many', () => 'harbor fish'],
  ['an employer of few', () => 'anchor packing'],
  ['letters within an employer', () => 'arbor fis'],
  ['three words', () => 'rosa mar harbor'],
  ['letters of many that nobody has together', () => 'marros'],
  ['nobody', () => 'qqqqqq'],
];

const searchesIn = (group: keyof typeof PEOPLE_LISTS, searches: readonly Search[]) =>
  searches.map(([what, sought]): MeasuredCall => ({
    what: `search, ${group === 'all' ? '' : `${group}: `}${what}`,
    path: (lists) => `${PATHS[group]}search=${encodeURIComponent(sought(lists))}`,
  }));

/** Each kind of search among all, and those that many people come up to in each other list. */
export const SEARCHES: readonly MeasuredCall[] = [
  ...searchesIn('all', [...EXACT, ...COMMON]),
  ...(['cardholders', 'applicants', 'eligible', 'inactive'] as const).flatMap((group) =>
    searchesIn(group, COMMON),
  ),
];
