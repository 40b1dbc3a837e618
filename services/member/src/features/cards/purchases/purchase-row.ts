import type { Purchase } from './purchases.ts';

/** A row of card_transaction as the database returns it. */
export type PurchaseRow = {
  id: string;
  card_id: string | null;
  authorization_id: string | null;
  pending_id: string | null;
  occurred_at: Date;
  merchant_name: string;
  merchant_category: string | null;
  card_present: boolean;
  transaction_reference_number: string | null;
  requested_cents: number;
  held_cents: number;
  posted_cents: number;
  repaid_cents: number;
  network_state: Purchase['networkState'];
  customer_state: Purchase['customerState'];
  decline_reason: string | null;
  issuer_updated_at: Date | null;
};

export const toPurchase = (row: PurchaseRow): Purchase => ({
  id: row.id,
  cardId: row.card_id,
  authorizationId: row.authorization_id,
  pendingId: row.pending_id,
  occurredAt: row.occurred_at,
  merchantName: row.merchant_name,
  merchantCategory: row.merchant_category,
  cardPresent: row.card_present,
  referenceNumber: row.transaction_reference_number,
  requestedCents: row.requested_cents,
  heldCents: row.held_cents,
  postedCents: row.posted_cents,
  repaidCents: row.repaid_cents,
  networkState: row.network_state,
  customerState: row.customer_state,
  declineReason: row.decline_reason,
  issuerUpdatedAt: row.issuer_updated_at,
});

export const toRow = (purchase: Purchase): PurchaseRow => ({
  id: purchase.id,
  card_id: purchase.cardId,
  authorization_id: purchase.authorizationId,
  pending_id: purchase.pendingId,
  occurred_at: purchase.occurredAt,
  merchant_name: purchase.merchantName,
  merchant_category: purchase.merchantCategory,
  card_present: purchase.cardPresent,
  transaction_reference_number: purchase.referenceNumber,
  requested_cents: purchase.requestedCents,
  held_cents: purchase.heldCents,
  posted_cents: purchase.postedCents,
  repaid_cents: purchase.repaidCents,
  network_state: purchase.networkState,
  customer_state: purchase.customerState,
  decline_reason: purchase.declineReason,
  issuer_updated_at: purchase.issuerUpdatedAt,
});
