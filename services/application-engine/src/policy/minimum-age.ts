/** In years; nobody younger may apply (decision C-081). */
export const MINIMUM_AGE = 18;

/**
 * The first day on which somebody may apply. Who was born on 29 February has that birthday on
 * 1 March where the year has no such day: never a day too early.
 * @param dateOfBirth a calendar date, as what it answers
 */
export function dayOfAge(dateOfBirth: string): string {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const birthday = new Date(0);
  birthday.setUTCFullYear(year + MINIMUM_AGE, month - 1, day);
  return birthday.toISOString().slice(0, 10);
}

/** Whether that day has come, by a calendar date. */
export const isOfAge = (dateOfBirth: string, today: string): boolean =>
  today >= dayOfAge(dateOfBirth);
