import { pageAt, type Lists, type MeasuredCall } from './measured-call.ts';

/* What staff have before them: the queue of cases, the log of what they did, one person's timeline, the first page. */

const me = 'owner=me';

/** Pages of the queue; one in a hundred people waits in it, and one in ten did. */
const CASES: readonly MeasuredCall[] = [
  ['open', ''],
  ['open, deepest page', ({ size }: Lists) => `page=${pageAt(1, size / 100)}`],
  ['open, overdue', 'overdue=true'],
  ['open, mine', me],
  ['open, of nobody', 'owner=nobody'],
  ['open, of one kind', 'kind=dispute'],
  ['closed', 'state=closed'],
  ['closed, deepest page', ({ size }: Lists) => `state=closed&page=${pageAt(1, size / 10)}`],
  ['closed, of one kind', 'state=closed&kind=dispute'],
  ['closed, mine', `state=closed&${me}`],
].map(([what, query]) => ({
  what: `cases, ${String(what)}`,
  path: (lists: Lists) => `/cases?${typeof query === 'function' ? query(lists) : String(query)}`,
}));

const COUNTS: MeasuredCall = { what: 'cases, counted', path: () => '/case_counts' };

const STAFF = '00000000-0000-0000-0000-000000000003';
const IDLE = '00000000-0000-0000-0000-000000000002';
const OFTEN = 'action=user.view_product';
const SELDOM = 'action=member.debit';
const DAY = 'from=2025-08-01T00:00:00.000Z&to=2025-08-02T00:00:00.000Z';
const YEAR = 'from=2025-01-01T00:00:00.000Z&to=2026-01-01T00:00:00.000Z';
const NEVER = 'from=2024-01-01T00:00:00.000Z&to=2024-02-01T00:00:00.000Z';

/** The log by each of its filters, alone and together. */
const LOG: readonly MeasuredCall[] = (
  [
    ['latest', () => ''],
    ['half of it before', ({ size }) => `before=${size / 2}`],
    ['the first entries', () => 'before=40'],
    ['of a person', ({ busyId }) => `user_id=${busyId}`],
    ['of a person of whom there is little', ({ someone }) => `user_id=${someone.id}`],
    ['by somebody of staff', () => `staff_id=${STAFF}`],
    ['an action that is frequent', () => OFTEN],
    ['an action that is rare', () => SELDOM],
    ['a day long ago', () => DAY],
    ['a year', () => YEAR],
    ['a year, half of it before', ({ size }) => `${YEAR}&before=${size / 4}`],
    ['a month before the first', () => NEVER],
    ['by somebody, an action', () => `staff_id=${STAFF}&${SELDOM}`],
    ['by somebody who never did it, an action', () => `staff_id=${IDLE}&${SELDOM}`],
    ['by somebody, a year', () => `staff_id=${STAFF}&${YEAR}`],
    ['by somebody, a day', () => `staff_id=${STAFF}&${DAY}`],
    ['an action, a day', () => `${SELDOM}&${DAY}`],
    ['an action, a year', () => `${OFTEN}&${YEAR}`],
    ['of a person, an action', ({ busyId }) => `user_id=${busyId}&${SELDOM}`],
    ['of a person, by somebody', ({ busyId }) => `user_id=${busyId}&staff_id=${STAFF}`],
    ['all at once', ({ busyId }) => `user_id=${busyId}&staff_id=${STAFF}&${SELDOM}&${YEAR}`],
  ] satisfies [string, (lists: Lists) => string][]
).map(([what, query]) => ({
  what: `log, ${what}`,
  path: (lists) => `/audit_entries?${query(lists)}`,
}));

const TIMELINE: readonly MeasuredCall[] = [
  {
    what: "a person's timeline",
    path: ({ someone }) => `/users/${someone.id}/timeline`,
  },
  {
    what: "a person's timeline, hundreds of entries of staff",
    path: ({ busyId }) => `/users/${busyId}/timeline`,
  },
];

const BUSINESS = [30, 365].map((days): MeasuredCall => ({
  what: `the business, ${days} days`,
  path: () => `/business?days=${days}`,
}));

export const STAFF_WORK: readonly MeasuredCall[] = [
  ...CASES,
  COUNTS,
  ...LOG,
  ...TIMELINE,
  ...BUSINESS,
];
