import type { User } from '../api/get-user.ts';

const ZONE = 'America/Los_Angeles';
const date = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'short' });

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days for which a debit may be asked for: today and tomorrow in Los Angeles, as '2026-11-27'. */
export function debitDays(now: Date): { today: string; tomorrow: string } {
  const today = date.format(now);
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS);
  return { today, tomorrow: next.toISOString().slice(0, 10) };
}

/** Whether what is asked for now is processed the next business day: it is later than 1:25 PM there. */
export const isPastCutOff = (now: Date): boolean => time.format(now) > '13:25';

/** The banking day on which a debit that is asked for a day leaves; undefined where none is known. */
export const leavesOn = (debit: User['externalDebit'], day: string): string | undefined =>
  dayOf(debit, day)?.leavesOn;

/** Whether staff have asked already for a debit that leaves then, so that another is refused. */
export const isTaken = (debit: User['externalDebit'], day: string): boolean =>
  dayOf(debit, day)?.isTaken ?? false;

const dayOf = (debit: User['externalDebit'], day: string) =>
  debit?.days.find(({ askedFor }) => askedFor === day);
