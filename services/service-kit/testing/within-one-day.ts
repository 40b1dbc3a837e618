const QUARTER_OF_AN_HOUR_MS = 900_000;
const quarterOf = (instant: Date): number => Math.floor(instant.getTime() / QUARTER_OF_AN_HOUR_MS);

/**
 * Does `check` with the instant at which it begins, and again when it fails and midnight may have
 * fallen into it: wherever it is midnight, a quarter of an hour begins.
 */
export async function withinOneDay(check: (now: Date) => Promise<void>): Promise<void> {
  const now = new Date();
  try {
    await check(now);
  } catch (error) {
    if (quarterOf(new Date()) === quarterOf(now)) throw error;
    await check(new Date());
  }
}
