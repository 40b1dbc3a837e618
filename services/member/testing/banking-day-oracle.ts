/*
 * The days on which the Federal Reserve's banks settle, as its published list has them
 * (https://www.frbservices.org/about/holiday-schedules), and the cut-off of money.md, section 5.
 */

const HOLIDAYS: ReadonlySet<string> = new Set(
  `2026-11-26 2026-12-25
   2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25
   2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-23 2028-12-25
   2029-01-01 2029-01-15 2029-02-19 2029-05-28 2029-06-19 2029-07-04 2029-09-03 2029-10-08 2029-11-12
   2029-11-22 2029-12-25`.split(/\s+/),
);
const LAST_DAY = '2029-12-31';
const CUT_OFF = '13:25';

/** Whether what is sent to another bank now is settled today. @throws after the list's last day */
export function isSettledToday(now: number): boolean {
  const pacific = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = pacific.format(now).split(' ');
  if (day > LAST_DAY) throw new Error(`Nobody knows yet which days after ${LAST_DAY} are holidays`);
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return !isWeekend && !HOLIDAYS.has(day) && time < CUT_OFF;
}
