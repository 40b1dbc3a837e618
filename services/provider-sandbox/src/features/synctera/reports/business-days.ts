import { bankingDayFrom, plusBankingDays } from '../banking-days.ts';
import type { Synctera } from '../open-synctera.ts';
import { dayOf, type CalendarDay } from '#personas/calendar-day.ts';

/** The banking day whose reports have what happened at an instant: that day, or the next one. */
export const businessDayOf = (instant: string): CalendarDay =>
  bankingDayFrom(dayOf(new Date(instant)));

/** The banking day after one. */
export const nextBusinessDay = (day: CalendarDay): CalendarDay => plusBankingDays(day, 1);

/** The banking days that are over, from the one on which the first account was opened. */
export function reportedDays({ records, clock }: Pick<Synctera, 'records' | 'clock'>) {
  const [first] = records.accounts.list();
  const today = dayOf(clock.now());
  const days: CalendarDay[] = [];
  if (!first) return days;
  for (let day = businessDayOf(first.creation_time); day < today; day = nextBusinessDay(day)) {
    days.push(day);
  }
  return days;
}
