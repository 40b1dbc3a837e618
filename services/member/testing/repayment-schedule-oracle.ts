import type { Occurrence, Schedule } from '#features/cards/repayments/schedule.ts';
import { holidaysByDefinition, type WallDay, wallCalendar } from './banking-day-oracle.ts';

/* Schedules as one would mark them on a calendar on the wall: each day is looked at by itself. */

const FIRST_YEAR = 2023;
const LAST_YEAR = 2041;
const DAYS = wallCalendar(FIRST_YEAR, LAST_YEAR);
const INDEX = new Map(DAYS.map(({ iso }, index) => [iso, index]));
const CLOSED = new Set<string>();
for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
  for (const day of holidaysByDefinition(year)) CLOSED.add(day);
}
const isOpen = ({ iso, weekday }: WallDay): boolean => weekday <= 5 && !CLOSED.has(iso);

/** The days from 2024 to 2040 that a schedule names. */
export const markedDays = (schedule: Schedule): string[] =>
  DAYS.filter(({ iso }) => iso >= '2024' && iso < '2041')
    .filter((day) => isMarked(day, schedule))
    .map(({ iso }) => iso);

/** The debit of a day that a schedule names, seen from a day. */
export function debitOf(recursOn: string, schedule: Schedule, today: string): Occurrence {
  const index = INDEX.get(recursOn) ?? Number.NaN;
  const tomorrow = (INDEX.get(today) ?? Number.NaN) + 1;
  const isBefore = schedule.businessDayAdjustment === 'before';
  const adjusted = isBefore
    ? DAYS.slice(index - 7, index + 1).findLast(isOpen)
    : DAYS.slice(index, index + 8).find(isOpen);
  const nextOpen = DAYS.slice(tomorrow, tomorrow + 8).find(isOpen);
  const effectiveOn = adjusted && adjusted.iso > today ? adjusted : nextOpen;
  return { recursOn, effectiveOn: effectiveOn?.iso ?? '' };
}

function isMarked(day: WallDay, schedule: Schedule): boolean {
  const month = monthOf(day);
  switch (schedule.scheduleType) {
    case 'weekly':
      return day.weekday === schedule.recurringDayOfWeek;
    case 'bi_weekly':
      return isWeeksAfterPay(day, schedule.recurringDayOfWeek, schedule.previousBiWeeklyPayDate);
    case 'monthly_exact_day':
      return (
        day.day === schedule.recurringDayOfMonth ||
        (day === month.at(-1) && day.day < schedule.recurringDayOfMonth)
      );
    case 'monthly_nth_week': {
      const same = month.filter(({ weekday }) => weekday === schedule.recurringDayOfWeek);
      const week = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4 };
      return day === (same[week[schedule.recurringWeekOfMonth]] ?? same.at(-1));
    }
  }
}

/** Whole pairs of weeks after such a weekday, of which one of seven around the pay is the one meant. */
function isWeeksAfterPay(day: WallDay, weekday: number, paidOn: string): boolean {
  if (day.weekday !== weekday) return false;
  const paid = INDEX.get(paidOn) ?? Number.NaN;
  const payday = DAYS.slice(paid - 3, paid + 4).find((one) => one.weekday === weekday);
  const days = (INDEX.get(day.iso) ?? Number.NaN) - (INDEX.get(payday?.iso ?? '') ?? Number.NaN);
  return days > 0 && days % 14 === 0;
}

const MONTHS = Map.groupBy(DAYS, ({ iso }) => iso.slice(0, 7));
const monthOf = ({ iso }: WallDay): WallDay[] => MONTHS.get(iso.slice(0, 7)) ?? [];
