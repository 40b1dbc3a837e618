-- Adds the transfers to the balances of their accounts. Members' deposits, and what is on its way from
-- there, always equal what the bank holds for them.
CREATE OR REPLACE FUNCTION move_balances(requests transfer_request[], is_of_deposits boolean)
RETURNS void
LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
BEGIN
  UPDATE account SET
    debits_pending = account.debits_pending + moved.debits_pending,
    debits_posted = account.debits_posted + moved.debits_posted,
    credits_pending = account.credits_pending + moved.credits_pending,
    credits_posted = account.credits_posted + moved.credits_posted,
    version = account.version + 1
  FROM (
    SELECT m.account,
           coalesce(sum(d.pending) FILTER (WHERE m.is_debit), 0) AS debits_pending,
           coalesce(sum(d.posted) FILTER (WHERE m.is_debit), 0) AS debits_posted,
           coalesce(sum(d.pending) FILTER (WHERE NOT m.is_debit), 0) AS credits_pending,
           coalesce(sum(d.posted) FILTER (WHERE NOT m.is_debit), 0) AS credits_posted
      FROM unnest(requests) r
      CROSS JOIN LATERAL (SELECT
        CASE r.kind WHEN 'pending' THEN r.amount WHEN 'single' THEN 0 ELSE -r.amount END AS pending,
        CASE WHEN r.kind IN ('single', 'post') THEN r.amount ELSE 0 END AS posted) d
      CROSS JOIN LATERAL (VALUES (r.debit, true), (r.credit, false)) AS m (account, is_debit)
     GROUP BY m.account) moved
  WHERE account.id = moved.account;

  IF is_of_deposits AND (
    SELECT sum(CASE WHEN d.code IN (1020, 2010, 2030) THEN r.amount ELSE 0 END)
           - sum(CASE WHEN c.code IN (1020, 2010, 2030) THEN r.amount ELSE 0 END)
      FROM unnest(requests) r
      JOIN account d ON d.id = r.debit
      JOIN account c ON c.id = r.credit
     WHERE r.kind IN ('single', 'post')) <> 0 THEN
    RAISE EXCEPTION 'Deposits would not be what the bank holds for them.'
      USING ERRCODE = 'check_violation';
  END IF;
END $$;
