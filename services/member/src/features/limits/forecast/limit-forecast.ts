import { type CalendarDate, daysBetween, plusDays } from '#calendar/calendar-date.ts';
import type { TakeBack } from '#features/disputes/disputes.ts';
import { billsHorizon } from '#features/payroll/payroll.ts';
import { computedLimit, type ComputedLimit } from '../computed-limit.ts';
import type { LimitBasis } from '../limit-rules.ts';
import type { LimitReading } from '../limit-reading.ts';
import { shownLimitCents } from '../limits.ts';
import {
  billsDue,
  expectedBills,
  expectedReading,
  type ExpectedShift,
  expectedShifts,
  type Known,
} from './expected-facts.ts';
import { limitChanges, type LimitChange } from './limit-changes.ts';
import { NOTHING_TRIED, type TryOut } from './try-out.ts';

/** A forecast reaches so many days after today at most. */
const MAX_DAYS = 31;

/** The days of a forecast until a payday: today first. */
export const forecastDays = (today: CalendarDate, payday: CalendarDate): CalendarDate[] =>
  Array.from({ length: Math.min(daysBetween(today, payday), MAX_DAYS) + 1 }, (_none, index) =>
    plusDays(today, index),
  );

/** What a forecast is made of. */
export type ForecastBasis = {
  now: Date;
  /** What is stored today, as of today and of each day to come, in their order. */
  readings: readonly LimitReading[];
  /** When the pay of this period comes, on the last day of these or later. */
  payday: CalendarDate | null;
  known: Known;
  /** What she owes today. */
  outstandingCents: number;
  /** What she owes besides from their days on. */
  takeBacks: readonly TakeBack[];
  limits: LimitBasis;
};

export type ForecastDay = {
  date: CalendarDate;
  limit: ComputedLimit;
  /** What she can spend. */
  cents: number;
  /** Since the day before; none on the first day. */
  changes: LimitChange[];
  /** Counted from that day on. */
  shifts: ExpectedShift[];
  /** The ids of bills. */
  due: string[];
  /** Bills that come into the reckoning on that day. */
  counted: { id: string; dueOn: CalendarDate }[];
};

const DAY_MS = 86_400_000;

/**
 * Her limit on each day, by the function that computes it, if what is expected happens. Today is as it
 * is, whatever is tried out.
 */
export function forecast(basis: ForecastBasis, tryOut: TryOut): ForecastDay[] {
  const { readings, known, limits, now } = basis;
  const { today } = known;
  const shifts = expectedShifts(known, tryOut, plusDays(today, readings.length - 1));
  const days: ForecastDay[] = [];
  let last = readings[0]?.last ?? null;
  let counted: DueBill[] = [];
  let owedCents = basis.outstandingCents;
  for (const [index, stored] of readings.entries()) {
    const date = plusDays(today, index);
    const bills = expectedBills(known, index === 0 ? NOTHING_TRIED : tryOut);
    const reading = expectedReading(stored, date, { today, shifts, bills, last });
    const at = { now: new Date(now.getTime() + index * DAY_MS), today: date };
    const limit = computedLimit(reading, limits, at);
    const before = days.at(-1);
    const owedBefore = owedCents;
    owedCents = owedOn(date, basis);
    const counting = billsDue(bills, { from: date, to: horizonOf(stored, date) });
    days.push({
      date,
      limit,
      cents: shownLimitCents(limit.grossCents, owedCents),
      changes: before
        ? limitChanges(before.limit.inputs, limit.inputs, { before: owedBefore, after: owedCents })
        : [],
      shifts: shifts.filter(({ endedOn }) => endedOn === date),
      due: counting.filter(({ dueOn }) => dueOn === date).map(({ id }) => id),
      counted: before ? counting.filter((bill) => !has(counted, bill)) : [],
    });
    last = limit;
    counted = counting;
  }
  return days;
}

const owedOn = (date: CalendarDate, { outstandingCents, takeBacks }: ForecastBasis): number =>
  takeBacks
    .filter(({ day }) => day <= date)
    .reduce((sum, { cents }) => sum + cents, outstandingCents);

type DueBill = ForecastDay['counted'][number];

const has = (bills: readonly DueBill[], { id, dueOn }: DueBill): boolean =>
  bills.some((bill) => bill.id === id && bill.dueOn === dueOn);

/** Until when bills are reckoned with on a day. */
export const horizonOf = ({ payroll, payDates }: LimitReading, day: CalendarDate): CalendarDate =>
  billsHorizon(payroll, payDates, day);
