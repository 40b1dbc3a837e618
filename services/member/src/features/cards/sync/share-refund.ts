/** A purchase of which so much is neither repaid nor under way to be. */
export type Owed = { id: string; owedCents: number };

export type SharedRefund = {
  /** What of it pays which purchase; none is for nothing. */
  shares: { id: string; cents: number }[];
  /** What is hers, because she owes no more. */
  restCents: number;
};

/**
 * Whom a merchant's refund pays: the purchase that it gives back, then the oldest first.
 * @param owed what she owes, the oldest first
 * @param maxCents what she owes in all, which a payment under way may have made less
 */
export function shareRefund(
  amountCents: number,
  owed: readonly Owed[],
  { originalId, maxCents }: { originalId: string | null; maxCents: number },
): SharedRefund {
  const inOrder = [
    ...owed.filter(({ id }) => id === originalId),
    ...owed.filter(({ id }) => id !== originalId),
  ];
  let leftCents = Math.min(amountCents, Math.max(maxCents, 0));
  const shares: SharedRefund['shares'] = [];
  for (const { id, owedCents } of inOrder) {
    const cents = Math.min(leftCents, owedCents);
    if (cents > 0) shares.push({ id, cents });
    leftCents -= cents;
  }
  const sharedCents = shares.reduce((sum, { cents }) => sum + cents, 0);
  return { shares, restCents: amountCents - sharedCents };
}
