-- What the ledger has on one of the bank's accounts at the end of a day. What is booked for later days came
-- after a place in the ledger.
CREATE OR REPLACE FUNCTION bank_balance(account_code integer, until date, after_seq bigint)
RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT a.debits_posted - a.credits_posted - coalesce(later.cents, 0)::bigint
    FROM ledger.account a
    LEFT JOIN LATERAL (
      SELECT sum(CASE WHEN t.debit = a.id THEN t.amount ELSE -t.amount END) AS cents
        FROM (SELECT * FROM ledger.transfer WHERE debit = a.id AND seq > after_seq
              UNION ALL
              SELECT * FROM ledger.transfer WHERE credit = a.id AND seq > after_seq) t
       WHERE t.kind IN ('single', 'post') AND t.effective_on > until) later ON true
   WHERE a.code = account_code
$$;
