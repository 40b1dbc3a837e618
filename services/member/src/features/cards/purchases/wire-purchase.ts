import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import { toDollars } from '#money/dollars.ts';
import type { IssuedAccount } from '#providers/card-issuing.ts';
import { amountCents, type Purchase } from './purchases.ts';

/** A purchase with a card of this account as its owner is shown it. */
export const wirePurchase = (
  purchase: Purchase,
  { issued }: { issued: IssuedAccount },
): CardTransaction => ({
  id: purchase.id,
  created_at: purchase.occurredAt.toISOString(),
  amount: toDollars(amountCents(purchase)),
  merchant_name: purchase.merchantName,
  merchant_category: purchase.merchantCategory,
  card_present: purchase.cardPresent,
  transaction_reference_number: purchase.referenceNumber,
  network_state: purchase.networkState,
  customer_state: purchase.customerState,
  synctera_transaction_id: purchase.authorizationId,
  synctera_account_id: issued.accountId,
});
