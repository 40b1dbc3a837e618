import { daysBetween, type CalendarDate } from '#dates/calendar-date.ts';

/** The bills due from today to payday, the next one first. Without a payday there are none. */
export function upcomingBills<Bill extends { nextOccurrenceDate: CalendarDate }>(
  bills: readonly Bill[],
  today: CalendarDate,
  payday: CalendarDate | null,
): Bill[] {
  if (payday === null) return [];
  return bills
    .filter(({ nextOccurrenceDate: due }) => due >= today && due <= payday)
    .toSorted((one, other) => one.nextOccurrenceDate.localeCompare(other.nextOccurrenceDate));
}

/** When a bill is due, as seen from today. */
export type Due = 'today' | 'tomorrow' | { days: number };

export function dueFrom(today: CalendarDate, due: CalendarDate): Due {
  const days = daysBetween(today, due);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : { days };
}
