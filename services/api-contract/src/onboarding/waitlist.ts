import Type, { type Static } from 'typebox';
import { body, Id, text } from '../fields.ts';

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

export const WaitlistReply = Type.Object({ id: Id });
export type WaitlistReply = Static<typeof WaitlistReply>;
