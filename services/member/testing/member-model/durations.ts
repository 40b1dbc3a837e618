export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Of a day in Los Angeles, before the cut-off. */
export const morningOf = (day: string): number => Date.parse(`${day}T18:00:00Z`);
