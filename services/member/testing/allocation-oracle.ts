/*
 * Which purchase each cent that came in pays, as money.md, sections 3 and 4 (9 and 12), words it:
 * cent by cent, so that no rule about what is left over can be forgotten.
 */

type Share = { id: string; cents: number };

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

/** What happens to an account, as far as it moves money. */
export type AccountEvent =
  /** So much of it is held from now on, whatever was before. */
  | { kind: 'hold'; id: string; at: number; cents: number }
  /** Takes from what is held first; without a hold it is a purchase of its own. */
  | { kind: 'clear'; id: string; at: number; cents: number }
  /** From a merchant, for that purchase if it is known. */
  | { kind: 'refund'; of: string | null; cents: number }
  /** A debit of her bank is under way: that much is nobody else's to pay, until it is freed. */
  | { kind: 'reserve' | 'free'; cents: number }
  | { kind: 'repay'; repaymentId: string; cents: number }
  | { kind: 'return'; repaymentId: string }
  /** 12: what is hers goes to what she owes, and is no repayment that counts. */
  | { kind: 'use_deposit' }
  /** 12: so much of what is hers is on its way to her bank; below zero, it has come back. */
  | { kind: 'forward'; cents: number };

type Bought = { id: string; at: number; heldCents: number; postedCents: number };

/** One account, to which things happen in the order in which they are recorded. */
export function emptyAccount() {
  const purchases = new Map<string, Bought>();
  const paid = new Map<string, number>();
  const repayments = new Map<string, Share[]>();
  let depositCents = 0;
  let reservedCents = 0;

  const known = (id: string, at: number): Bought => {
    const one = purchases.get(id) ?? { id, at, heldCents: 0, postedCents: 0 };
    purchases.set(id, one);
    return one;
  };
  const add = (id: string, cents: number) => paid.set(id, (paid.get(id) ?? 0) + cents);
  // Only what was taken can be repaid: what is held may still be released.
  const debts = () =>
    [...purchases.values()]
      .toSorted((one, other) => one.at - other.at)
      .map(({ id, postedCents }) => ({ id, owedCents: postedCents - (paid.get(id) ?? 0) }));
  const repayableCents = () =>
    debts().reduce((sum, { owedCents }) => sum + owedCents, 0) - reservedCents;
  const pay = (cents: number, firstId: string | null) => {
    const payment = oracleShares(cents, debts(), { firstId, maxCents: repayableCents() });
    for (const share of payment.shares) add(share.id, share.cents);
    return payment;
  };

  return {
    apply(event: AccountEvent): void {
      switch (event.kind) {
        case 'hold':
          known(event.id, event.at).heldCents = event.cents;
          return;
        case 'clear': {
          const purchase = known(event.id, event.at);
          purchase.heldCents = Math.max(0, purchase.heldCents - event.cents);
          purchase.postedCents += event.cents;
          return;
        }
        case 'refund':
          depositCents += pay(event.cents, event.of).restCents;
          return;
        case 'reserve':
          reservedCents += event.cents;
          return;
        case 'free':
          reservedCents -= event.cents;
          return;
        case 'repay': {
          const { shares, restCents } = pay(event.cents, null);
          repayments.set(event.repaymentId, shares);
          depositCents += restCents;
          return;
        }
        case 'return': {
          for (const { id, cents } of repayments.get(event.repaymentId) ?? []) add(id, -cents);
          repayments.delete(event.repaymentId);
          return;
        }
        case 'use_deposit':
          depositCents = pay(depositCents, null).restCents;
          return;
        case 'forward':
          depositCents -= event.cents;
          return;
      }
    },
    heldCents: (id: string): number => purchases.get(id)?.heldCents ?? 0,
    heldInAllCents: (): number =>
      [...purchases.values()].reduce((sum, { heldCents }) => sum + heldCents, 0),
    postedCents: (id: string): number => purchases.get(id)?.postedCents ?? 0,
    repayableCents,
    outstandingCents: (): number =>
      [...purchases.values()].reduce(
        (sum, one) => sum + one.heldCents + one.postedCents - (paid.get(one.id) ?? 0),
        0,
      ),
    depositCents: (): number => depositCents,
    /** 9: how many repayments of hers stand. */
    repayments: (): number => repayments.size,
    /** What is held, was taken and is repaid of each purchase that costs anything, by its id. */
    purchases: (): Map<string, [held: number, posted: number, repaid: number]> =>
      new Map(
        [...purchases.values()]
          .filter(({ heldCents, postedCents }) => heldCents + postedCents > 0)
          .map(({ id, heldCents, postedCents }) => [
            id,
            [heldCents, postedCents, paid.get(id) ?? 0],
          ]),
      ),
  };
}
