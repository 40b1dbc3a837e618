/*
 * Which purchase each cent that came in pays, as money.md, sections 3 and 4 (9 and 12), words it:
 * cent by cent, so that no rule about what is left over can be forgotten.
 */

export type Share = { id: string; cents: number };

/**
 * A payment: first to the purchase that it is for, then to the oldest, while she owes and while no
 * payment under way has reserved the debt; what is left is hers.
 * @param owed the oldest first
 */
export function oracleShares(
  amountCents: number,
  owed: readonly { id: string; owedCents: number }[],
  { firstId, maxCents }: { firstId: string | null; maxCents: number },
): { shares: Share[]; restCents: number } {
  const open = new Map(owed.map(({ id, owedCents }) => [id, owedCents]));
  const paid = new Map<string, number>();
  let restCents = amountCents;
  for (let left = maxCents; left > 0 && restCents > 0; left -= 1) {
    const isOpen = (id: string | null) => id !== null && (open.get(id) ?? 0) > 0;
    const id = isOpen(firstId) ? firstId : owed.find((one) => isOpen(one.id))?.id;
    if (id === undefined || id === null) break;
    open.set(id, (open.get(id) ?? 0) - 1);
    paid.set(id, (paid.get(id) ?? 0) + 1);
    restCents -= 1;
  }
  return { shares: [...paid].map(([id, cents]) => ({ id, cents })), restCents };
}
