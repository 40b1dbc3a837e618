import { oracleShares, type Share } from './allocation-oracle.ts';

/* One member's account by money.md, sections 3 and 4: what she owes of which purchase, and what is hers. */

type Day = string;

/** What happens to an account, as far as it moves money. */
export type AccountEvent =
  /** So much of it is held from now on, whatever was before. */
  | { kind: 'hold'; id: string; at: number; cents: number }
  /** Takes from what is held first; without a hold it is a purchase of its own. */
  | { kind: 'clear'; id: string; at: number; cents: number }
  /** From a merchant, for that purchase if it is known; less what takes the place of a credit. */
  | { kind: 'refund'; of: string | null; cents: number }
  /** A debit of her bank is under way: that much is nobody else's to pay, until it is freed. */
  | { kind: 'reserve' | 'free'; cents: number }
  /** A debit of hers is settled; it counts from that day on. */
  | { kind: 'repay'; repaymentId: string; cents: number; countsFrom: Day }
  | { kind: 'return'; repaymentId: string }
  /** Her pay repays, and counts at once; a tax refund repays and never counts. */
  | { kind: 'receive'; repaymentId: string; cents: number; isPay: boolean }
  /** Its sender takes it back: from what is hers, then from what it repaid, the newest first. */
  | { kind: 'take_back'; repaymentId: string; cents: number }
  /** 12: what is hers goes to what she owes, and is no repayment that counts. */
  | { kind: 'use_deposit' }
  /** 12: so much of what is hers is on its way to her bank; below zero, it has come back. */
  | { kind: 'forward'; cents: number }
  /** A dispute's credit: pays its purchase where that is owed and not reserved; else it is hers. */
  | { kind: 'credit'; of: string; cents: number }
  /** It is taken back: owed again of the purchase, or else as a purchase of its own. */
  | { kind: 'uncredit'; of: string; owedCents: number; reversal: Reversal };

export type Reversal = { id: string; at: number; cents: number };

type Bought = { id: string; at: number; heldCents: number; postedCents: number };
type Repayment = { shares: Share[]; countsFrom: Day | null };

/** The day that never comes. */
const NEVER: Day = '9999-12-31';

/** One account, to which things happen in the order in which they are recorded. */
export function emptyAccount() {
  const purchases = new Map<string, Bought>();
  const paid = new Map<string, number>();
  const repayments = new Map<string, Repayment>();
  const lines: { day: Day; cents: number }[] = [];
  let depositCents = 0;
  let reservedCents = 0;

  const known = (id: string, at: number): Bought => {
    const one = purchases.get(id) ?? { id, at, heldCents: 0, postedCents: 0 };
    purchases.set(id, one);
    return one;
  };
  const add = (id: string, cents: number) => paid.set(id, (paid.get(id) ?? 0) + cents);
  const owedOf = ({ id, postedCents }: Bought) => postedCents - (paid.get(id) ?? 0);
  const inOrder = () => [...purchases.values()].toSorted((one, other) => one.at - other.at);
  // Only what was taken can be repaid: what is held may still be released.
  const debts = () => inOrder().map((one) => ({ id: one.id, owedCents: owedOf(one) }));
  const postedOwedCents = () => debts().reduce((sum, { owedCents }) => sum + owedCents, 0);
  const repayableCents = () => postedOwedCents() - reservedCents;
  const pay = (cents: number, firstId: string | null) => {
    const payment = oracleShares(cents, debts(), { firstId, maxCents: repayableCents() });
    for (const share of payment.shares) add(share.id, share.cents);
    depositCents += payment.restCents;
    return payment.shares;
  };
  const unpay = (id: string, cents: number): number => {
    let left = cents;
    for (const { id: purchase } of inOrder().toReversed()) {
      for (const share of repayments.get(id)?.shares ?? []) {
        if (share.id !== purchase) continue;
        const part = Math.min(left, share.cents);
        share.cents -= part;
        left -= part;
        add(purchase, -part);
      }
    }
    return cents - left;
  };

  const happen = (event: AccountEvent): void => {
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
        pay(event.cents, event.of);
        return;
      case 'reserve':
        reservedCents += event.cents;
        return;
      case 'free':
        reservedCents -= event.cents;
        return;
      case 'repay': {
        const { repaymentId, cents, countsFrom } = event;
        repayments.set(repaymentId, { shares: pay(cents, null), countsFrom });
        return;
      }
      case 'return':
        unpay(event.repaymentId, Infinity);
        return;
      case 'receive': {
        const { repaymentId, cents, isPay } = event;
        const countsFrom = isPay ? null : NEVER;
        repayments.set(repaymentId, { shares: pay(cents, null), countsFrom });
        return;
      }
      case 'take_back': {
        const fromDeposit = Math.min(event.cents, depositCents);
        depositCents -= fromDeposit;
        unpay(event.repaymentId, event.cents - fromDeposit);
        return;
      }
      case 'use_deposit': {
        const cents = depositCents;
        depositCents = 0;
        pay(cents, null);
        return;
      }
      case 'forward':
        depositCents -= event.cents;
        return;
      case 'credit': {
        const cents = creditOnPurchaseCents(event);
        add(event.of, cents);
        depositCents += event.cents - cents;
        return;
      }
      case 'uncredit': {
        const { of, owedCents, reversal } = event;
        add(of, -owedCents);
        if (reversal.cents > 0) known(reversal.id, reversal.at).postedCents += reversal.cents;
        return;
      }
    }
  };
  const creditOnPurchaseCents = ({ of, cents }: { of: string; cents: number }): number => {
    const purchase = purchases.get(of);
    const owed = purchase ? owedOf(purchase) : 0;
    return Math.min(cents, owed, Math.max(0, repayableCents()));
  };

  return {
    /** @param day the one that it is booked for */
    apply(event: AccountEvent, day: Day): void {
      const before = postedOwedCents();
      happen(event);
      const cents = postedOwedCents() - before;
      if (cents !== 0) lines.push({ day, cents });
    },
    heldCents: (id: string): number => purchases.get(id)?.heldCents ?? 0,
    heldInAllCents: (): number =>
      [...purchases.values()].reduce((sum, { heldCents }) => sum + heldCents, 0),
    postedCents: (id: string): number => purchases.get(id)?.postedCents ?? 0,
    boughtAt: (id: string): number => purchases.get(id)?.at ?? Number.NaN,
    repayableCents,
    reservedCents: (): number => reservedCents,
    creditOnPurchaseCents,
    outstandingCents: (): number =>
      [...purchases.values()].reduce((sum, one) => sum + one.heldCents + owedOf(one), 0),
    depositCents: (): number => depositCents,
    /** When she bought the oldest of what she owes, held or taken; undefined while she owes nothing. */
    owesSince: (): number | undefined =>
      inOrder().find((one) => one.heldCents + owedOf(one) > 0)?.at,
    /** 8 and 9: how many repayments of hers stand and count by then. */
    repayments: (today: Day): number =>
      [...repayments.values()].filter(
        ({ shares, countsFrom }) =>
          (countsFrom === null || countsFrom <= today) && shares.some(({ cents }) => cents > 0),
      ).length,
    /** What changed what she owes, holds aside: so much more, or less, each on its day. */
    lines: (): readonly { day: Day; cents: number }[] => lines,
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
