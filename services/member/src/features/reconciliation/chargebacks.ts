import type { TheirEntry } from './match-entries.ts';

/** How keys of what the network gives back of a purchase begin. */
export const CHARGEBACK = 'chargeback:';

/**
 * Adds parts of one chargeback, which the network gives back by and by, each by an id of its own: as many
 * as are at most the purchase together. What is the same line again, or more than that, stays an entry
 * by itself.
 * @param purchaseCents what was posted of the purchases, by the keys of their chargebacks
 */
export function withPartsAdded(
  theirs: readonly TheirEntry[],
  purchaseCents: ReadonlyMap<string, number>,
): TheirEntry[] {
  const byKey = Map.groupBy(theirs, ({ key }) => key);
  return [...byKey].flatMap(([key, entries]) => {
    const mostCents = purchaseCents.get(key);
    return mostCents === undefined ? entries : added(entries, mostCents);
  });
}

function added(entries: readonly TheirEntry[], mostCents: number): TheirEntry[] {
  const [first, ...others] = entries.toSorted(
    (one, other) => compare(one.issuerId, other.issuerId) || one.cents - other.cents,
  );
  if (!first) return [];
  const ids = new Set([first.issuerId]);
  let cents = first.cents;
  const apart = others.filter((one) => {
    if (ids.has(one.issuerId) || Math.abs(cents + one.cents) > mostCents) return true;
    ids.add(one.issuerId);
    cents += one.cents;
    return false;
  });
  return [{ ...first, cents }, ...apart];
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
