import type { Transaction } from '@reset/service-kit';

/**
 * What was asked for is never more than is owed: once something else has repaid these purchases, less of
 * it is debited for good, and nothing of it comes back with what is bought later. What is earlier keeps
 * its amount before what is later; what is left with nothing is over. Under the locks of the card accounts.
 */
export async function boundAsked(
  transaction: Transaction,
  purchaseIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.raw(BOUND, { purchaseIds: [...purchaseIds], now });
}

const BOUND = `
  WITH owing AS (
    SELECT DISTINCT c.user_id,
           greatest(a.debits_posted - a.credits_posted - a.credits_pending, 0) AS cents
      FROM card_transaction t
      JOIN card_account c ON c.id = t.card_account_id
      JOIN ledger.account a ON a.id = c.receivable
     WHERE t.id = ANY (:purchaseIds)
  ), asked AS (
    SELECT i.id, least(i.amount_cents, o.cents - coalesce(sum(i.amount_cents) OVER earlier, 0)) AS cents
      FROM repayment_instance i
      JOIN owing o ON o.user_id = i.user_id
     WHERE i.state = 'scheduled' AND i.purpose IN ('member', 'staff')
       AND i.amount_cents IS NOT NULL
    WINDOW earlier AS (PARTITION BY i.user_id ORDER BY i.effective_on, i.created_at, i.id
                       ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  )
  UPDATE repayment_instance i
     SET asked_cents = coalesce(i.asked_cents, i.amount_cents),
         amount_cents = CASE WHEN asked.cents > 0 THEN asked.cents ELSE i.amount_cents END,
         state = CASE WHEN asked.cents > 0 THEN i.state ELSE 'cancelled' END,
         because = CASE WHEN asked.cents > 0 THEN i.because ELSE 'nothing_owed' END,
         ended_at = CASE WHEN asked.cents > 0 THEN i.ended_at ELSE :now END
    FROM asked
   WHERE i.id = asked.id AND asked.cents < i.amount_cents
`;
