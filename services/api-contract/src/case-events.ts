import Type, { type Static } from 'typebox';
import { eventType } from './events.ts';
import { Id, Instant, nullable } from './fields.ts';

/* What services tell of what waits for staff. The subject is the case, by an id of its own. */

/** What staff have to look at. */
export const CaseKind = Type.Enum([
  'identity_review',
  'dispute',
  'broken_link',
  'approval',
  'repayment_schedule',
  'reconciliation_difference',
  'duplicate_person',
  'unplaced_record',
  'refund_above_purchase',
  'card_issuance',
  'support_request',
  'shared_bank_account',
  'unrepaid_advance',
  'payout',
  'debit',
] as const);
export type CaseKind = Static<typeof CaseKind>;

/** What a case is about, nothing of it secret. */
export const CaseSummary = Type.Object({
  /** The owner's word: a status, a reason, a kind of difference. */
  code: nullable(Type.String()),
  /** A merchant, a bank, a platform. */
  name: nullable(Type.String()),
  amount_cents: nullable(Type.Integer()),
});
export type CaseSummary = Static<typeof CaseSummary>;

/** It waits for staff; told again where it is due on another day, or is about something else. */
export const CaseOpened = eventType('case.opened', {
  kind: CaseKind,
  /** By which its owner finds what it is about. */
  object_id: Type.String(),
  /** Whom it is about; null for nobody. */
  user_id: nullable(Id),
  opened_at: Instant,
  /** By the owner's rules, in banking days. */
  due_at: Instant,
  summary: CaseSummary,
});

/** It waits no more. */
export const CaseClosed = eventType('case.closed', {
  /** How it ended, in the owner's word. */
  closed_as: Type.String(),
});

/** By type, for subscribers. */
export const caseEvents = { 'case.opened': CaseOpened, 'case.closed': CaseClosed };
export type CaseEvent = Static<(typeof caseEvents)[keyof typeof caseEvents]>;
