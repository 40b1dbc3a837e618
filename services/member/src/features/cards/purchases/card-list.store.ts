import type { Database, Transaction } from '@reset/service-kit';
import type { DepositKind } from '#features/cards/pay/pay.ts';
import type { DisputeMarks } from '#features/disputes/disputes.ts';
import { readDisputeMarks } from '#features/dispute-marks/dispute-marks.store.ts';
import { type CardListRow, cardList, type Payment, type Refund } from './card-list.ts';
import { readDepositMovements } from './deposit-movements.store.ts';
import { type PurchaseRow, toPurchase } from './purchase-row.ts';

/** What is listed, and how its purchases are disputed. */
export type CardList = { rows: CardListRow[]; disputes: DisputeMarks };

/** The list of a card account as it is at one moment. */
export const readCardList = (database: Database, accountId: string): Promise<CardList> =>
  database.transaction(
    async (transaction) => {
      const purchases = await transaction('card_transaction')
        .where({ card_account_id: accountId })
        .orderBy([{ column: 'id', order: 'desc' }])
        .select<PurchaseRow[]>();
      const paid = await transaction.raw<{ rows: PaymentRow[] }>(PAYMENTS, [accountId]);
      const payments = paid.rows.map(toPayment);
      const refunds = await readRefunds(transaction, accountId);
      const { reversals, ...disputes } = await readDisputeMarks(transaction, accountId);
      const rows = cardList({
        reversals,
        purchases: purchases.map(toPurchase),
        payments,
        refunds,
        depositMovements:
          refunds.length > 0 && payments.some(({ depositGroupId }) => depositGroupId !== null)
            ? await readDepositMovements(transaction, accountId)
            : [],
      });
      return { rows, disputes };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

async function readRefunds(transaction: Transaction, accountId: string): Promise<Refund[]> {
  const rows = await transaction('card_refund').where({ card_account_id: accountId });
  return rows.map((row) => ({
    id: row.id,
    groupId: row.transfer_group_id,
    purchaseId: row.card_transaction_id,
    amountCents: row.amount_cents,
    merchantName: row.merchant_name,
    merchantCategory: row.merchant_category,
    occurredAt: row.occurred_at,
  }));
}

type PaymentRow = {
  id: string;
  repayment_id: string;
  card_transaction_id: string;
  amount_cents: number;
  created_at: Date;
  refund_id: string | null;
  kind: string;
  deposit_kind: DepositKind | null;
};

const PAYMENTS = `
  SELECT a.id, a.repayment_id, a.card_transaction_id, a.amount_cents, a.created_at, a.kind, r.id AS refund_id,
         i.kind AS deposit_kind
    FROM card_transaction t
    JOIN allocation a ON a.card_transaction_id = t.id AND a.reversed_by IS NULL
    LEFT JOIN card_refund r ON a.kind = 'merchant_refund' AND r.transfer_group_id = a.repayment_id
    LEFT JOIN incoming_deposit i
      ON a.kind IN ('direct_deposit', 'deposit_balance') AND i.card_account_id = t.card_account_id
         AND i.status = 'received' AND i.transfer_group_id = a.repayment_id
   WHERE t.card_account_id = ?
   ORDER BY a.id DESC
`;

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  purchaseId: row.card_transaction_id,
  amountCents: row.amount_cents,
  paidAt: row.created_at,
  refundId: row.refund_id,
  depositGroupId: row.kind === 'deposit_balance' ? row.repayment_id : null,
  isDisputeCredit: row.kind === 'provisional_credit',
  paidFrom: paidFromOf(row),
});

/** What was taken back by its sender in part, and still repays, was repaid out of what was on deposit. */
function paidFromOf({ kind, deposit_kind: deposit }: PaymentRow): Payment['paidFrom'] {
  if (kind === 'repayment') return 'bank';
  return kind === 'direct_deposit' || kind === 'deposit_balance' ? (deposit ?? 'balance') : null;
}
