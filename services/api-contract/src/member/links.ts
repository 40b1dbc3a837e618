import Type, { type Static } from 'typebox';
import { CalendarDate, nullable } from '../fields.ts';

/**
 * Internal, GET /internal/members/:user_id/links: how far a person has come with us, read live by
 * the onboarding service. Nothing is linked for a person who is no member yet.
 */
export const MemberLinks = Type.Object({
  bank_linked: Type.Boolean(),
  /** The linked bank exists on phones only; false while none is linked. */
  bank_is_digital_only: Type.Boolean(),
  /** That account is somebody else's, by the names that the bank has on it. */
  bank_is_of_another: Type.Boolean(),
  payroll_linked: Type.Boolean(),
  /** Whether pay arrives, by payroll or bank; null while what was linked is still being read. */
  has_earnings: nullable(Type.Boolean()),
  /** All of her pay comes to her deposit account with us. */
  direct_deposit_switched: Type.Boolean(),
  card_issued: Type.Boolean(),
  /** Whether she has to link her payroll, as staff have set it; null or absent where they have not. */
  require_payroll_linking: Type.Optional(nullable(Type.Boolean())),
  /** Whether a link of hers is broken and not repaired yet; absent of a release that does not say it. */
  link_broken: Type.Optional(Type.Boolean()),
  /** The version of the latest event by which she cancelled her application; null for none. */
  cancellation_version: Type.Optional(nullable(Type.Integer())),
});
export type MemberLinks = Static<typeof MemberLinks>;

/**
 * Internal, GET /internal/members/:user_id/card_records, for onboarding and public: what of a person's
 * card there are records of, by which it is decided what may be erased of her.
 */
export const CardRecords = Type.Object({
  card_account: Type.Union([
    Type.Literal('none'),
    Type.Literal('issuing'),
    Type.Literal('open'),
    Type.Literal('closed'),
  ]),
  /** Whatever became of it. */
  has_transactions: Type.Boolean(),
  /**
   * From which day it counts how long they are kept: the one on which the account was closed, or on
   * which something was booked on it after that; null unless it is closed, and nothing is owed or held.
   */
  kept_from: nullable(CalendarDate),
});
export type CardRecords = Static<typeof CardRecords>;
