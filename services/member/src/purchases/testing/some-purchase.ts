import type { Purchase } from '../purchases.ts';

/** A purchase of which 50 dollars are held, otherwise as it is told to be. */
export const somePurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase',
  cardId: 'card',
  authorizationId: 'authorization',
  pendingId: 'hold',
  occurredAt: new Date('2026-11-20T20:00:00Z'),
  merchantName: 'Harbor Street Grocery',
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
