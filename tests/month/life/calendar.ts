/* Days as the driver counts them, without any code of the product. */

const DAY_MS = 86_400_000;

/** A Sunday; within 30 days of it are a bank holiday, a month's end and the change to daylight saving. */
export const START = '2027-02-14';

/** The Federal Reserve's of 2027 that a run can meet: https://www.frbservices.org/about/holiday-schedules */
const HOLIDAYS = new Set(['2027-02-15', '2027-05-31']);
/** No run is longer than those are known for. */
export const MAX_DAYS = 120;

export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

export const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export function isBankingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6 && !HOLIDAYS.has(day);
}

/** The so-manieth banking day after one. */
export function plusBankingDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = plusDays(at, 1);
    if (isBankingDay(at)) left -= 1;
  }
  return at;
}
