import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';
import { RepaymentMethod } from '../member/profile.ts';

/** GET /card_application/issuance: how far the issuing of her card has come. */
export const CardIssuance = Type.Object({
  /** Her account with the bank that issues the card is open. */
  account_opened: Type.Boolean(),
  /** When she said how she repays; null before. */
  requested_at: nullable(Instant),
  card_issued: Type.Boolean(),
  /** It takes longer than it should; it is tried again until it is done. */
  delayed: Type.Boolean(),
  /** Why, where that is known: the bank that issues the card has people look at her. */
  delayed_by: Type.Optional(Type.Enum(['issuer_review'] as const)),
  /** The bank does not accept her; staff look at it. */
  refused: Type.Boolean(),
});
export type CardIssuance = Static<typeof CardIssuance>;

/** Internal, GET /internal/card_issuances: those that wait for staff, the oldest first. */
export const CardIssuancesQuery = Type.Object(
  { after: Type.Optional(Id) },
  { additionalProperties: false },
);
export const WaitingCardIssuances = Type.Object({
  card_issuances: Type.Array(
    Type.Object({
      user_id: Id,
      repayment_method: nullable(RepaymentMethod),
      began_at: Instant,
      requested_at: nullable(Instant),
      account_opened: Type.Boolean(),
      /** Why the issuer did not accept her; null for what is late. */
      refusal: nullable(Type.String()),
    }),
  ),
});
export type WaitingCardIssuances = Static<typeof WaitingCardIssuances>;

/** Internal, POST /internal/card_issuances/:user_id/retry: the issuer is asked once more. */
export const RetryCardIssuance = body({ reason: text(500), actor_id: Id });
export type RetryCardIssuance = Static<typeof RetryCardIssuance>;
