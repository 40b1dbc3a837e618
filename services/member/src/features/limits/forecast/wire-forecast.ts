import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import { plusDays } from '#calendar/calendar-date.ts';
import { asOf, wireOutflow } from '#features/banks/banks.ts';
import { toDollars } from '#money/dollars.ts';
import { whyFrozen } from '../limits.ts';
import { type ForecastBasis, type ForecastDay, horizonOf } from './limit-forecast.ts';
import type { TryOutBounds } from './try-out.ts';

/** A bill can be moved so many days beyond the forecast. */
const DAYS_BEYOND = 14;

/** What can be tried out on a forecast: of bills, those that are reckoned with on one of its days. */
export function tryOutBounds({ readings, known }: ForecastBasis): TryOutBounds {
  const { today, hourCents, outflows } = known;
  const lastDay = plusDays(today, readings.length - 1);
  const last = readings.at(-1);
  const horizon = last ? horizonOf(last, lastDay) : lastDay;
  const movable = outflows.filter((bill) => asOf(bill, today).nextOccurrenceOn <= horizon);
  return {
    today,
    lastDay,
    hourCents,
    billIds: new Set(movable.map(({ id }) => id)),
    billsUntil: plusDays(lastDay, DAYS_BEYOND),
  };
}

type Forecast = Omit<LimitForecast, 'as_of'>;

/** Where there is none. */
export const noForecast = (reason: NonNullable<LimitForecast['why_none']>): Forecast => ({
  why_none: reason,
  payday: null,
  days: [],
  outstanding: 0,
  usual_shifts: [],
  notes: [],
  hour_amount: null,
  bills: [],
  bills_until: null,
});

/** A forecast on the wire: with what is tried out, beside itself without that. */
export function wireForecast(
  { known, outstandingCents, payday }: ForecastBasis,
  { billIds, billsUntil, hourCents }: TryOutBounds,
  { tried, untried }: Record<'tried' | 'untried', ForecastDay[]>,
): Forecast {
  return {
    why_none: null,
    payday,
    days: tried.map((day, index) => wireDay(day, untried[index] ?? day)),
    outstanding: toDollars(outstandingCents),
    usual_shifts: known.usual.map(({ weekday, minutes }) => ({ weekday, hours: hoursOf(minutes) })),
    notes: notesOn(known.usual.length > 0, untried),
    hour_amount: hourCents === null ? null : toDollars(hourCents),
    bills: known.outflows
      .filter(({ id }) => billIds.has(id))
      .map((bill) => wireOutflow(asOf(bill, known.today)))
      .toSorted((a, b) => a.next_occurrence_date.localeCompare(b.next_occurrence_date)),
    bills_until: billIds.size > 0 ? billsUntil : null,
  };
}

const wireDay = (day: ForecastDay, untried: ForecastDay): LimitForecast['days'][number] => ({
  date: day.date,
  amount: toDollars(day.cents),
  untried_amount: toDollars(untried.cents),
  changes: day.changes.map(({ reason, cents }) => ({ reason, amount: toDollars(cents) })),
  shifts: day.shifts.map(({ kind, minutes, grossCents }) => ({
    kind,
    hours: hoursOf(minutes),
    gross_amount: toDollars(grossCents),
  })),
  due_bills: day.due,
  counted_bills: day.counted.map(({ id, dueOn }) => ({ id, due_on: dueOn })),
});

function notesOn(hasUsual: boolean, days: readonly ForecastDay[]): LimitForecast['notes'] {
  const [today] = days;
  const isCapped = days.some(({ limit }) =>
    limit.steps.some(({ reason }) => reason === 'probation'),
  );
  if (!today) return [];
  const { inputs } = today.limit;
  const isByDays = inputs.facts.setByReset?.payCents != null;
  const isFrozen = whyFrozen(inputs) !== null;
  return [
    ...(isFrozen ? (['frozen'] as const) : []),
    ...(isCapped ? (['probation'] as const) : []),
    ...(isByDays ? (['pay_by_days'] as const) : []),
    ...(!hasUsual && !isByDays && !isFrozen ? (['no_usual_shifts'] as const) : []),
  ];
}

/** To a hundredth. */
const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
