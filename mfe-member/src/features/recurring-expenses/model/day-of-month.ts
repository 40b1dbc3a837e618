import type { CalendarDate } from '#dates/calendar-date.ts';

/** '1st', '2nd', '11th': the day of the month that a date falls on. */
export function dayOfMonth(date: CalendarDate): string {
  const day = Number(date.slice(8));
  return `${day}${SUFFIXES[ordinals.select(day)]}`;
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

const SUFFIXES: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
