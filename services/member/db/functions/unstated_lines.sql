-- What was posted to what a member owes and is on no statement yet, as lines of one. A hold is none.
--
-- A statement never changes. What is booked late, for a day of a month that has its statement, is
-- therefore a line of the next one, under the day that it counts for: which statement a transfer is on
-- is decided by its being on none, not by its day. An account's transfers have numbers in the order in
-- which they were committed, because each is made under the lock of the account; so none turns up later
-- below next_seq of the last statement, and what is older need not be read again.
--
-- What is beside a transfer is looked up by its key, one by one, and joined to nothing: the planner takes an
-- account for one of those that half of all transfers are on, and would read whole tables beside each.
CREATE OR REPLACE FUNCTION unstated_lines(account uuid) RETURNS TABLE (
  transfer_id uuid, seq bigint, posted_date date, type text, subtype text, memo text,
  debit_account text, credit_account text, amount_cents bigint, is_debit boolean)
LANGUAGE sql STABLE AS $$
  SELECT t.id, t.seq, t.effective_on,
         coalesce(k.type, 'adjustment'), coalesce(k.subtype, 'other'),
         coalesce(bought.merchant_name, refund.merchant_name,
                  k.memo || to_char(made.effective_on, '", debited on "FMMon FMDD, YYYY'),
                  k.memo, 'Adjustment'),
         (SELECT a.code::text FROM ledger.account a WHERE a.id = t.debit),
         (SELECT a.code::text FROM ledger.account a WHERE a.id = t.credit), t.amount, t.is_debit
    FROM card_account c
    LEFT JOIN LATERAL (SELECT s.next_seq FROM statement s
                        WHERE s.card_account_id = c.id ORDER BY s.end_date DESC LIMIT 1) last ON true
   CROSS JOIN LATERAL (
           SELECT d.*, true AS is_debit FROM ledger.transfer d
            WHERE d.debit = c.receivable AND d.seq >= coalesce(last.next_seq, 0)
           UNION ALL
           SELECT d.*, false FROM ledger.transfer d
            WHERE d.credit = c.receivable AND d.seq >= coalesce(last.next_seq, 0)) t
    LEFT JOIN (VALUES
           (102, 'card', 'purchase', 'Purchase'),
           (103, 'card', 'purchase', 'Purchase'),
           (107, 'card', 'refund', 'Refund'),
           (202, 'ach', 'repayment', 'Repayment'),
           (204, 'ach', 'returned_repayment', 'Returned repayment'),
           (302, 'transfer', 'repayment_from_deposit', 'Repayment from your deposit'),
           (306, 'transfer', 'repayment_reversed', 'Repayment from your deposit reversed'),
           (401, 'dispute', 'provisional_credit', 'Provisional credit'),
           (403, 'dispute', 'provisional_credit_reversed', 'Provisional credit reversed'),
           (503, 'adjustment', 'written_off', 'Written off')
         ) k (code, type, subtype, memo) ON k.code = t.code
    LEFT JOIN LATERAL (
           SELECT p.merchant_name FROM card_event e
             JOIN card_transaction p ON p.id = e.card_transaction_id
            WHERE e.transfer_group_id = t.group_id AND e.kind IN ('cleared', 'force_posted')
              AND k.subtype = 'purchase' LIMIT 1) bought ON true
    -- The day of the line is that on which it arrived with us.
    LEFT JOIN LATERAL (
           SELECT d.effective_on FROM debit d
            WHERE d.id = t.pending_id AND k.subtype = 'repayment'
              AND d.effective_on <> t.effective_on LIMIT 1) made ON true
    LEFT JOIN LATERAL (
           SELECT r.merchant_name FROM card_refund r
            WHERE r.transfer_group_id = t.group_id AND k.subtype = 'refund' LIMIT 1) refund ON true
   WHERE c.id = account AND t.kind IN ('single', 'post')
     AND (SELECT l.transfer_id FROM statement_line l WHERE l.transfer_id = t.id) IS NULL
$$;
