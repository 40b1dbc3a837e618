import type { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import type { Owner } from '@reset/api-contract/admin/user-detail.ts';
import {
  type Timeline,
  TIMELINE_KINDS,
  TIMELINE_PAGE,
  type TimelineEntry,
  type TimelineKind,
  type TimelineQuery,
} from '@reset/api-contract/admin/user-timeline.ts';
import { isBefore, placeOf } from '@reset/service-kit';

/** Who knows of each kind of entry; what staff did is in the log of this service. */
const KNOWN_BY: Readonly<Record<TimelineKind, readonly Owner[]>> = {
  account: ['public'],
  application: ['onboarding'],
  document: ['onboarding'],
  mail: ['public', 'onboarding'],
  link: ['member'],
  limit: ['member'],
  purchase: ['member'],
  repayment: ['member'],
  dispute: ['member'],
  staff: [],
};

/** Who has to be asked for entries of a kind, or of all. */
export const ownersOf = (kind: TimelineKind | undefined): Owner[] => [
  ...new Set((kind ? [kind] : TIMELINE_KINDS).flatMap((one) => KNOWN_BY[one])),
];

/** What staff did to her account as entries, those that a query asks for. */
export const staffEntries = (
  actions: UserActions['actions'],
  { kind, before }: TimelineQuery,
): TimelineEntry[] =>
  kind && kind !== 'staff'
    ? []
    : actions.map(toEntry).filter((entry) => before === undefined || placeOf(entry) < before);

const NOT_DONE: ReadonlySet<UserActions['actions'][number]['outcome']> = new Set([
  'proposed',
  'refused',
]);

const toEntry = (action: UserActions['actions'][number]): TimelineEntry => ({
  id: `action:${action.id}`,
  at: action.made_at,
  kind: 'staff',
  type: NOT_DONE.has(action.outcome) ? `${action.action}_${action.outcome}` : action.action,
  amount: null,
  detail: action.reason,
  object_id: null,
  made_by: action.made_by,
  refusal: action.refusal ?? null,
});

/** One page of what each has said, the latest first. */
export function mergeEntries(
  parts: readonly (readonly TimelineEntry[])[],
  unavailable: Owner[],
): Timeline {
  const inOrder = parts.flat().toSorted((one, other) => (isBefore(one, other) ? 1 : -1));
  const entries = inOrder.slice(0, TIMELINE_PAGE);
  const last = entries.at(-1);
  // Whoever has told a whole page may know of more.
  const isMore =
    inOrder.length > entries.length || parts.some((part) => part.length >= TIMELINE_PAGE);
  return { entries, before: last && isMore ? placeOf(last) : null, unavailable };
}
