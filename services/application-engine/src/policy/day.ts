const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/**
 * The calendar date on which an instant falls where the product's rules are read (decision C-052),
 * as `2026-11-23`: the same for the service and for every browser.
 */
export const dayOf = (instant: Date): string => DAY.format(instant);
