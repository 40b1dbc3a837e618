import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import { newId } from '@reset/service-kit';
import type { PurchaseChange } from './purchase-changes.ts';
import type { NetworkState, Purchase } from './purchases.ts';

/** A purchase as the operator records it. */
export type RecordedPurchase = RequestedState & {
  id: string;
  occurredAt: Date;
  merchantName: string;
  merchantCategory: string | null;
};

/** Whether a state and a repaid figure say the same, as the database insists. */
export function isConsistent({ amountCents, repaidCents, customerState }: RequestedState): boolean {
  if (customerState === 'partially_repaid') return repaidCents > 0 && repaidCents < amountCents;
  if (customerState === 'repaid') return repaidCents === amountCents;
  return repaidCents === 0;
}

/** The purchase as it stands, or one that nothing happened to yet, with what the operator says of it. */
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

/** How a purchase is to stand. */
export type RequestedState = {
  customerState: CustomerState;
  amountCents: number;
  repaidCents: number;
};

type Before = Pick<Purchase, 'customerState' | 'heldCents' | 'postedCents' | 'repaidCents'>;

/**
 * What has to happen to a purchase so that it stands as requested.
 * @param before null for one that is not there yet
 * @param expiresAt when what is held for it is let go, which no issuer does
 * @returns null where nothing leads there: what happened is never undone
 */
export function changesTo(
  before: Before | null,
  requested: RequestedState,
  expiresAt: Date,
): PurchaseChange[] | null {
  if (before?.customerState === 'declined')
    return requested.customerState === 'declined' ? [] : null;
  switch (requested.customerState) {
    case 'declined':
      return before === null ? [] : null;
    case 'pending':
      return toPending(before, requested, expiresAt);
    case 'expired':
    case 'manually_expired':
      return toEnded(before, requested);
    default:
      return toPosted(before, requested);
  }
}

function toPending(
  before: Before | null,
  { amountCents }: RequestedState,
  expiresAt: Date,
): PurchaseChange[] | null {
  if (before !== null && before.customerState !== 'pending') return null;
  if (before?.heldCents === amountCents) return [];
  return [{ kind: 'hold', holdId: newId(), amountCents, expiresAt }];
}

function toEnded(
  before: Before | null,
  { customerState }: RequestedState,
): PurchaseChange[] | null {
  if (before === null || before.customerState === customerState) return [];
  if (before.customerState !== 'pending') return null;
  return [
    { kind: 'release', why: customerState === 'manually_expired' ? 'ended_by_staff' : 'expired' },
  ];
}

function toPosted(
  before: Before | null,
  { amountCents, repaidCents }: RequestedState,
): PurchaseChange[] | null {
  const posted = before?.postedCents ?? 0;
  const more = repaidCents - (before?.repaidCents ?? 0);
  const isSame = posted === amountCents && before?.heldCents === 0;
  if (more < 0 || (posted > 0 && !isSame)) return null;
  return [
    ...(posted === 0 ? [{ kind: 'take' as const, amountCents, isFinal: true }] : []),
    ...(more > 0 ? [{ kind: 'repay' as const, amountCents: more }] : []),
  ];
}
