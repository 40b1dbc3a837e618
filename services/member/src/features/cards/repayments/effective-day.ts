import { bankingDayFrom, settlementDay } from '#calendar/banking-day.ts';
import { type CalendarDate, dayOf, plusDays } from '#calendar/calendar-date.ts';

/** The days that a debit can be asked for: today and tomorrow in Los Angeles. */
export function daysOffered(now: Date): [today: CalendarDate, tomorrow: CalendarDate] {
  const today = dayOf(now);
  return [today, plusDays(today, 1)];
}

/**
 * The banking day of a debit: the day that is asked for, or the next banking day where banks do not
 * settle on that one or its cut-off is past (decision C-051). null for a day that is not offered.
 */
export function effectiveDay(asked: CalendarDate, now: Date): CalendarDate | null {
  const [today, tomorrow] = daysOffered(now);
  if (asked === today) return settlementDay(now);
  return asked === tomorrow ? bankingDayFrom(tomorrow) : null;
}
