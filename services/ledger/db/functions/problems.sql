-- Invariants of the ledger that do not hold: one row for each violation, none for a sound ledger.
-- `invariant` is its name, `subject` what it is about, `detail` the figures. Reads the whole ledger, each
-- table once for each invariant: for a job that runs now and then.
CREATE OR REPLACE FUNCTION problems() RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  SELECT 'debits_are_credits', 'ledger', format('%s', b)
    FROM (SELECT sum(debits_pending) - sum(credits_pending) AS pending,
                 sum(debits_posted) - sum(credits_posted) AS posted FROM account) b
   WHERE b.pending <> 0 OR b.posted <> 0
  UNION ALL
  SELECT 'account_is_its_transfers', coalesce(a.id, f.account)::text,
         format('%s is not %s', to_jsonb(a), to_jsonb(f))
    FROM account a FULL JOIN folded f ON f.account = a.id
   WHERE (a.debits_pending, a.debits_posted, a.credits_pending, a.credits_posted)
         IS DISTINCT FROM
         (coalesce(f.debits_pending, 0), coalesce(f.debits_posted, 0),
          coalesce(f.credits_pending, 0), coalesce(f.credits_posted, 0))
  UNION ALL
  SELECT 'fbo_cash_is_owed', 'ledger', format('cash %s, owed %s', cash, owed)
    FROM (SELECT sum(debits_posted - credits_posted) FILTER (WHERE code = 1020) AS cash,
                 sum(credits_posted - debits_posted) FILTER (WHERE code IN (2010, 2030)) AS owed
            FROM account) b
   WHERE cash IS DISTINCT FROM owed
  UNION ALL
  SELECT 'hold_is_what_is_left', coalesce(t.id, h.pending_id)::text,
         format('left %s of %s less %s, %s', h.amount_left, t.amount, e.gone, h.status)
    FROM (SELECT id, amount FROM transfer WHERE kind = 'pending') t
    FULL JOIN hold h ON h.pending_id = t.id
    LEFT JOIN (SELECT pending_id, sum(amount) AS gone FROM transfer
                WHERE pending_id IS NOT NULL GROUP BY pending_id) e ON e.pending_id = t.id
   WHERE h.amount_left IS DISTINCT FROM t.amount - coalesce(e.gone, 0)
      OR (h.status = 'open') IS DISTINCT FROM (h.amount_left > 0)
  UNION ALL
  SELECT 'end_is_its_holds', e.id::text, format('%s ends %s', to_jsonb(e), to_jsonb(t))
    FROM transfer e JOIN transfer t ON t.id = e.pending_id
   WHERE (e.debit, e.credit, t.kind) IS DISTINCT FROM (t.debit, t.credit, 'pending')
  UNION ALL
  SELECT 'holds_are_pending', a.id::text, format('holds %s, pending %s', h.held, to_jsonb(a))
    FROM account a
    LEFT JOIN (SELECT m.account, sum(h.amount_left) FILTER (WHERE m.is_debit) AS debits,
                      sum(h.amount_left) FILTER (WHERE NOT m.is_debit) AS credits,
                      sum(h.amount_left) AS held
                 FROM hold h JOIN transfer t ON t.id = h.pending_id
                 CROSS JOIN LATERAL (VALUES (t.debit, true), (t.credit, false))
                   AS m (account, is_debit)
                WHERE h.status = 'open' GROUP BY m.account) h ON h.account = a.id
   WHERE (a.debits_pending, a.credits_pending)
         IS DISTINCT FROM (coalesce(h.debits, 0), coalesce(h.credits, 0))
  UNION ALL
  SELECT 'balance_keeps_its_rule', a.id::text, to_jsonb(a)::text
    FROM account a JOIN chart c ON c.code = a.code
   WHERE (c.rule = 'credits_within_debits'
          AND a.credits_posted + a.credits_pending > a.debits_posted)
      OR (c.rule = 'debits_within_credits'
          AND a.debits_posted + a.debits_pending > a.credits_posted)
      OR a.rule <> c.rule
      OR (a.owner_user_id IS NOT NULL) <> c.is_members
      OR a.bucket >= c.buckets
$$;
