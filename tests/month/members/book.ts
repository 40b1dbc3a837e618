/** What the driver did for one member, in whole cents; days are those of Los Angeles. */
export type Book = {
  purchases: Purchase[];
  deposits: Deposit[];
  /** Said in words, for who looks for a difference. */
  history: string[];
};

/** Money at the issuer, by the id of its entry there. */
export type Entry = { id: string; cents: number; day: string };

export type Purchase = {
  /** How its merchant is called, as no other is. */
  merchant: string;
  /** The issuer's; null for what was taken without one. */
  holdId: string | null;
  requestedCents: number;
  clearings: Entry[];
  /** With those that came before it was cleared, by its hold. */
  refunds: Entry[];
  dispute: Dispute | null;
};

/** Pay that came in. */
export type Deposit = Entry & { isHers: boolean; isTakenBack: boolean };

/** A dispute as Regulation E and docs/money.md have it, kept beside the product's own. */
export type Dispute = {
  id: string;
  /** What is claimed still. */
  claimCents: number;
  state: 'open' | 'provisional' | 'won' | 'lost' | 'written_off' | 'withdrawn';
  /** What she was credited, and what of it a merchant's refund took the place of. */
  creditCents: number;
  absorbedCents: number;
  /** Until then she is credited; a day. */
  creditDueOn: string;
  /** When a credit is taken back that was lost; null where none is. */
  takeBackOn: string | null;
  /** What the network paid for it, and what we lost. */
  networkCents: number;
  lossCents: number;
  /** What the merchant gave back after the network had paid. */
  paidTwiceCents: number;
  /** The last day on which the merchant gave anything back; null before. */
  refundedOn: string | null;
};

export const newBook = (): Book => ({ purchases: [], deposits: [], history: [] });

/** One that was opened just now. */
export const newDispute = (
  opened: Pick<Dispute, 'id' | 'claimCents' | 'creditDueOn'>,
): Dispute => ({
  ...opened,
  state: 'open',
  creditCents: 0,
  absorbedCents: 0,
  takeBackOn: null,
  networkCents: 0,
  lossCents: 0,
  paidTwiceCents: 0,
  refundedOn: null,
});
