/** What the card network asks: may this card pay that much. */
export type Question = {
  /** The issuer's id of the hold that an approval makes: the question's idempotency key. */
  id: string;
  /** The issuer's ids of the card, and of the account whose money it is. */
  cardId: string;
  accountId: string;
  amountCents: number;
  occurredAt: Date;
  merchantName: string;
  /** null for a kind of merchant that has no name of ours. */
  merchantCategory: string | null;
};

export type DeclineReason =
  | 'LIMIT_EXCEEDED'
  | 'CARD_NOT_ACTIVE'
  | 'ACCOUNT_NOT_OPEN'
  | 'UNKNOWN_CARD'
  | 'INVALID_AMOUNT'
  | 'WRONG_CURRENCY'
  /** The id was used before, for another card or amount. */
  | 'CONFLICT';

/** What the network is answered. */
export type Verdict = { status: 'APPROVED' } | { status: 'DECLINED'; reason: DeclineReason };

export const approved: Verdict = { status: 'APPROVED' };
export const declined = (reason: DeclineReason): Verdict => ({ status: 'DECLINED', reason });

// Above any purchase, and what a column of cents holds.
const MOST_CENTS = 1_000_000_000;

/**
 * Why what is asked for can be decided without looking anything up, and is not written down: it is
 * no amount of ours. null where it is one.
 */
export function refusalOf(asked: { amount: number; currency: string }): DeclineReason | null {
  if (asked.currency !== 'USD') return 'WRONG_CURRENCY';
  const isAmount = Number.isInteger(asked.amount) && asked.amount > 0 && asked.amount <= MOST_CENTS;
  return isAmount ? null : 'INVALID_AMOUNT';
}

/** Nothing was decided, as far as this process knows; the network's own rule decides then. */
export class NotDecided extends Error {
  /**
   * `again`: another transaction was in the way. `unavailable`: the database is, or too many ask.
   * `refused`: something is wrong with one of those that were asked together.
   */
  readonly kind: 'again' | 'unavailable' | 'refused';

  constructor(kind: NotDecided['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotDecided';
    this.kind = kind;
  }
}
