import { dateFormat } from '@reset/shared-ui/locale.ts';

const DATE = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** (123) 456-7890 */
export const shownPhone = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** January 31, 1990 of a calendar date. */
export const shownDate = (date: string): string => DATE.format(new Date(`${date}T00:00:00Z`));

/** Its last four digits, as it is shown for good. */
export const shownSsn = (digits: string): string => `•••-••-${digits.slice(-4)}`;
