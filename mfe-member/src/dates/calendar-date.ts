import { dateFormat } from '@reset/shared-ui/locale.ts';

/** A date without a time, as the wire has it: '2026-11-27'. */
export type CalendarDate = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date on this browser's calendar at an instant. */
export function localDate(instant: Date): CalendarDate {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return [year, pad(month), pad(day)].join('-');
}

/**
 * The same at the product's time, of an answer's `asOf`: of a product whose time was moved, today is
 * what the product believes it to be.
 */
export const productDate = (asOf: string): CalendarDate => localDate(new Date(asOf));

/** The date that many days later. */
export const plusDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(asUtc(date) + days * DAY_MS).toISOString().slice(0, date.length);

/** Whole days from one date to another; negative when it has passed. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (asUtc(to) - asUtc(from)) / DAY_MS;

/** 'Fri, Nov 27' */
export const formatDay = (date: CalendarDate): string => day.format(asUtc(date));

/** 'Nov 27' */
export const formatMonthDay = (date: CalendarDate): string => monthDay.format(asUtc(date));

/** 'Friday', by 1 for Monday to 7 for Sunday. */
export const formatWeekday = (of: number): string => weekday.format(asUtc(`2026-06-0${of}`));

/** 'Fri, Nov 27', and with its year where that is not today's: 'Fri, Nov 28, 2025'. */
export const formatPastDay = (date: CalendarDate, today: CalendarDate): string =>
  (yearOf(date) === yearOf(today) ? day : dayOfOtherYear).format(asUtc(date));

/** 'Nov 27, 2026' */
export const formatDate = (date: CalendarDate): string => dayOfYear.format(asUtc(date));

/** 'November 2026' */
export const formatMonth = (date: CalendarDate): string => month.format(asUtc(date));

/*
 * A date is held as midnight UTC and written in UTC: read as an instant of some zone it would slip
 * to the day before on every clock west of Greenwich.
 */
const asUtc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });
const day = format({ weekday: 'short', month: 'short', day: 'numeric' });
const dayOfOtherYear = format({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const monthDay = format({ month: 'short', day: 'numeric' });
const weekday = format({ weekday: 'long' });
const dayOfYear = format({ month: 'short', day: 'numeric', year: 'numeric' });
const month = format({ month: 'long', year: 'numeric' });

const yearOf = (date: CalendarDate) => date.slice(0, 4);
const pad = (part: number) => String(part).padStart(2, '0');
