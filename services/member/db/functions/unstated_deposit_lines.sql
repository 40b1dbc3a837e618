-- What was posted to a member's deposit and is on no statement yet, as lines of one: see unstated_lines.
-- Money on its way to her bank is on deposit until it has arrived there.
CREATE OR REPLACE FUNCTION unstated_deposit_lines(account uuid) RETURNS TABLE (
  transfer_id uuid, seq bigint, posted_date date, type text, subtype text, memo text,
  debit_account text, credit_account text, amount_cents bigint, is_debit boolean)
LANGUAGE sql STABLE AS $$
  SELECT t.id, t.seq, t.effective_on,
         coalesce(k.type, 'adjustment'),
         CASE pay.kind WHEN 'other' THEN 'deposit' ELSE coalesce(k.subtype, 'other') END,
         coalesce(CASE pay.kind WHEN 'other' THEN 'Deposit from ' ELSE 'Direct deposit from ' END || pay.sender, refund.merchant_name,
                  CASE back.kind WHEN 'tax_refund' THEN 'Tax refund taken back by its sender' WHEN 'other' THEN 'Deposit taken back by its sender' END,
                  k.memo, 'Adjustment'),
         (SELECT a.code::text FROM ledger.account a WHERE a.id = t.debit),
         (SELECT a.code::text FROM ledger.account a WHERE a.id = t.credit), t.amount, t.is_debit
    FROM card_account c
    LEFT JOIN LATERAL (SELECT s.deposit_next_seq FROM statement s
                        WHERE s.card_account_id = c.id ORDER BY s.end_date DESC LIMIT 1) last ON true
   CROSS JOIN LATERAL (
           SELECT d.*, true AS is_debit FROM ledger.transfer d
            WHERE d.debit = c.deposit AND d.seq >= coalesce(last.deposit_next_seq, 0)
           UNION ALL
           SELECT d.*, false FROM ledger.transfer d
            WHERE d.credit = c.deposit AND d.seq >= coalesce(last.deposit_next_seq, 0)) t
    LEFT JOIN (VALUES
           (107, false, 'card', 'refund', 'Refund'),
           (301, false, 'ach', 'direct_deposit', 'Direct deposit'),
           (302, true, 'transfer', 'repayment_from_deposit', 'Repayment of what you owe'),
           (303, true, 'ach', 'forwarded', 'Sent to your bank'),
           (304, false, 'ach', 'forward_returned', 'Sent back by your bank'),
           (305, false, 'ach', 'tax_refund', 'Tax refund'),
           (306, true, 'ach', 'returned_deposit', 'Direct deposit taken back by its sender'),
           (306, false, 'transfer', 'repayment_reversed', 'Repayment reversed'),
           (401, false, 'dispute', 'provisional_credit', 'Provisional credit'),
           (403, true, 'dispute', 'provisional_credit_reversed', 'Provisional credit reversed'),
           (501, true, 'transfer', 'tax_filing_fee', 'Tax filing fee')
         ) k (code, is_debit, type, subtype, memo) ON (k.code, k.is_debit) = (t.code, t.is_debit)
    LEFT JOIN LATERAL (
           SELECT i.kind, i.sender FROM incoming_deposit i
            WHERE i.id = t.id AND k.subtype = 'direct_deposit' LIMIT 1) pay ON true
    LEFT JOIN LATERAL (
           SELECT i.kind FROM incoming_deposit i
            WHERE i.return_group_id = t.group_id AND k.subtype = 'returned_deposit' LIMIT 1) back ON true
    LEFT JOIN LATERAL (
           SELECT r.merchant_name FROM card_refund r
            WHERE r.transfer_group_id = t.group_id AND k.subtype = 'refund' LIMIT 1) refund ON true
   WHERE c.id = account AND t.kind IN ('single', 'post')
     AND (SELECT l.transfer_id FROM statement_deposit_line l WHERE l.transfer_id = t.id) IS NULL
$$;
