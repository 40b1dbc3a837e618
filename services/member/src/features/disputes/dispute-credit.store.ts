import type { Database } from '@reset/service-kit';
import { type CreditUse, type Dispute, shareDeposited } from './disputes.ts';

/**
 * What became of the deposited part of a dispute's credit: what is on deposit repays what she owes by
 * itself, so that it is not there for long.
 * @param depositedCents what of the credit was deposited
 */
export async function creditUse(
  database: Database,
  { accountId, creditGroupId }: Dispute,
  depositedCents: number,
): Promise<CreditUse> {
  if (depositedCents === 0) return { repaid: [], heldCents: 0 };
  const { rows: repaid } = await database.raw<{ rows: RepaidRow[] }>(REPAID, {
    accountId,
    creditGroupId,
  });
  const { rows } = await database.raw<{ rows: { cents: bigint }[] }>(DEPOSIT, { accountId });
  return shareDeposited(depositedCents, {
    repaid: repaid.map((row) => ({
      purchaseId: row.card_transaction_id,
      merchantName: row.merchant_name,
      cents: Number(row.cents),
    })),
    depositCents: Number(rows[0]?.cents ?? 0),
  });
}

type RepaidRow = { card_transaction_id: string; merchant_name: string; cents: bigint };

const REPAID = `
  SELECT a.card_transaction_id, t.merchant_name, sum(a.amount_cents) AS cents
    FROM card_transaction t
    JOIN allocation a ON a.card_transaction_id = t.id
   WHERE t.card_account_id = :accountId AND a.kind = 'deposit_balance' AND a.reversed_by IS NULL
     AND a.created_at >= (SELECT min(occurred_at) FROM ledger.transfer
                           WHERE group_id = :creditGroupId)
   GROUP BY a.card_transaction_id, t.merchant_name
   ORDER BY min(a.id::text)
`;

const DEPOSIT = `
  SELECT a.credits_posted - a.debits_posted - a.debits_pending AS cents
    FROM card_account c JOIN ledger.account a ON a.id = c.deposit
   WHERE c.id = :accountId
`;
