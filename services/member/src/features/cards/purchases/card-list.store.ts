import type { DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import type { Database } from '@reset/service-kit';
import { readDisputeMarks } from '#features/disputes/disputes.store.ts';
import { type CardListRow, cardList, type Payment } from './card-list.ts';
import { type PurchaseRow, toPurchase } from './purchase-row.ts';

/** What is listed, and how its purchases are disputed, by their ids. */
export type CardList = { rows: CardListRow[]; disputes: ReadonlyMap<string, DisputeState> };

/** The list of a card account as it is at one moment. */
export const readCardList = (database: Database, accountId: string): Promise<CardList> =>
  database.transaction(
    async (transaction) => {
      const purchases = await transaction('card_transaction')
        .where({ card_account_id: accountId })
        .orderBy([{ column: 'id', order: 'desc' }])
        .select<PurchaseRow[]>();
      const { rows: payments } = await transaction.raw<{ rows: PaymentRow[] }>(PAYMENTS, [
        accountId,
      ]);
      const refunds = await transaction('card_refund').where({ card_account_id: accountId });
      const { states, reversals } = await readDisputeMarks(transaction, accountId);
      const rows = cardList({
        reversals,
        purchases: purchases.map(toPurchase),
        payments: payments.map(toPayment),
        refunds: refunds.map((row) => ({
          id: row.id,
          purchaseId: row.card_transaction_id,
          amountCents: row.amount_cents,
          merchantName: row.merchant_name,
          merchantCategory: row.merchant_category,
          occurredAt: row.occurred_at,
        })),
      });
      return { rows, disputes: states };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

type PaymentRow = {
  id: string;
  card_transaction_id: string;
  amount_cents: number;
  created_at: Date;
  refund_id: string | null;
  kind: string;
};

const PAYMENTS = `
  SELECT a.id, a.card_transaction_id, a.amount_cents, a.created_at, a.kind, r.id AS refund_id
    FROM card_transaction t
    JOIN allocation a ON a.card_transaction_id = t.id AND a.reversed_by IS NULL
    LEFT JOIN card_refund r ON a.kind = 'merchant_refund' AND r.transfer_group_id = a.repayment_id
   WHERE t.card_account_id = ?
   ORDER BY a.id DESC
`;

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  purchaseId: row.card_transaction_id,
  amountCents: row.amount_cents,
  paidAt: row.created_at,
  refundId: row.refund_id,
  isDisputeCredit: row.kind === 'provisional_credit',
});
