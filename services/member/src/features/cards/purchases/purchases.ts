import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';

export type NetworkState =
  | 'pending'
  | 'authorized'
  | 'cleared'
  | 'settled'
  | 'declined'
  | 'reversed'
  | 'expired';

/** What of a purchase is held, was taken, and of that is repaid. Whole cents. */
export type Figures = { heldCents: number; postedCents: number; repaidCents: number };

/** Something bought with a card, as it stands. */
export type Purchase = Figures & {
  id: string;
  /** Null for a card that was never ours to know. */
  cardId: string | null;
  /** The issuer's id of the hold that it was; null for what came without one. */
  authorizationId: string | null;
  /** The ledger's hold that it is or was; null for none. */
  pendingId: string | null;
  occurredAt: Date;
  merchantName: string;
  merchantCategory: string | null;
  cardPresent: boolean;
  referenceNumber: string | null;
  /** All that was requested, with what was added or taken back later. */
  requestedCents: number;
  networkState: NetworkState;
  customerState: CustomerState;
  /** Null unless it is declined. */
  declineReason: string | null;
  /** When the issuer last changed its hold, as far as we have read; null before. */
  issuerUpdatedAt: Date | null;
};

/** What a member is shown that it costs: what is held and was taken, or was requested in vain. */
export const amountCents = ({ requestedCents, heldCents, postedCents }: Purchase): number =>
  heldCents + postedCents > 0 ? heldCents + postedCents : requestedCents;

/** What can be repaid of it now: a hold is no debt yet. */
export const owedCents = ({ postedCents, repaidCents }: Figures): number =>
  postedCents - repaidCents;

/**
 * The state that figures come to.
 * @param otherwise the state where neither is anything held nor was anything taken
 */
export function stateOf(
  { heldCents, postedCents, repaidCents }: Figures,
  otherwise: CustomerState,
): CustomerState {
  if (postedCents === 0) return heldCents > 0 ? 'pending' : otherwise;
  if (repaidCents === 0) return 'posted';
  return heldCents === 0 && repaidCents === postedCents ? 'repaid' : 'partially_repaid';
}
