import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Instant, Id, nullable } from '../fields.ts';
import { RecurringOutflow } from './outflows.ts';

/** So many bills are moved by one request. */
export const MAX_MOVED_BILLS = 10;

const MOVED_BILL =
  '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:\\d{4}-\\d{2}-\\d{2}';

/** GET /spending_limit/forecast: what to try out; nothing of it is kept. */
export const LimitForecastQuery = Type.Object(
  {
    /** A shift more, on a day after today; with its hours in quarters, 16 at most. */
    shift_date: Type.Optional(CalendarDate),
    shift_hours: Type.Optional(
      Type.String({
        pattern: '^(0\\.(25|5|75)|([1-9]|1[0-5])(\\.(25|5|75))?|16)$',
      }),
    ),
    /** Of bills, their next occurrence on another day: `id:2026-12-04`, by commas. */
    moved_bills: Type.Optional(
      Type.String({
        maxLength: MAX_MOVED_BILLS * 48,
        pattern: `^${MOVED_BILL}(,${MOVED_BILL}){0,${MAX_MOVED_BILLS - 1}}$`,
      }),
    ),
  },
  { additionalProperties: false },
);
export type LimitForecastQuery = Static<typeof LimitForecastQuery>;

/** Why there is no forecast. */
const WHY_NONE = [
  /** The limit is being computed anew, or for the first time. */
  'updating',
  'no_card',
  'no_bank',
  'no_payroll',
  /** No paycheck says when she is paid next. */
  'payday_unknown',
  /** Her pay is to come today, or was to come before, and has not been reported. */
  'pay_due',
  'debit_stopped',
  'direct_deposit_switched_away',
  /** There is no limit for another reason, which she is told by support. */
  'no_limit',
] as const;

/** What changes the limit from one day to the next. */
const CHANGE_REASONS = [
  /** Shifts, days of work, or a paycheck, after which its shifts count no more. */
  'pay',
  /** Bills that count from now on, or no more. */
  'bills',
  /** A repayment that can no longer be sent back. */
  'repayments',
  /** The credit of a lost dispute is taken back, and owed again. */
  'credit_taken_back',
  /** The payday was reached that a limit without current data lasts until. */
  'period_over',
  /** The season of advances on tax refunds is over. */
  'refund_over',
] as const;

const NOTES = [
  /** It does not rise while an account cannot be read. */
  'frozen',
  /** It is capped until the first repayment, on one of the days at least. */
  'probation',
  /** No shifts are usual, so that none is reckoned with but those that are announced. */
  'no_usual_shifts',
  /** Her pay counts by days, as staff have set it, and not by shifts. */
  'pay_by_days',
] as const;

const ForecastShift = Type.Object({
  kind: Type.Enum(['announced', 'usual', 'extra']),
  hours: Type.Number(),
  /** Before taxes. */
  gross_amount: Dollars,
});

const ForecastDay = Type.Object({
  date: CalendarDate,
  /** What she can spend on that day, by what is known and with what is tried out. */
  amount: Dollars,
  /** The same without what is tried out. */
  untried_amount: Dollars,
  /** What makes it other than on the day before, in sum: none on the first day. */
  changes: Type.Array(Type.Object({ reason: Type.Enum(CHANGE_REASONS), amount: Dollars })),
  /** Counted from that day on. */
  shifts: Type.Array(ForecastShift),
  /** Bills that are due on that day. */
  due_bills: Type.Array(Id),
  /** Bills that come into the reckoning on that day, being due before the next payday. */
  counted_bills: Type.Array(Type.Object({ id: Id, due_on: CalendarDate })),
});

/** Her limit from today through the next payday, 31 days at most. */
export const LimitForecast = Type.Object({
  /** The product's time. */
  as_of: Instant,
  /** null where there is a forecast. */
  why_none: nullable(Type.Enum(WHY_NONE)),
  /** null while it is not known; after the last day where that is more than 31 days ahead. */
  payday: nullable(CalendarDate),
  /** Today first; none where there is no forecast. */
  days: Type.Array(ForecastDay),
  /** What she owes today, which comes off each day. */
  outstanding: Dollars,
  /** What she usually works, by the shifts of the last four weeks: 1 for Monday to 7 for Sunday. */
  usual_shifts: Type.Array(Type.Object({ weekday: Type.Integer(), hours: Type.Number() })),
  notes: Type.Array(Type.Enum(NOTES)),
  /** What an hour of an extra shift is taken to pay before taxes; null where none can be tried out. */
  hour_amount: nullable(Dollars),
  /** Those that may be moved, with the day on which they are due. */
  bills: Type.Array(RecurringOutflow),
  /** The last day that a bill can be moved to; null where none can. */
  bills_until: nullable(CalendarDate),
});
export type LimitForecast = Static<typeof LimitForecast>;
