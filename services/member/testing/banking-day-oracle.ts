/*
 * The days on which the Federal Reserve's banks settle, and the cut-off of money.md, section 5,
 * written without the code that they are compared with.
 */

/**
 * The weekdays on which they do not, as the Federal Reserve published them for 2024 to 2030
 * (https://www.federalreserve.gov/aboutthefed/k8.htm).
 */
export const PUBLISHED_HOLIDAYS: readonly string[] =
  `2024-01-01 2024-01-15 2024-02-19 2024-05-27 2024-06-19 2024-07-04 2024-09-02 2024-10-14 2024-11-11
   2024-11-28 2024-12-25
   2025-01-01 2025-01-20 2025-02-17 2025-05-26 2025-06-19 2025-07-04 2025-09-01 2025-10-13 2025-11-11
   2025-11-27 2025-12-25
   2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-09-07 2026-10-12 2026-11-11 2026-11-26
   2026-12-25
   2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25
   2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-23 2028-12-25
   2029-01-01 2029-01-15 2029-02-19 2029-05-28 2029-06-19 2029-07-04 2029-09-03 2029-10-08 2029-11-12
   2029-11-22 2029-12-25
   2030-01-01 2030-01-21 2030-02-18 2030-05-27 2030-06-19 2030-07-04 2030-09-02 2030-10-14 2030-11-11
   2030-11-28 2030-12-25`.split(/\s+/);

const PUBLISHED: ReadonlySet<string> = new Set(PUBLISHED_HOLIDAYS);
const LAST_DAY = '2030-12-31';
const CUT_OFF = '13:25';
const PACIFIC = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Whether what is sent to another bank now is settled today. @throws after the list's last day */
export function isSettledToday(now: number): boolean {
  const [day = '', time = ''] = PACIFIC.format(now).split(' ');
  return isSettlementDay(day) && time < CUT_OFF;
}

function isSettlementDay(day: string): boolean {
  if (day > LAST_DAY) throw new Error(`Nobody knows yet which days after ${LAST_DAY} are holidays`);
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return !isWeekend && !PUBLISHED.has(day);
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** That day, or the first after it on which they settle. */
export function settlementDayFrom(day: string): string {
  return isSettlementDay(day) ? day : settlementDayFrom(dayAfter(day));
}

/** The so-manieth day after that one on which they settle. */
export function settlementDayAfter(day: string, count: number): string {
  const next = settlementDayFrom(dayAfter(day));
  return count === 1 ? next : settlementDayAfter(next, count - 1);
}

/** On which day what is sent to another bank now is settled. */
export function settledOn(now: number): string {
  const [day = ''] = PACIFIC.format(now).split(' ');
  return isSettledToday(now) ? day : settlementDayAfter(day, 1);
}

/** A day as a calendar on the wall shows it; `weekday` is 1 for Monday to 7 for Sunday. */
export type WallDay = { iso: string; month: number; day: number; weekday: number };

/** All days of some years, in order. */
export function wallCalendar(firstYear: number, lastYear: number): WallDay[] {
  const days: WallDay[] = [];
  const at = new Date(Date.UTC(firstYear, 0, 1));
  for (; at.getUTCFullYear() <= lastYear; at.setUTCDate(at.getUTCDate() + 1)) {
    const [iso = ''] = at.toISOString().split('T');
    const weekday = ((at.getUTCDay() + 6) % 7) + 1;
    days.push({ iso, month: at.getUTCMonth() + 1, day: at.getUTCDate(), weekday });
  }
  return days;
}

/** The weekdays without settlement of a year by the eleven definitions, each crossed out on its own. */
export function holidaysByDefinition(year: number): string[] {
  const days = wallCalendar(year, year);
  const all = (month: number, weekday: number) =>
    days.filter((one) => one.month === month && one.weekday === weekday);
  const date = (month: number, day: number) => {
    const index = days.findIndex((one) => one.month === month && one.day === day);
    if (days[index]?.weekday === 6) return undefined;
    return days[index]?.weekday === 7 ? days[index + 1] : days[index];
  };
  return [
    date(1, 1),
    all(1, 1)[2],
    all(2, 1)[2],
    all(5, 1).at(-1),
    date(6, 19),
    date(7, 4),
    all(9, 1)[0],
    all(10, 1)[1],
    date(11, 11),
    all(11, 4)[3],
    date(12, 25),
  ].flatMap((one) => one?.iso ?? []);
}
