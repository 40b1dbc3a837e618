import Type, { type Static } from 'typebox';
import { CaseKind } from '../case-events.ts';
import { body, Dollars, Id, Instant, nullable } from '../fields.ts';
import { StaffDispute } from '../member/disputes.ts';
import { ReconciliationDifferences } from '../member/reconciliation.ts';
import { StaffSupportRequest } from '../member/support-requests.ts';
import { StaffUnrepaidAdvance } from '../member/tax-returns.ts';
import { StaffIdentity } from '../onboarding/identity.ts';
import { amountsOf } from './amounts.ts';
import { pageQuery } from './page-query.ts';

const Person = Type.Object({
  id: Id,
  /** null while nothing has been told of her. */
  name: nullable(Type.String()),
});

/** Something that waits for staff, or did. */
export const Case = Type.Object(
  {
    id: Id,
    kind: CaseKind,
    /** By which its owner finds what it is about. */
    object_id: Type.String(),
    /** Whom it is about; null for nobody. */
    user: nullable(Person),
    /** What it is about: its owner's word, a name, and an amount, each where there is one. */
    code: nullable(Type.String()),
    name: nullable(Type.String()),
    amount: Type.Optional(nullable(Dollars)),
    opened_at: Instant,
    due_at: Instant,
    overdue: Type.Boolean(),
    /** Days in Los Angeles until it is due: 0 on the day itself, fewer than none after it. */
    days_left: Type.Integer(),
    /** Who of staff has taken it; null while nobody has. */
    owner: nullable(Person),
    /** Both null while it is open. */
    closed_at: nullable(Instant),
    closed_as: nullable(Type.String()),
  },
  amountsOf({ of: 'user.id', on: 'opened_at' }),
);
export type Case = Static<typeof Case>;

/** GET /admin/cases: open ones by when they are due, closed ones by when they were; 25 a page. */
export const CasesQuery = Type.Object(
  {
    ...pageQuery,
    kind: Type.Optional(CaseKind),
    /** `me`, `nobody`, or who has taken it. */
    owner: Type.Optional(Type.Union([Type.Literal('me'), Type.Literal('nobody'), Id])),
    /** Open ones where it is not said. */
    state: Type.Optional(Type.Enum(['open', 'closed'] as const)),
    overdue: Type.Optional(Type.Literal('true')),
  },
  { additionalProperties: false },
);
export type CasesQuery = Static<typeof CasesQuery>;
export const Cases = Type.Object({ cases: Type.Array(Case), total_pages: Type.Integer() });
export type Cases = Static<typeof Cases>;

/** GET /admin/case_counts: how many are open, and how many of those are overdue. */
export const CaseCounts = Type.Object({ open: Type.Integer(), overdue: Type.Integer() });
export type CaseCounts = Static<typeof CaseCounts>;

/**
 * GET /admin/cases/:id: with what its owner knows of it now, by its kind. All of that is null where there
 * is nothing, and where the owner does not answer, which `unavailable` says.
 */
export const CaseReply = Type.Object({
  case: Case,
  dispute: nullable(StaffDispute),
  identity: nullable(StaffIdentity),
  difference: nullable(ReconciliationDifferences.items),
  support_request: nullable(StaffSupportRequest),
  unrepaid_advance: Type.Optional(nullable(StaffUnrepaidAdvance)),
  unavailable: Type.Boolean(),
});
export type CaseReply = Static<typeof CaseReply>;

/**
 * PUT /admin/cases/:id/owner: takes a case or gives it back. `from` is who has it by what the caller has
 * seen, so that of two at once the second is told of the first: 409 `case_taken`.
 */
export const PutCaseOwner = body({
  taken: Type.Boolean(),
  from: Type.Optional(nullable(Id)),
});
export const CaseOwnerReply = Type.Object({ case: Case });
export type CaseOwnerReply = Static<typeof CaseOwnerReply>;
