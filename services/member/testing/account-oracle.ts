import {
  addRepaid,
  type Books,
  creditOnPurchaseCents,
  emptyBooks,
  fromPayCents,
  heldInAllCents,
  heldOfRefundCents,
  inOrder,
  known,
  ofRefundCents,
  owedOf,
  pay,
  payFromPay,
  postedOwedCents,
  repaidOf,
  repayableCents,
  unpay,
} from './account-books.ts';
import { type DepositKind, firstOfWeeks } from './paycheck-oracle.ts';

/* One member's account by money.md, sections 3 and 4: what she owes of which purchase, and what is hers. */

type Day = string;

export type Reversal = { id: string; at: number; cents: number };

type Events = {
  /** So much of it is held from now on, whatever was before. */
  hold: { id: string; at: number; cents: number };
  /** Takes from what is held first; without a hold it is a purchase of its own. */
  clear: { id: string; at: number; cents: number };
  /** From a merchant, for that purchase if it is known; less what takes the place of a credit. */
  refund: { of: string | null; cents: number };
  /** A debit of her bank is under way: that much is nobody else's to pay, until it is freed. */
  reserve: { cents: number };
  free: { cents: number };
  /** A debit of hers is settled; from that day on it counts as the day that it was due on. */
  repay: { repaymentId: string; cents: number; dueOn: Day; countsFrom: Day };
  return: { repaymentId: string };
  /** Her pay repays, and counts at once; a tax refund repays more and never counts, nor does the rest. */
  receive: { repaymentId: string; cents: number; of: DepositKind; on: Day };
  /** Its sender takes it back: from what is hers, then from what it repaid, the newest first. */
  take_back: { repaymentId: string; cents: number };
  /** 12: what is hers goes to what she owes, and is no repayment that counts. */
  use_deposit: object;
  /** 12: so much of what is hers is on its way to her bank; below zero, it has come back. */
  forward: { cents: number };
  /** A dispute's credit: pays its purchase where that is owed and not reserved; else it is hers. */
  credit: { of: string; cents: number };
  /** It is taken back: owed again of the purchase, or else as a purchase of its own. */
  uncredit: { of: string; owedCents: number; absorbedCents: number; reversal: Reversal };
};

type Kind = keyof Events;
type EventOf<Some extends Kind> = { [One in Some]: { kind: One } & Events[One] }[Some];

/** What happens to an account, as far as it moves money. */
export type AccountEvent = EventOf<Kind>;

/** The day that never comes. */
const NEVER: Day = '9999-12-31';

const BOOKING: { [One in Kind]: (books: Books, event: EventOf<One>) => void } = {
  hold(books, event) {
    known(books, event).heldCents = event.cents;
  },
  clear(books, event) {
    const purchase = known(books, event);
    purchase.heldCents = Math.max(0, purchase.heldCents - event.cents);
    purchase.postedCents += event.cents;
  },
  refund(books, { of, cents }) {
    pay(books, cents, of);
  },
  reserve(books, { cents }) {
    books.reservedCents += cents;
  },
  free(books, { cents }) {
    books.reservedCents -= cents;
  },
  repay(books, { repaymentId, cents, dueOn, countsFrom: earliest }) {
    // What is due later counts no sooner than that.
    const countsFrom = earliest > dueOn ? earliest : dueOn;
    const shares = pay(books, cents, null);
    const ofRefund = new Map<string, number>();
    books.repayments.set(repaymentId, { shares, day: dueOn, countsFrom, isDebit: true, ofRefund });
  },
  return(books, { repaymentId }) {
    unpay(books, repaymentId, Infinity);
  },
  receive(books, { repaymentId, cents, of, on: day }) {
    const countsFrom = of === 'pay' ? day : NEVER;
    const isRefund = of === 'tax_refund';
    const shares = isRefund ? pay(books, cents, null) : payFromPay(books, cents);
    const ofRefund = isRefund ? leaveAtMost(books, ofRefundCents(books) - cents) : new Map();
    books.repayments.set(repaymentId, { shares, day, countsFrom, isDebit: false, ofRefund });
  },
  take_back(books, { repaymentId, cents }) {
    const fromDeposit = Math.min(cents, books.depositCents);
    books.depositCents -= fromDeposit;
    unpay(books, repaymentId, cents - fromDeposit);
  },
  use_deposit(books) {
    const cents = books.depositCents;
    books.depositCents = 0;
    payFromPay(books, cents);
  },
  forward(books, { cents }) {
    books.depositCents -= cents;
  },
  credit(books, event) {
    const cents = creditOnPurchaseCents(books, event);
    addRepaid(books, event.of, cents);
    books.depositCents += event.cents - cents;
  },
  uncredit(books, { of, owedCents, reversal }) {
    addRepaid(books, of, -owedCents);
    if (reversal.cents > 0) known(books, reversal).postedCents += reversal.cents;
  },
};

/** What she may owe, and what of that is a part of her refund. */
export type LimitThen = { grossCents: number; refundCents: number };

/**
 * What she spends beyond what she has earned is of the refund, as far as that is in her limit, and of the
 * purchase that it is spent on: what she gets back of that is of it first. A refund repays all of it that
 * it can, the first purchase first, and what she repays is of it last.
 */
function followRefund(
  books: Books,
  event: AccountEvent,
  { before, limit }: { before: number; limit: LimitThen },
): void {
  const more = owesCents(books) - before;
  const was = ofRefundCents(books);
  if (event.kind === 'take_back') {
    giveBack(books, books.repayments.get(event.repaymentId)?.ofRefund ?? new Map(), more);
  } else if (event.kind === 'uncredit') {
    const credited = (books.credited.get(event.of) ?? 0) - event.absorbedCents;
    const taken = Math.max(0, Math.min(credited, event.owedCents));
    giveBack(books, new Map([[event.of, taken]]), taken);
  } else if (event.kind === 'hold' || event.kind === 'clear') {
    const earnedLeft = Math.max(0, limit.grossCents - limit.refundCents - (before - was));
    const spent = Math.min(more - earnedLeft, limit.refundCents - was);
    if (more > 0) addTo(books.ofRefund, event.id, Math.max(0, spent));
    else takeOff(books, event.id, -more);
  } else if (event.kind === 'refund') {
    if (event.of !== null) takeOff(books, event.of, -more);
  } else if (event.kind === 'credit') {
    addTo(books.credited, event.of, takeOff(books, event.of, -more));
  }
  leaveAtMost(books, owesCents(books));
}

const addTo = (parts: Map<string, number>, id: string, cents: number): void => {
  if (cents !== 0) parts.set(id, (parts.get(id) ?? 0) + cents);
};

/** @returns what was of the refund of it */
function takeOff({ ofRefund }: Books, id: string, cents: number): number {
  const taken = Math.min(ofRefund.get(id) ?? 0, cents);
  addTo(ofRefund, id, -taken);
  return taken;
}

/** The first purchase first. */
function giveBack({ ofRefund }: Books, parts: ReadonlyMap<string, number>, cents: number): void {
  let left = cents;
  for (const [id, part] of parts) {
    const back = Math.min(left, part);
    addTo(ofRefund, id, back);
    left -= back;
  }
}

/** @returns what it takes of each purchase, the first first */
function leaveAtMost(books: Books, cents: number): Map<string, number> {
  let above = Math.max(0, ofRefundCents(books) - cents);
  const taken = new Map<string, number>();
  for (const [id, part] of books.ofRefund) {
    const off = Math.min(part, above);
    addTo(taken, id, off);
    above -= off;
  }
  for (const [id, off] of taken) addTo(books.ofRefund, id, -off);
  return taken;
}

const owesCents = (books: Books): number => postedOwedCents(books) + heldInAllCents(books);

const happen = <One extends Kind>(books: Books, event: EventOf<One>): void =>
  BOOKING[event.kind](books, event);

/** One account, to which things happen in the order in which they are recorded. */
export function emptyAccount() {
  const books = emptyBooks();
  const { purchases, repayments } = books;
  const lines: { day: Day; cents: number }[] = [];
  const all = () => [...purchases.values()];

  return {
    /**
     * @param day the one that it is booked for
     * @param limit hers at that time
     */
    apply(event: AccountEvent, day: Day, limit: LimitThen): void {
      const before = postedOwedCents(books);
      const owedBefore = owesCents(books);
      happen(books, event);
      followRefund(books, event, { before: owedBefore, limit });
      const cents = postedOwedCents(books) - before;
      if (cents !== 0) lines.push({ day, cents });
    },
    heldCents: (id: string): number => purchases.get(id)?.heldCents ?? 0,
    heldInAllCents: (): number => heldInAllCents(books),
    fromPayCents: (): number => fromPayCents(books),
    ofRefundCents: (): number => ofRefundCents(books),
    heldOfRefundCents: (): number => heldOfRefundCents(books),
    postedCents: (id: string): number => purchases.get(id)?.postedCents ?? 0,
    boughtAt: (id: string): number => purchases.get(id)?.at ?? Number.NaN,
    repayableCents: (): number => repayableCents(books),
    reservedCents: (): number => books.reservedCents,
    creditOnPurchaseCents: (credit: { of: string; cents: number }): number =>
      creditOnPurchaseCents(books, credit),
    outstandingCents: (): number =>
      all().reduce((sum, one) => sum + one.heldCents + owedOf(books, one), 0),
    depositCents: (): number => books.depositCents,
    /** When she bought the oldest of what she owes, held or taken; undefined while she owes nothing. */
    owesSince: (): number | undefined =>
      inOrder(books).find((one) => one.heldCents + owedOf(books, one) > 0)?.at,
    /**
     * 8 and 9: on how many days she repaid, of what stands and counts by then; paychecks of a week are of
     * the first of its days.
     * @param isOpen whether another debit that was due on that day is still to count, or came back
     */
    daysRepaid(today: Day, isOpen: (repaymentId: string, day: Day) => boolean): number {
      const counting = [...repayments]
        .filter(([id, { day, isDebit }]) => !isDebit || !isOpen(id, day))
        .map(([, repayment]) => repayment)
        .filter(
          ({ shares, countsFrom }) => countsFrom <= today && shares.some(({ cents }) => cents > 0),
        );
      const daysOf = (debits: boolean) =>
        counting.filter(({ isDebit }) => isDebit === debits).map(({ day }) => day);
      return new Set([...daysOf(true), ...firstOfWeeks(daysOf(false))]).size;
    },
    /** What changed what she owes, holds aside: so much more, or less, each on its day. */
    lines: (): readonly { day: Day; cents: number }[] => lines,
    /** What is held, was taken and is repaid of each purchase that costs anything, by its id. */
    purchases: (): Map<string, [held: number, posted: number, repaid: number]> =>
      new Map(
        all()
          .filter(({ heldCents, postedCents }) => heldCents + postedCents > 0)
          .map(({ id, heldCents, postedCents }) => [
            id,
            [heldCents, postedCents, repaidOf(books, id)],
          ]),
      ),
  };
}
