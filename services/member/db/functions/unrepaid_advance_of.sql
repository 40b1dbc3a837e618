-- What a member owes of the advance on her refund once none will repay it: her newest federal return was
-- rejected, comes to no refund, has its refund already or is gone. No row while one may still come, nor
-- while one that was sent to us is awaited.
CREATE OR REPLACE FUNCTION unrepaid_advance_of(member uuid)
RETURNS TABLE (return_status text, owed_cents bigint)
LANGUAGE sql STABLE AS $$
  -- What is owed of it is reckoned of these alone: all that moved is read for that.
  WITH ended AS MATERIALIZED (
    SELECT owed AS receivable,
           CASE WHEN r.refunded_by IS NOT NULL THEN 'refund_received'
                ELSE coalesce(r.status, 'withdrawn') END AS status
      FROM card_account c
      JOIN ledger.account owed ON owed.id = c.receivable
      LEFT JOIN LATERAL (SELECT status, refunded_by, refund_awaited_until FROM income_tax_return
                          WHERE user_id = c.user_id AND jurisdiction = 'Federal'
                          ORDER BY tax_year DESC LIMIT 1) r ON true
     WHERE c.user_id = member
       AND owed.debits_posted + owed.debits_pending > owed.credits_posted
       AND (r.status IS NULL OR r.refunded_by IS NOT NULL
            OR r.status IN ('rejected', 'no_refund')
            OR r.status = 'refund_received' AND r.refund_awaited_until IS NULL)
  )
  SELECT e.status, spent.cents
    FROM ended e CROSS JOIN LATERAL spent_of_refund(e.receivable) AS spent (cents)
   WHERE spent.cents > 0
$$;
