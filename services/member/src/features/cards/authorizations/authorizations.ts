/** A request of the card network: may this card pay that much. */
export type AuthorizationRequest = {
  /** The issuer's id of the hold that an approval makes: the idempotency key. */
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
  /** Its member keeps it frozen. */
  | 'CARD_FROZEN'
  | 'ACCOUNT_NOT_OPEN'
  | 'UNKNOWN_CARD'
  /** The card is one of another account. */
  | 'ACCOUNT_MISMATCH'
  | 'INVALID_AMOUNT'
  | 'WRONG_CURRENCY'
  /** The id was used before, for another card or amount. */
  | 'CONFLICT';

/** What the network is answered. */
export type AuthorizationDecision =
  | { status: 'APPROVED' }
  | { status: 'DECLINED'; reason: DeclineReason };

export const approved: AuthorizationDecision = { status: 'APPROVED' };
export const declined = (reason: DeclineReason): AuthorizationDecision => ({
  status: 'DECLINED',
  reason,
});

// Above any purchase, and what a column of cents holds.
const MAX_CENTS = 1_000_000_000;

/**
 * Why a request is declined without looking anything up, and without being recorded: its amount is
 * none of ours. null where it is one.
 */
export function refusalOf(wanted: { amount: number; currency: string }): DeclineReason | null {
  if (wanted.currency !== 'USD') return 'WRONG_CURRENCY';
  const isAmount =
    Number.isInteger(wanted.amount) && wanted.amount > 0 && wanted.amount <= MAX_CENTS;
  return isAmount ? null : 'INVALID_AMOUNT';
}

/** Nothing was decided, as far as this process knows; the network's own rule decides then. */
export class NotDecided extends Error {
  /**
   * `retry`: another transaction was in the way. `unavailable`: the database is, or too many wait.
   * `refused`: something is wrong with one of the requests of the batch.
   */
  readonly kind: 'retry' | 'unavailable' | 'refused';

  constructor(kind: NotDecided['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotDecided';
    this.kind = kind;
  }
}
