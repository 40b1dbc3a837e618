-- What a member owes of the advance on her tax refund: what she bought beyond what she had earned, as far
-- as the refund was in her limit then. Her pay does not repay it. A tax refund does, whatever it comes to,
-- until it is taken back; what merchants give back is taken off it first, what she repays last.
-- Limits and transfers are compared by their ids, which the same processes give in the order of time.
CREATE OR REPLACE FUNCTION spent_of_refund(receivable ledger.account) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  since uuid;
  owed bigint := 0;
  spent bigint := 0;
  part bigint;
  -- What each refund that came in has repaid of it, by the group of its transfers: pay is none of them.
  refunds jsonb := '{}';
  moved record;
BEGIN
  SELECT id INTO since FROM spending_limit
   WHERE user_id = receivable.owner_user_id
     AND steps @> '[{"step": "refund_advance", "because": "refund"}]'
   ORDER BY id LIMIT 1;
  IF since IS NULL THEN RETURN 0; END IF;
  FOR moved IN
    WITH mine AS (
      SELECT t.*, CASE WHEN t.debit = receivable.id AND t.kind IN ('pending', 'single') THEN t.amount
                       WHEN t.debit = receivable.id AND t.kind = 'void' THEN -t.amount
                       WHEN t.credit = receivable.id AND t.kind IN ('post', 'single') THEN -t.amount
                       ELSE 0 END AS owes
        FROM ledger.transfer t WHERE t.debit = receivable.id OR t.credit = receivable.id
      UNION ALL
      SELECT t.*, 0 FROM ledger.transfer t
        JOIN ledger.account hers ON hers.id = t.credit
       WHERE hers.owner_user_id = receivable.owner_user_id AND hers.code = 2010 AND t.code = 305
    ), grouped AS (
      SELECT m.group_id, min(m.seq) AS seq, max(m.id::text)::uuid AS id, sum(m.owes)::bigint AS owes,
             bool_or(m.code IN (101, 102, 103)) AS is_purchase,
             bool_or(m.code IN (202, 302, 503)) AS is_repaid,
             coalesce(sum(m.amount) FILTER (WHERE m.code = 305), 0)::bigint AS refunded
        FROM mine m GROUP BY m.group_id
    )
    SELECT g.*, l.gross_cents AS gross, l.advanced,
           (SELECT i.transfer_group_id FROM incoming_deposit i
             WHERE i.return_group_id = g.group_id) AS takes_back
      FROM grouped g
      LEFT JOIN LATERAL (
        SELECT s.gross_cents,
               (SELECT sum((step ->> 'after')::bigint - (step ->> 'before')::bigint)::bigint
                  FROM jsonb_array_elements(s.steps) step
                 WHERE step ->> 'step' = 'refund_advance') AS advanced
          FROM spending_limit s
         WHERE g.owes > 0 AND g.is_purchase AND g.id > since
           AND s.user_id = receivable.owner_user_id AND s.id < g.id
         ORDER BY s.id DESC LIMIT 1) l ON true
     ORDER BY g.seq
  LOOP
    IF moved.refunded > 0 THEN
      part := least(spent, moved.refunded);
      refunds := refunds || jsonb_build_object(moved.group_id, part);
      spent := spent - part;
    ELSIF moved.takes_back IS NOT NULL THEN
      spent := spent + least(moved.owes, coalesce((refunds -> moved.takes_back::text)::bigint, 0));
    ELSIF moved.owes > 0 AND moved.is_purchase THEN
      -- A frozen limit may be less than the part that was in it.
      part := least(coalesce(moved.advanced, 0), moved.gross);
      spent := spent + greatest(least(
        moved.owes - greatest(moved.gross - part - (owed - spent), 0), part - spent), 0);
    ELSIF moved.owes < 0 AND NOT moved.is_repaid THEN
      spent := greatest(spent + moved.owes, 0);
    END IF;
    owed := owed + moved.owes;
    spent := least(spent, owed);
  END LOOP;
  RETURN spent;
END $$;

-- What of a member's debt is collected and not about to be repaid, and repaid by her pay, or from her
-- bank on her payday. Of what she spent of her refund it takes none; a hold is of that first.
CREATE OR REPLACE FUNCTION owed_from_pay(receivable ledger.account) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT greatest(receivable.debits_posted - receivable.credits_posted - receivable.credits_pending
                    - greatest(spent_of_refund(receivable) - receivable.debits_pending, 0), 0)
$$;
