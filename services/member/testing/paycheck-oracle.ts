/*
 * What of what comes in is a paycheck, as docs/decisions/0091 words it, for tests to compare the service
 * with: from the decision alone, by looking at each paystub in turn.
 */

type Day = string;

/** What comes in, by what it is for her. */
export type DepositKind = 'pay' | 'tax_refund' | 'other';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 4;

const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The least that is a paycheck, in cents, of what arrives on a day. */
export function leastPaycheckCents(
  paystubs: readonly { payOn: Day; netCents: number }[],
  arrivedOn: Day,
): number {
  let newest: { payOn: Day; netCents: number } | null = null;
  for (const stub of paystubs) {
    const isTooFar = dayNumber(stub.payOn) - dayNumber(arrivedOn) > DAYS_AHEAD;
    if (isTooFar || stub.netCents === 0) continue;
    // Of one day the larger.
    const isNewer = newest === null || stub.payOn > newest.payOn;
    const isLarger = stub.payOn === newest?.payOn && stub.netCents > newest.netCents;
    if (isNewer || isLarger) newest = stub;
  }
  return newest === null ? 5_000 : Math.ceil(newest.netCents / 4);
}

/** The first day of each week, Monday to Sunday, that has any of these days. */
export function firstOfWeeks(days: readonly Day[]): Day[] {
  const first = new Map<number, Day>();
  for (const day of days.toSorted()) {
    // The first of January 1970 was a Thursday.
    const week = Math.floor((dayNumber(day) + 3) / 7);
    if (!first.has(week)) first.set(week, day);
  }
  return [...first.values()];
}
