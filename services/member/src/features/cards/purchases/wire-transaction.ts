import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { DisputeMarks, TakeBack } from '#features/disputes/disputes.ts';
import { toDollars } from '#money/dollars.ts';
import type { IssuedAccount } from '#providers/card-issuing.ts';
import type { CardListRow } from './card-list.ts';
import { declineReasonOf } from './decline-reason.ts';
import { amountCents, type Purchase } from './purchases.ts';

type Account = {
  issued: IssuedAccount;
  /** How purchases are disputed; those that are not are left out. */
  disputes?: DisputeMarks;
};

/** A row of a card account's list as its owner is shown it. */
export const wireTransaction = (row: CardListRow, account: Account): CardTransaction =>
  'purchase' in row
    ? {
        ...wirePurchase(row.purchase, account),
        kind: row.kind,
        refunded_amount: toDollars(row.refundedCents),
        credited_amount: toDollars(row.creditedCents),
        purchase_id: row.purchaseId,
      }
    : {
        id: row.id,
        kind: row.kind,
        created_at: row.at.toISOString(),
        amount: toDollars(row.cents),
        pending_amount: null,
        repaid_amount: 0,
        refunded_amount: 0,
        credited_amount: 0,
        purchase_id: row.purchaseId,
        paid_from: row.paidFrom,
        merchant_name: row.merchantName,
        merchant_category: row.merchantCategory,
        card_present: false,
        transaction_reference_number: null,
        network_state: null,
        customer_state: row.isCurrent ? 'posted' : 'repaid',
        decline_reason: null,
        dispute_state: null,
        dispute_credit: null,
        dispute_take_back: null,
        synctera_transaction_id: null,
        synctera_account_id: account.issued.accountId,
      };

/** A purchase with a card of this account, of which nothing was given back or credited, as its owner is shown it. */
export const wirePurchase = (
  purchase: Purchase,
  { issued, disputes }: Account,
): CardTransaction => ({
  id: purchase.id,
  kind: 'purchase',
  created_at: purchase.occurredAt.toISOString(),
  amount: toDollars(amountCents(purchase)),
  pending_amount: toDollars(purchase.heldCents),
  repaid_amount: toDollars(purchase.repaidCents),
  refunded_amount: 0,
  credited_amount: 0,
  purchase_id: null,
  paid_from: null,
  merchant_name: purchase.merchantName,
  merchant_category: purchase.merchantCategory,
  card_present: purchase.cardPresent,
  transaction_reference_number: purchase.referenceNumber,
  network_state: purchase.networkState,
  customer_state: purchase.customerState,
  decline_reason: declineReasonOf(purchase),
  dispute_state: disputes?.states.get(purchase.id) ?? null,
  dispute_credit: wireCents(disputes?.credits.get(purchase.id)),
  dispute_take_back: wireTakeBack(disputes?.takeBacks.get(purchase.id)),
  synctera_transaction_id: purchase.authorizationId,
  synctera_account_id: issued.accountId,
});

const wireCents = (cents: number | undefined): number | null =>
  cents === undefined ? null : toDollars(cents);

const wireTakeBack = (back: TakeBack | undefined): CardTransaction['dispute_take_back'] =>
  back ? { day: back.day, amount: toDollars(back.cents) } : null;
