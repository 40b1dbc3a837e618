import Type, { type Static } from 'typebox';
import { body, CalendarDate, Cents, Dollars, Id, Instant, nullable, text } from '../fields.ts';
import { DisputeState } from './card-transactions.ts';
import { approvedUpTo } from './needs-approval.ts';

export const DisputeReason = Type.Union([
  Type.Literal('not_mine'),
  Type.Literal('wrong_amount'),
  Type.Literal('charged_twice'),
  Type.Literal('not_received'),
  Type.Literal('other'),
]);
export type DisputeReason = Static<typeof DisputeReason>;

/**
 * POST /card_accounts/current/card_transactions/:id/dispute: 201 with the Dispute, 200 where it is
 * disputed already. Without an amount all of the purchase is.
 */
export const OpenDispute = body({
  reason: Type.Optional(DisputeReason),
  description: Type.Optional(text(2_000)),
  amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
});
export type OpenDispute = Static<typeof OpenDispute>;

/**
 * POST /card_accounts/current/card_transactions/:id/dispute/messages; the same id again changes
 * nothing.
 */
export const PostDisputeMessage = body({ id: Id, text: text(2_000) });
export type PostDisputeMessage = Static<typeof PostDisputeMessage>;

export const DisputeStep = Type.Union([
  Type.Literal('opened'),
  Type.Literal('credited'),
  Type.Literal('refunded'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('written_off'),
  Type.Literal('withdrawn'),
  Type.Literal('taken_back'),
]);
export type DisputeStep = Static<typeof DisputeStep>;

const DisputeMessage = Type.Object({
  id: Id,
  author: Type.Union([Type.Literal('member'), Type.Literal('staff')]),
  text: Type.String(),
  sent_at: Instant,
});

/** GET /card_accounts/current/card_transactions/:id/dispute: the case as its member is shown it. */
export const Dispute = Type.Object({
  id: Id,
  card_transaction_id: Id,
  state: DisputeState,
  reason: DisputeReason,
  description: nullable(Type.String()),
  amount: Dollars,
  opened_at: Instant,
  /** Until then there is a result, or a provisional credit. */
  credit_due_on: CalendarDate,
  /** Until then there is a result. */
  resolve_due_on: CalendarDate,
  /** Whether the day by which she was to be answered next is over. */
  is_late: Type.Boolean(),
  /** Null before there is one. */
  credit: nullable(
    Type.Object({
      amount: Dollars,
      /** What of it pays the purchase; the rest was deposited for her. */
      paid: Dollars,
      /** What else she owed that the deposited part has repaid since. */
      repaid: Type.Array(
        Type.Object({ card_transaction_id: Id, merchant_name: Type.String(), amount: Dollars }),
      ),
      /** What of it is on deposit; what is left beside it was sent to her bank. */
      held: Dollars,
      is_final: Type.Boolean(),
      /** When it is taken back, or was; null where it is not. */
      take_back_on: nullable(CalendarDate),
      is_taken_back: Type.Boolean(),
    }),
  ),
  /** Why it was decided as it was; null before. */
  decision_reason: nullable(Type.String()),
  /** What happened, oldest first. */
  timeline: Type.Array(
    Type.Object({ step: DisputeStep, amount: nullable(Dollars), occurred_at: Instant }),
  ),
  /** Oldest first. */
  messages: Type.Array(DisputeMessage),
});
export type Dispute = Static<typeof Dispute>;

/** GET /internal/disputes: those that staff have to decide, the one that is due first before others. */
export const DueDisputes = Type.Array(
  Type.Object({
    id: Id,
    user_id: Id,
    card_transaction_id: Id,
    merchant_name: Type.String(),
    state: DisputeState,
    reason: DisputeReason,
    amount_cents: Cents,
    credited_cents: Cents,
    opened_at: Instant,
    credit_due_on: CalendarDate,
    resolve_due_on: CalendarDate,
  }),
);
export type DueDisputes = Static<typeof DueDisputes>;

/** GET /internal/disputes/:id: the case as its member reads it, and whose it is. */
export const StaffDispute = Type.Object({
  user_id: Id,
  merchant_name: Type.String(),
  purchased_at: Instant,
  dispute: Dispute,
});
export type StaffDispute = Static<typeof StaffDispute>;

/** 200 of what staff do about a dispute: whose it is. */
export const ChangedDispute = Type.Object({ user_id: Id });
export type ChangedDispute = Static<typeof ChangedDispute>;

/**
 * POST /internal/disputes/:id/provisional_credit; sent again it changes nothing. NeedsApproval for a
 * claim of more than was approved, as of the decision.
 */
export const PostProvisionalCredit = body({ actor_id: Id, ...approvedUpTo });

/** POST /internal/disputes/:id/decision; the same decision again changes nothing. */
export const PostDisputeDecision = body({
  outcome: Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('written_off')]),
  reason: text(500),
  actor_id: Id,
  ...approvedUpTo,
});
export type PostDisputeDecision = Static<typeof PostDisputeDecision>;

/** POST /internal/disputes/:id/messages; the same id again changes nothing. */
export const PostStaffMessage = body({ id: Id, text: text(2_000), actor_id: Id });
