import { readBusiness } from '../../../services/admin/src/features/business/business.store.ts';
import { daysUntil } from '../../../services/admin/src/features/business/business.ts';
import { readCardTransactions } from '../../../services/admin/src/features/card-transactions/card-transactions.store.ts';
import { readSurveyResults } from '../../../services/admin/src/features/financial-health/financial-health.store.ts';
import { readPeople } from '../../../services/admin/src/features/users/people-list.store.ts';
import { PEOPLE_LISTS } from '../../../services/admin/src/features/users/people-list.ts';
import { searchPeople } from '../../../services/admin/src/features/users/search.store.ts';
import { readWaitlist } from '../../../services/admin/src/features/waitlists/waitlists.store.ts';
import type { AdminGround } from './setup.ts';

export type MeasuredCall = { what: string; call: (ground: AdminGround) => Promise<unknown> };

/** Pages by how much of a list stands before them. */
const PLACES = [
  ['first', 0],
  ['middle', 0.5],
  ['last', 1],
] as const;

const pageAt = (part: number, length: number): number =>
  Math.max(1, Math.ceil((length * part) / 25));

const people = Object.values(PEOPLE_LISTS).flatMap((list) =>
  PLACES.map(([place, part]): MeasuredCall => ({
    what: `people, ${list.name.replaceAll('_', ' ')}, ${place} page`,
    call: async ({ database, lengths }) => {
      const { users } = await readPeople(database, list, pageAt(part, lengths[list.group] ?? 0));
      if (users.length === 0) throw new Error(`The ${place} page of ${list.name} is empty.`);
    },
  })),
);

const lists = (
  [
    ['card transactions', readCardTransactions],
    ['waiting list', readWaitlist],
    ['survey results', readSurveyResults],
  ] as const
).flatMap(([name, read]) =>
  PLACES.map(([place, part]): MeasuredCall => ({
    what: `${name}, ${place} page`,
    call: ({ database, size }) => read(database, pageAt(part, size)),
  })),
);

/** What is typed, by somebody of whom all of it is known. */
const SEARCHES: readonly [what: string, search: (ground: AdminGround) => string][] = [
  ['an id', ({ someone }) => someone.userId],
  ['a short id', ({ someone }) => someone.userId.slice(-4)],
  ['last four of a card', () => '4417'],
  ['an email', ({ someone }) => someone.email],
  ['a phone number', () => '(415) 000-0077'],
  ['two letters', () => 'ro'],
  ['a first name of many', () => 'rosa'],
  ['a first and a last name', () => 'rosa marin77'],
  ['letters within a name of many', () => 'osa'],
  ['letters within a name of few', () => 'arin77'],
  ['an employer', () => 'harbor fish'],
  ['nobody', () => 'qqqqqq'],
];

const searches = SEARCHES.map(([what, search]): MeasuredCall => ({
  what: `search: ${what}`,
  call: (ground) => searchPeople(ground.database, 'all', search(ground)),
}));

/** Of ten years, to the day until which there are sums. */
const business = [30, 365].map((count): MeasuredCall => ({
  what: `the business, ${count} days`,
  call: ({ database }) =>
    readBusiness(database, { days: daysUntil('2026-11-20', count), partner: null }),
}));

export const CALLS: readonly MeasuredCall[] = [...people, ...lists, ...searches, ...business];
