import { isOfAge } from './minimum-age.ts';

/** Nobody is known to have become older, in years. */
const MAXIMUM_AGE = 122;

export type BirthDateFault = 'not_a_date' | 'in_future' | 'too_long_ago' | 'under_age';

/**
 * What is wrong with a date of birth; null for that of somebody who may apply.
 * @param dateOfBirth a calendar date, as `today`
 */
export function birthDateFault(dateOfBirth: string, today: string): BirthDateFault | null {
  if (!isCalendarDate(dateOfBirth)) return 'not_a_date';
  if (dateOfBirth > today) return 'in_future';
  if (Number(dateOfBirth.slice(0, 4)) < Number(today.slice(0, 4)) - MAXIMUM_AGE) {
    return 'too_long_ago';
  }
  return isOfAge(dateOfBirth, today) ? null : 'under_age';
}

/** Whether the calendar has that day: 29 February only in leap years. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
