import { dayOf } from '@reset/application-engine/policy/day.ts';

/** No return counts for an advance from this day of a year to its end (document 1, section 9). */
const SEASON_ENDS = '04-16';

/**
 * Whether refunds are advanced at an instant.
 * @param asOf the product's time, of an answer's `as_of`
 */
export const isAdvanceSeason = (asOf: string): boolean => dayOf(new Date(asOf)) < seasonEnd(asOf);

/** The first day without advances of the year in which an instant is. */
export const seasonEnd = (asOf: string): string =>
  `${dayOf(new Date(asOf)).slice(0, '2026-'.length)}${SEASON_ENDS}`;
