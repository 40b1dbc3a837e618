import { dayNumber, plusDays, plusMonths, type CalendarDay } from '#personas/calendar-day.ts';
import type { RecurringIncome } from './pave-schemas.ts';

export type Frequency = RecurringIncome['frequency'];

const MIN_AND_MAX_DAYS = {
  weekly: [6, 8],
  biweekly: [13, 14.5],
  semi_monthly: [14.5, 16.5],
  monthly: [27, 33],
} as const satisfies Record<Frequency, readonly [number, number]>;

const FREQUENCIES = [
  'weekly',
  'biweekly',
  'semi_monthly',
  'monthly',
] as const satisfies readonly Frequency[];

export const TIMES_A_MONTH: Readonly<Record<Frequency, number>> = {
  weekly: 52 / 12,
  biweekly: 26 / 12,
  semi_monthly: 2,
  monthly: 1,
};

/** After so many days without it, an income has stopped. */
const STOPPED_AFTER_DAYS: Readonly<Record<Frequency, number>> = {
  weekly: 14,
  biweekly: 24,
  semi_monthly: 26,
  monthly: 45,
};

/** How often something comes that came on these days, oldest first; null for no rule. */
export function frequencyOf(days: readonly CalendarDay[]): Frequency | null {
  const numbers = days.map(dayNumber);
  const gaps = numbers.slice(1).map((day, index) => day - (numbers[index] ?? day));
  if (gaps.length === 0) return null;
  const sorted = gaps.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  // Twice a month is now thirteen days apart and now sixteen.
  const average = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const typical = middle >= 13 && middle <= 17 ? average : middle;
  return FREQUENCIES.find((frequency) => isWithin(typical, frequency)) ?? null;
}

function isWithin(days: number, frequency: Frequency): boolean {
  const [shortest, longest] = MIN_AND_MAX_DAYS[frequency];
  return days >= shortest && days <= longest;
}

export const hasStopped = (last: CalendarDay, frequency: Frequency, today: CalendarDay): boolean =>
  dayNumber(today) - dayNumber(last) > STOPPED_AFTER_DAYS[frequency];

/** When it comes next after it came last; today or later. */
export function nextDay(last: CalendarDay, frequency: Frequency, today: CalendarDay): CalendarDay {
  for (let times = 1; ; times += 1) {
    const day = later(last, frequency, times);
    if (day >= today) return day;
  }
}

function later(last: CalendarDay, frequency: Frequency, times: number): CalendarDay {
  switch (frequency) {
    case 'weekly':
      return plusDays(last, 7 * times);
    case 'biweekly':
      return plusDays(last, 14 * times);
    case 'semi_monthly':
      return plusDays(last, 15 * times);
    case 'monthly':
      return plusMonths(last, times);
  }
}
