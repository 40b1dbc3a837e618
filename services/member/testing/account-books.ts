import { oracleShares, type Share } from './allocation-oracle.ts';

/* What the oracle of a member's account has written down, and how it pays and takes back. */

type Day = string;

export type Bought = { id: string; at: number; heldCents: number; postedCents: number };

/** `day` is the one that it is counted as, for a debit the one that it was due on. */
export type Repayment = {
  shares: Share[];
  day: Day;
  countsFrom: Day;
  isDebit: boolean;
  /** What it repaid of what was spent of a tax refund, which it is, by purchase. */
  ofRefund: ReadonlyMap<string, number>;
};

export type Books = {
  purchases: Map<string, Bought>;
  /** What is repaid of each purchase. */
  paid: Map<string, number>;
  repayments: Map<string, Repayment>;
  depositCents: number;
  /** What debits under way repay, and nobody else. */
  reservedCents: number;
  /** What she spent of a tax refund that is still to come, by purchase, the first of them first. */
  ofRefund: Map<string, number>;
  /** What a dispute's credit took off that, by the purchase. */
  credited: Map<string, number>;
};

export const emptyBooks = (): Books => ({
  purchases: new Map(),
  paid: new Map(),
  repayments: new Map(),
  depositCents: 0,
  reservedCents: 0,
  ofRefund: new Map(),
  credited: new Map(),
});

/** The purchase of this id, of that moment if it is new. */
export function known({ purchases }: Books, { id, at }: Pick<Bought, 'id' | 'at'>): Bought {
  const one = purchases.get(id) ?? { id, at, heldCents: 0, postedCents: 0 };
  purchases.set(id, one);
  return one;
}

export const repaidOf = ({ paid }: Books, id: string): number => paid.get(id) ?? 0;

export const addRepaid = (books: Books, id: string, cents: number): void => {
  books.paid.set(id, repaidOf(books, id) + cents);
};

/** What was taken and is not repaid; only that can be, because what is held may still be released. */
export const owedOf = (books: Books, { id, postedCents }: Bought): number =>
  postedCents - repaidOf(books, id);

/** The oldest purchase first. */
export const inOrder = ({ purchases }: Books): Bought[] =>
  [...purchases.values()].toSorted((one, other) => one.at - other.at);

export const postedOwedCents = (books: Books): number =>
  [...books.purchases.values()].reduce((sum, one) => sum + owedOf(books, one), 0);

export const repayableCents = (books: Books): number =>
  postedOwedCents(books) - books.reservedCents;

export const heldInAllCents = (books: Books): number =>
  [...books.purchases.values()].reduce((sum, { heldCents }) => sum + heldCents, 0);

export const ofRefundCents = ({ ofRefund }: Books): number =>
  [...ofRefund.values()].reduce((sum, cents) => sum + cents, 0);

/** What is held of a purchase is of the refund before the rest of it is. */
export const heldOfRefundCents = ({ ofRefund, purchases }: Books): number =>
  [...ofRefund].reduce(
    (sum, [id, cents]) => sum + Math.min(cents, purchases.get(id)?.heldCents ?? 0),
    0,
  );

/** What her pay repays, on a payday too. */
export const fromPayCents = (books: Books): number =>
  Math.max(0, repayableCents(books) - (ofRefundCents(books) - heldOfRefundCents(books)));

/** Pays as her pay does, which leaves to the refund what was spent of it. */
export function payFromPay(books: Books, cents: number): Share[] {
  const most = Math.min(cents, fromPayCents(books));
  const shares = most > 0 ? pay(books, most, null) : [];
  books.depositCents += cents - most;
  return shares;
}

/** Pays the purchase that it is for, then the oldest; the rest is hers. @returns what it paid */
export function pay(books: Books, cents: number, firstId: string | null): Share[] {
  const owed = inOrder(books).map((one) => ({ id: one.id, owedCents: owedOf(books, one) }));
  const payment = oracleShares(cents, owed, { firstId, maxCents: repayableCents(books) });
  for (const share of payment.shares) addRepaid(books, share.id, share.cents);
  books.depositCents += payment.restCents;
  return payment.shares;
}

/** Takes so much of a repayment back, at most all of it, from the newest purchase first. */
export function unpay(books: Books, repaymentId: string, cents: number): void {
  let left = cents;
  for (const { id } of inOrder(books).toReversed()) {
    for (const share of books.repayments.get(repaymentId)?.shares ?? []) {
      if (share.id !== id) continue;
      const part = Math.min(left, share.cents);
      share.cents -= part;
      left -= part;
      addRepaid(books, id, -part);
    }
  }
}

/** What a dispute's credit pays of its purchase: where that is owed and nothing reserves it. */
export function creditOnPurchaseCents(
  books: Books,
  { of, cents }: { of: string; cents: number },
): number {
  const purchase = books.purchases.get(of);
  const owed = purchase ? owedOf(books, purchase) : 0;
  return Math.min(cents, owed, Math.max(0, repayableCents(books)));
}
