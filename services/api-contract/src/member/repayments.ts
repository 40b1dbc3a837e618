import Type, { type Static } from 'typebox';
import { body, CalendarDate, Dollars, Id, nullable } from '../fields.ts';

/** A day on which a member's bank is to be debited. */
export const ScheduledRepayment = Type.Object({
  id: Id,
  effective_on: CalendarDate,
  /** What she owes now, or a part of it that was asked for: what she buys until then comes on top. */
  amount: Dollars,
  /** She asked for it herself. */
  is_early: Type.Boolean(),
  /** Why it was put off to this day; null unless it was. */
  put_off_because: nullable(Type.Union([Type.Literal('no_bank'), Type.Literal('short_balance')])),
  /** The last banking day to which she may move it; null where she may not, or has before. */
  movable_until: nullable(CalendarDate),
});
export type ScheduledRepayment = Static<typeof ScheduledRepayment>;

/** A debit of a member's bank. */
export const RepaymentDebit = Type.Object({
  id: Id,
  effective_on: CalendarDate,
  amount: Dollars,
  status: Type.Union([
    Type.Literal('processing'),
    Type.Literal('completed'),
    /** Her bank sent it back: she owes it again. */
    Type.Literal('returned'),
    /** It was not made. */
    Type.Literal('failed'),
  ]),
  bank_name: Type.String(),
  bank_mask: nullable(Type.String()),
});
export type RepaymentDebit = Static<typeof RepaymentDebit>;

/** GET /repayments */
export const Repayments = Type.Object({
  /** What she owes and no debit under way is about to repay: the most that she may repay now. */
  payable: Dollars,
  /** By day; none while she owes nothing, or repays by direct deposit. */
  scheduled: Type.Array(ScheduledRepayment),
  /** The twenty latest, the latest first. */
  debits: Type.Array(RepaymentDebit),
  /** Where her bank has too little she would rather repay a part than later. */
  repays_in_part: Type.Boolean(),
});
export type Repayments = Static<typeof Repayments>;

/** POST /repayments: her bank is debited on the next banking day that can be, once a day. */
export const RepayEarly = body({ amount: Dollars });
export type RepayEarly = Static<typeof RepayEarly>;

/** PUT /repayments/next: the debit of her next payday, once. */
export const MoveRepayment = body({ effective_on: CalendarDate });
export type MoveRepayment = Static<typeof MoveRepayment>;

/** PUT /repayments/preference */
export const RepaymentPreference = body({ repays_in_part: Type.Boolean() });
export type RepaymentPreference = Static<typeof RepaymentPreference>;
