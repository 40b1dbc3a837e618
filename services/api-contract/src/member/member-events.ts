import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { CalendarDate, Cents, nullable } from '../fields.ts';
import { RepaymentMethod } from './profile.ts';

/* What the member service tells of members. The subject is the user. */

const day = nullable(CalendarDate);

/** Something of a member is another than before; the payload tells all of it, as it is now. */
export const MemberChanged = eventType('member.changed', {
  /** What she may still spend, as she reads it; null before her limit was computed. */
  spending_limit_cents: nullable(Cents),
  repayment_method: RepaymentMethod,
  /**
   * The day that she repays next: the first that is known of the debit's, the payroll's and the bank's;
   * null while nobody knows one.
   */
  pay_date: day,
  pay_dates: Type.Object({
    /** The debit that is planned. */
    system_chosen_debit_date: day,
    /** By what her bank shows of her pay. */
    pave_derived: day,
    /** By what her payroll announced. */
    pinwheel_derived: day,
    /** By her latest paystub and how often she is paid. */
    reset_paystub_derived: day,
    payroll_account_pay_period_start_date_derived: day,
  }),
  /** The institution; read by the version of the lists before they had the account. */
  linked_bank_name: nullable(Type.String()),
  /** The account, as her bank calls it; absent of what was published before it was. */
  linked_bank_account_name: Type.Optional(nullable(Type.String())),
  employer_name: nullable(Type.String()),
  muted: Type.Boolean(),
  /** Of her cards that are not terminated. */
  card_last_fours: Type.Array(Type.String()),
});

/** By type, for subscribers. */
export const memberEvents = { 'member.changed': MemberChanged };
export type MemberEvent = Static<(typeof memberEvents)[keyof typeof memberEvents]>;
