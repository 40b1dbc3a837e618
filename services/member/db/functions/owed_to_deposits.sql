-- What the ledger has moved from our account at the bank to that of deposits, until a day: below zero what
-- it has moved from there. The bank does so by bank_transfer. A deposit that was taken back while what it
-- had brought was gone is paid by us, but leaves the account of deposits.
CREATE OR REPLACE FUNCTION owed_to_deposits(until date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(CASE WHEN credit.code = 1010 THEN t.amount ELSE -t.amount END), 0)::bigint
    FROM ledger.transfer t
    JOIN ledger.account debit ON debit.id = t.debit
    JOIN ledger.account credit ON credit.id = t.credit
   WHERE t.kind = 'single' AND t.effective_on <= until
     AND ((debit.code, credit.code) IN ((1020, 1010), (1010, 1020))
          OR (t.code = 306 AND (debit.code, credit.code) = (2090, 1010)))
$$;
