import { DateTime } from 'luxon';

/** A day with no time and no zone, as `2026-11-20`; such days compare as text. */
export type CalendarDate = string;

/** The zone in which the product's rules say `today` (decision C-052). */
export const RULES_ZONE = 'America/Los_Angeles';

const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/**
 * Whether the text is a day that exists and that anybody alive can mean: no
 * 30 February, and nothing outside the years 1900 to 2199, beyond which years
 * are written otherwise and no longer compare as text.
 */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= EARLIEST &&
  text <= LATEST &&
  DateTime.fromISO(text, { zone: 'utc' }).isValid;

/** The instant that ISO 8601 text with an offset names; null when it names none. */
export function readInstant(text: string): Date | null {
  const isComplete = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = DateTime.fromISO(text, { zone: 'utc' });
  return isComplete && instant.isValid && isDay(isoDate(instant)) ? instant.toJSDate() : null;
}

/** The day on which an instant falls where the rules are read. */
export const dayOf = (instant: Date): CalendarDate =>
  isoDate(DateTime.fromJSDate(instant, { zone: RULES_ZONE }));

/** The last millisecond of a day where the rules are read. */
export const endOfDay = (day: CalendarDate): Date =>
  DateTime.fromISO(day, { zone: RULES_ZONE }).endOf('day').toJSDate();

/** The day that many days later, or earlier when negative. */
export const plusDays = (day: CalendarDate, days: number): CalendarDate =>
  written(startOf(day) + days * DAY_MS);

/** The same day of the month that many months later; the last one where it is missing. */
export function plusMonths(day: CalendarDate, months: number): CalendarDate {
  const [year, month] = partsOf(day);
  return onDayOfMonth(written(Date.UTC(year, month + months)), dayOfMonth(day));
}

/** How many days `later` comes after `earlier`. */
export const daysBetween = (earlier: CalendarDate, later: CalendarDate): number =>
  (startOf(later) - startOf(earlier)) / DAY_MS;

export const dayOfMonth = (day: CalendarDate): number => new Date(startOf(day)).getUTCDate();

/** That day of the month in the month of `day`; the last one where it is missing. */
export function onDayOfMonth(day: CalendarDate, wanted: number): CalendarDate {
  const [year, month] = partsOf(day);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return written(Date.UTC(year, month, Math.min(wanted, last)));
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: CalendarDate): number => new Date(startOf(day)).getUTCDay() || 7;

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: CalendarDate, weekday: number): CalendarDate =>
  plusDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** The so-manieth such weekday in the month of `day`; the last one where there is no fifth. */
export function onWeekdayOfMonth(day: CalendarDate, weekday: number, count: number): CalendarDate {
  const first = weekdayFrom(onDayOfMonth(day, 1), weekday);
  const wanted = plusDays(first, 7 * (count - 1));
  return wanted > onDayOfMonth(day, 31) ? plusDays(wanted, -7) : wanted;
}

/*
 * Days are counted in UTC, which has no gaps, and by numbers alone: limits count the days of each
 * bill of every member, and an object for each day is most of what that takes.
 */

const DAY_MS = 86_400_000;

function startOf(day: CalendarDate): number {
  const start = Date.parse(day);
  // Nothing but a day by itself begins at midnight of UTC by its first ten characters.
  if (Number.isNaN(start) || written(start) !== day) throw new Error(`${day} is not a day.`);
  return start;
}

function partsOf(day: CalendarDate): [year: number, month: number] {
  const start = new Date(startOf(day));
  return [start.getUTCFullYear(), start.getUTCMonth()];
}

const written = (start: number): CalendarDate =>
  new Date(start).toISOString().slice(0, '2026-11-20'.length);

function isoDate(moment: DateTime): CalendarDate {
  const day = moment.toISODate();
  if (day === null) throw new Error('That instant is on no day.');
  return day;
}
