import Type, { type Static } from 'typebox';
import { AMOUNT, body, CalendarDate, Id, Instant, nullable, text } from '../fields.ts';

const SignedCents = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  $comment: AMOUNT,
});

/** GET /internal/reconciliation_differences: those that are open, the oldest first. */
export const ReconciliationDifferences = Type.Array(
  Type.Object({
    id: Id,
    file: Type.Enum(['card_settlement', 'ach', 'settlement_account', 'fbo_account']),
    kind: Type.Enum([
      'missing_with_us',
      'missing_there',
      'amount_differs',
      'doubled',
      'balance_differs',
      'file_missing',
      'file_invalid',
    ]),
    /** By which both sides name what differs. */
    key: Type.String(),
    /** The banking day from which its age counts. */
    day: CalendarDate,
    our_id: nullable(Type.String()),
    their_id: nullable(Type.String()),
    our_cents: nullable(SignedCents),
    their_cents: nullable(SignedCents),
    /** Of a chargeback: the newest dispute of its purchase; null for none. */
    dispute_id: nullable(Id),
    opened_at: Instant,
    age_banking_days: Type.Integer({ minimum: 0 }),
  }),
);
export type ReconciliationDifferences = Static<typeof ReconciliationDifferences>;

/** POST /internal/reconciliation_differences/:id/close; the same again changes nothing. */
export const PostDifferenceClosing = body({ actor_id: Id, note: text(500) });
