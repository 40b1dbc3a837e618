/** In years; nobody younger may apply (decision C-081). */
export const MINIMUM_AGE = 18;

/**
 * Whether somebody has had that birthday. Who was born on 29 February has it on 1 March where the
 * year has no such day: never a day too early.
 * @param dateOfBirth a calendar date, as `today`
 */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  const [year = '', ...monthAndDay] = dateOfBirth.split('-');
  // Compared as text, which has the order of the calendar, whether the day exists or not.
  const birthday = [String(Number(year) + MINIMUM_AGE).padStart(4, '0'), ...monthAndDay].join('-');
  return today >= birthday;
}
