import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';

export const IncomeType = Type.Union([
  Type.Literal('salary'),
  Type.Literal('hourly'),
  Type.Literal('gig'),
  Type.Literal('benefits'),
]);
export type IncomeType = Static<typeof IncomeType>;

/** POST /qualifier/waitlist */
export const WaitlistEntry = body({
  email: text(255),
  name: text(255),
  income_type: IncomeType,
  payroll_provider_name: Type.Optional(text(255)),
  /** The payroll provider's; absent for one that is in no list. */
  pinwheel_id: Type.Optional(text(100)),
  /** Both only where hours are tracked elsewhere than with the payroll. */
  time_and_attendance_platform_pinwheel_id: Type.Optional(text(100)),
  time_and_attendance_platform_name: Type.Optional(text(255)),
  bank_account_name: Type.Optional(text(255)),
  user_id: Type.Optional(Id),
});
export type WaitlistEntry = Static<typeof WaitlistEntry>;

/** That her payroll cannot tell us enough, or that it is in no list of ours. */
export const WaitlistReason = Type.Union([Type.Literal('platform'), Type.Literal('waiting_list')]);
export type WaitlistReason = Static<typeof WaitlistReason>;

/** What her answers came to, by what the platform can report. */
export const WaitlistReply = Type.Object({
  id: Id,
  outcome: Type.Union([Type.Literal('eligible'), Type.Literal('ineligible')]),
  /** null unless the outcome is `ineligible`; her status has the same. */
  ineligible_reason: nullable(WaitlistReason),
});
export type WaitlistReply = Static<typeof WaitlistReply>;

/** Whether somebody qualifies, as staff see it: yes, not known, no (ADM-087). */
export const EligibilityColor = Type.Union([
  Type.Literal('green'),
  Type.Literal('yellow'),
  Type.Literal('red'),
]);
export type EligibilityColor = Static<typeof EligibilityColor>;

/** Somebody on the waitlist, as far as the onboarding service knows. */
export const WaitlistedPerson = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  /** Of the account that she has linked. */
  bank_account_eligible: EligibilityColor,
  bank_account_name: nullable(Type.String()),
  payroll_provider_eligible: EligibilityColor,
  payroll_provider_name: Type.String(),
  /** What the platform can tell, by the names of data products; none for one that is in no list. */
  payroll_provider_jobs: Type.Array(Type.String()),
  income_type: IncomeType,
  time_and_attendance_platform_name: nullable(Type.String()),
  /** By all the answers together. */
  eligible: EligibilityColor,
  created_at: Instant,
});
export type WaitlistedPerson = Static<typeof WaitlistedPerson>;
