-- What the balances of each account have to be, by its transfers alone.
CREATE OR REPLACE VIEW folded AS
  SELECT account,
         coalesce(sum(pending) FILTER (WHERE is_debit), 0) AS debits_pending,
         coalesce(sum(posted) FILTER (WHERE is_debit), 0) AS debits_posted,
         coalesce(sum(pending) FILTER (WHERE NOT is_debit), 0) AS credits_pending,
         coalesce(sum(posted) FILTER (WHERE NOT is_debit), 0) AS credits_posted
    FROM transfer t
    CROSS JOIN LATERAL (SELECT
      CASE t.kind WHEN 'pending' THEN t.amount WHEN 'single' THEN 0 ELSE -t.amount END AS pending,
      CASE WHEN t.kind IN ('single', 'post') THEN t.amount ELSE 0 END AS posted) d
    CROSS JOIN LATERAL (VALUES (t.debit, true), (t.credit, false)) AS m (account, is_debit)
   GROUP BY account;
