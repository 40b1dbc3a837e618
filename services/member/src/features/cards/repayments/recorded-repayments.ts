/**
 * The repayments by debit of `:userId` that the operator recorded with a purchase, as a seeded person's
 * are: the ledger has them, and no debit was ever sent for them.
 */
export const RECORDED_REPAYMENTS = `
  SELECT a.repayment_id AS id, sum(a.amount_cents)::bigint AS amount_cents,
         min(a.created_at) AS created_at, min(posted.occurred_at) AS repaid_at
    FROM card_account account
    JOIN card_transaction purchase ON purchase.card_account_id = account.id
    JOIN allocation a ON a.card_transaction_id = purchase.id AND a.kind = 'repayment'
    JOIN LATERAL (SELECT min(occurred_at) AS occurred_at FROM ledger.transfer
                   WHERE group_id = a.repayment_id) posted ON true
   WHERE account.user_id = :userId AND NOT EXISTS (SELECT FROM debit WHERE id = a.repayment_id)
   GROUP BY a.repayment_id
`;
