import { DateTime } from 'luxon';
import { dayOf, plusDays, type CalendarDay } from '#personas/calendar-day.ts';

/** To what the time of the product is moved at once. */
export const MOVES = ['payday', 'banking_day', 'day'] as const;
export type Move = (typeof MOVES)[number];

/** What the providers know of the days to come; each answers the day itself where it is one. */
export type Days = {
  paydayFrom(day: CalendarDay): CalendarDay;
  bankingDayFrom(day: CalendarDay): CalendarDay;
};

/** Before the cut-off of the last window in which banks take what is due that day. */
const MORNING = 'T10:00';
const ZONE = 'America/Los_Angeles';
/** A payday before a long weekend is over on the banking day after it. */
const MAX_DAYS_OFF = 4;

/**
 * Where a move leads: to the same time a day later, or to the morning in Los Angeles of the next
 * banking day, or of the next payday; money moves on banking days, so that of a payday that is none
 * it is the banking day after it.
 */
export function instantAfter(move: Move, { now, days }: { now: Date; days: Days }): Date {
  if (move === 'day') return DateTime.fromJSDate(now, { zone: ZONE }).plus({ days: 1 }).toJSDate();
  const today = dayOf(now);
  if (move === 'banking_day') return morningOf(days.bankingDayFrom(plusDays(today, 1)));
  for (let from = plusDays(today, -MAX_DAYS_OFF); ;) {
    const payday = days.paydayFrom(from);
    const morning = morningOf(days.bankingDayFrom(payday));
    if (morning > now) return morning;
    from = plusDays(payday, 1);
  }
}

const morningOf = (day: CalendarDay): Date =>
  DateTime.fromISO(`${day}${MORNING}`, { zone: ZONE }).toJSDate();
