/** A purchase of which so much is neither repaid nor under way to be. */
export type Owed = { id: string; owedCents: number };

export type SharedPayment = {
  /** What of it pays which purchase; none is for nothing. */
  shares: { id: string; cents: number }[];
  /** What is left of it, because she owes no more. */
  restCents: number;
};

/**
 * Which purchases a payment pays: the one that it is for, if it is for one, then the oldest first.
 * @param owed what she owes, the oldest first
 * @param maxCents what she owes in all, which a payment under way may have made less
 */
export function sharePayment(
  amountCents: number,
  owed: readonly Owed[],
  { firstId, maxCents }: { firstId: string | null; maxCents: number },
): SharedPayment {
  const inOrder = [
    ...owed.filter(({ id }) => id === firstId),
    ...owed.filter(({ id }) => id !== firstId),
  ];
  let leftCents = Math.min(amountCents, Math.max(maxCents, 0));
  const shares: SharedPayment['shares'] = [];
  for (const { id, owedCents } of inOrder) {
    const cents = Math.min(leftCents, owedCents);
    if (cents > 0) shares.push({ id, cents });
    leftCents -= cents;
  }
  const sharedCents = shares.reduce((sum, { cents }) => sum + cents, 0);
  return { shares, restCents: amountCents - sharedCents };
}
