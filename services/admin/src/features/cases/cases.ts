import type { Case as WireCase, CasesQuery } from '@reset/api-contract/admin/cases.ts';
import type { CaseKind, CaseSummary } from '@reset/api-contract/case-events.ts';
import { dayOf, daysBetween } from '@reset/service-kit/calendar/calendar-date.ts';

type Person = { id: string; name: string | null };

/** Something that waits for staff, or did. */
export type Case = {
  id: string;
  kind: CaseKind;
  objectId: string;
  user: Person | null;
  summary: CaseSummary;
  openedAt: Date;
  dueAt: Date;
  owner: Person | null;
  closed: { at: Date; as: string } | null;
};

/** Which of them are listed. */
export type CaseFilter = {
  kind: CaseKind | null;
  /** null for anybody's; without an id for nobody's. */
  owner: { id: string | null } | null;
  state: 'open' | 'closed';
  isOverdue: boolean;
};

/** @param caller who asks, and is `me` */
export const filterOf = (
  { kind, owner, state = 'open', overdue }: CasesQuery,
  caller: string,
): CaseFilter => ({
  kind: kind ?? null,
  owner: owner === undefined ? null : { id: ownerOf(owner, caller) },
  state,
  isOverdue: overdue === 'true',
});

function ownerOf(said: string, caller: string): string | null {
  if (said === 'nobody') return null;
  return said === 'me' ? caller : said;
}

const isOverdue = ({ dueAt, closed }: Pick<Case, 'dueAt' | 'closed'>, now: Date): boolean =>
  closed === null && dueAt < now;

export const toWire = (one: Case, now: Date): WireCase => ({
  id: one.id,
  kind: one.kind,
  object_id: one.objectId,
  user: one.user,
  code: one.summary.code,
  name: one.summary.name,
  amount: one.summary.amount_cents === null ? null : one.summary.amount_cents / 100,
  opened_at: one.openedAt.toISOString(),
  due_at: one.dueAt.toISOString(),
  overdue: isOverdue(one, now),
  days_left: daysBetween(dayOf(now), dayOf(one.dueAt)),
  owner: one.owner,
  closed_at: one.closed?.at.toISOString() ?? null,
  closed_as: one.closed?.as ?? null,
});
