import { bankingDayFrom, bankingDayUntil, MAX_MOVED_DAYS } from '#calendar/banking-day.ts';
import {
  type CalendarDate,
  onDayOfMonth,
  onWeekdayOfMonth,
  plusDays,
  plusMonths,
  weekdayFrom,
} from '#calendar/calendar-date.ts';
import { nextOccurrence } from '#calendar/recurrence.ts';

export const WEEKS_OF_MONTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type WeekOfMonth = (typeof WEEKS_OF_MONTH)[number];

/** Where a day of a schedule goes on which banks do not settle. */
export type BusinessDayAdjustment = 'before' | 'after';

/**
 * On which days repayments recur. Weekdays are 1 for Monday to 7 for Sunday. The 31st is the last
 * day of a shorter month, and a fifth weekday the last one where there are four.
 */
export type Recurrence =
  | { scheduleType: 'weekly'; recurringDayOfWeek: number }
  | {
      scheduleType: 'bi_weekly';
      recurringDayOfWeek: number;
      /** The last day of pay, which may be another weekday where a holiday moved it. */
      previousBiWeeklyPayDate: CalendarDate;
    }
  | { scheduleType: 'monthly_exact_day'; recurringDayOfMonth: number }
  | {
      scheduleType: 'monthly_nth_week';
      recurringDayOfWeek: number;
      recurringWeekOfMonth: WeekOfMonth;
    };

export type Schedule = Recurrence & { businessDayAdjustment: BusinessDayAdjustment };

/** One day of a schedule. */
export type Occurrence = {
  /** The day that the schedule names, by which one occurrence is told from the next. */
  recursOn: CalendarDate;
  /** The banking day of the debit. */
  effectiveOn: CalendarDate;
};

/**
 * The schedule's next day. Its debit is after today: what would be on or before it, because the
 * adjustment is `before` or because nobody looked in time, goes to the next banking day.
 * @param after the last `recursOn` that is done with, or the day of approval before the first. By
 * `effectiveOn` one occurrence would come twice, as it may be earlier than `recursOn`.
 */
export function nextRepayment(
  schedule: Schedule,
  { after, today }: { after: CalendarDate; today: CalendarDate },
): Occurrence {
  const recursOn = recursFrom(plusDays(after, 1), schedule);
  const { businessDayAdjustment: adjustment } = schedule;
  const adjusted = adjustment === 'before' ? bankingDayUntil(recursOn) : bankingDayFrom(recursOn);
  const effectiveOn = adjusted > today ? adjusted : bankingDayFrom(plusDays(today, 1));
  return { recursOn, effectiveOn };
}

/** The days on which its next debits are, from a day on that is done with. */
export function nextDebitDates(
  schedule: Schedule,
  today: CalendarDate,
  count: number,
): CalendarDate[] {
  const days: CalendarDate[] = [];
  let after = today;
  while (days.length < count) {
    const { recursOn, effectiveOn } = nextRepayment(schedule, { after, today });
    days.push(effectiveOn);
    after = recursOn;
  }
  return days;
}

/** The first day on or after another that a schedule names. */
function recursFrom(from: CalendarDate, schedule: Recurrence): CalendarDate {
  switch (schedule.scheduleType) {
    case 'weekly':
      return weekdayFrom(from, schedule.recurringDayOfWeek);
    case 'bi_weekly':
      return twoWeeksOn(from, schedule);
    case 'monthly_exact_day':
      return monthlyFrom(from, (month) => onDayOfMonth(month, schedule.recurringDayOfMonth));
    case 'monthly_nth_week': {
      const count = WEEKS_OF_MONTH.indexOf(schedule.recurringWeekOfMonth) + 1;
      return monthlyFrom(from, (month) =>
        onWeekdayOfMonth(month, schedule.recurringDayOfWeek, count),
      );
    }
  }
}

type TwoWeeks = Extract<Recurrence, { scheduleType: 'bi_weekly' }>;

/**
 * The day from which a schedule of two weeks is counted: the weekday that is nearest to the last pay,
 * which itself is no day of the schedule. null for a schedule of another type.
 */
export const countedFrom = (schedule: Recurrence): CalendarDate | null =>
  schedule.scheduleType === 'bi_weekly' ? paidFor(schedule) : null;

const paidFor = ({ previousBiWeeklyPayDate: paidOn, recurringDayOfWeek }: TwoWeeks): CalendarDate =>
  weekdayFrom(plusDays(paidOn, -MAX_MOVED_DAYS), recurringDayOfWeek);

const twoWeeksOn = (from: CalendarDate, schedule: TwoWeeks): CalendarDate =>
  nextOccurrence(plusDays(paidFor(schedule), 14), 'bi_weekly', from);

function monthlyFrom(
  from: CalendarDate,
  inMonthOf: (day: CalendarDate) => CalendarDate,
): CalendarDate {
  const thisMonth = inMonthOf(from);
  return thisMonth >= from ? thisMonth : inMonthOf(plusMonths(from, 1));
}
