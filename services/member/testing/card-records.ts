import type { Purchase } from '#features/cards/purchases/purchases.ts';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';

const AT = new Date('2026-11-20T19:00:00Z');
const merchant = { name: 'Harbor Street Grocery', mcc: '5411' };

/** A hold of 50 dollars that is open. */
export const someHold = (changes: Partial<HoldRecord> = {}): HoldRecord => ({
  id: 'hold-1',
  cardId: 'card-1',
  status: 'open',
  reason: 'APPROVED',
  authorizedCents: 5_000,
  occurredAt: AT,
  updatedAt: AT,
  merchant,
  ...changes,
});

/** An entry of 15 dollars that takes from it. */
export const somePosted = (changes: Partial<PostedRecord> = {}): PostedRecord => ({
  id: 'posted-1',
  cardId: 'card-1',
  holdId: 'hold-1',
  originalId: null,
  direction: 'debit',
  amountCents: 1_500,
  occurredAt: AT,
  merchant,
  ...changes,
});

/** A purchase of 50 dollars, all of which is held. */
export const somePurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase-1',
  cardId: 'our-card-1',
  authorizationId: 'hold-1',
  pendingId: 'pending-1',
  occurredAt: AT,
  merchantName: merchant.name,
  merchantCategory: 'FOOD_AND_DRINK',
  cardPresent: false,
  referenceNumber: null,
  requestedCents: 5_000,
  heldCents: 5_000,
  postedCents: 0,
  repaidCents: 0,
  networkState: 'authorized',
  customerState: 'pending',
  declineReason: null,
  issuerUpdatedAt: null,
  ...changes,
});
