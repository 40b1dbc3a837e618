import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import type { NetworkState, Purchase } from '#purchases/purchases.ts';
import type { Asked } from './changes-to.ts';

/** A purchase as the operator records it. */
export type RecordedPurchase = Asked & {
  id: string;
  occurredAt: Date;
  merchantName: string;
  merchantCategory: string | null;
};

/** Whether a state and a repaid figure say the same, as the database insists. */
export function isConsistent({ amountCents, repaidCents, customerState }: Asked): boolean {
  if (customerState === 'partially_repaid') return repaidCents > 0 && repaidCents < amountCents;
  if (customerState === 'repaid') return repaidCents === amountCents;
  return repaidCents === 0;
}

/** What is told of it, on the purchase as it stands; or on one that nothing happened to yet. */
export function described(before: Purchase | null, recorded: RecordedPurchase): Purchase {
  const { occurredAt, merchantName, merchantCategory } = recorded;
  return {
    ...(before ?? untouched(recorded)),
    occurredAt,
    merchantName,
    merchantCategory,
  };
}

const untouched = ({ id, amountCents, customerState }: RecordedPurchase) => ({
  id,
  cardId: null,
  authorizationId: null,
  pendingId: null,
  cardPresent: false,
  referenceNumber: null,
  requestedCents: amountCents,
  heldCents: 0,
  postedCents: 0,
  repaidCents: 0,
  networkState: NETWORK[customerState] ?? 'pending',
  customerState,
  declineReason: customerState === 'declined' ? 'RECORDED_SO' : null,
  issuerUpdatedAt: null,
});

const NETWORK: Partial<Record<CustomerState, NetworkState>> = {
  declined: 'declined',
  expired: 'expired',
  manually_expired: 'expired',
};
