-- Of parts, so many cents, the first of them first.
CREATE OR REPLACE FUNCTION oldest_first(parts bigint[], cents bigint) RETURNS bigint[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(least(part, greatest(cents - before, 0))::bigint ORDER BY nth), '{}')
    FROM (SELECT part, nth, sum(part) OVER (ORDER BY nth) - part AS before
            FROM unnest(parts) WITH ORDINALITY u (part, nth)) p
$$;

-- What is left of parts; what is taken may be below nothing, of fewer parts, and of none.
CREATE OR REPLACE FUNCTION left_of(parts bigint[], taken bigint[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(part - coalesce(less, 0) ORDER BY nth), '{}')
    FROM unnest(parts, taken) WITH ORDINALITY u (part, less, nth)
$$;

-- What a member owes of the advance on her tax refund, by what she spent it on: what she bought beyond what
-- she had earned, as far as the refund was in her limit then. Her pay does not repay it. A tax refund does,
-- the oldest part first, until it is taken back; what merchants give back of a purchase, what of its hold
-- ends and a dispute's credit for it are taken off its own part, as if that had not been bought; what she
-- repays is taken off last. Limits and transfers are compared by their ids, which the same processes give
-- in the order of time.
CREATE OR REPLACE FUNCTION spent_of_refund_by_purchase(receivable ledger.account)
RETURNS TABLE (purchase uuid, cents bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  since uuid;
  owed bigint := 0;
  spent bigint := 0;
  advanced bigint;
  -- In the order in which something of the refund was spent on them.
  bought uuid[] := '{}';
  parts bigint[] := '{}';
  nth int;
  taken bigint[];
  -- What of each part a refund or a credit took, by the group of its transfers: pay is none of them.
  takings jsonb := '{}';
  moved record;
BEGIN
  SELECT id INTO since FROM spending_limit
   WHERE user_id = receivable.owner_user_id
     AND steps @> '[{"step": "refund_advance", "because": "refund"}]'
   ORDER BY id LIMIT 1;
  IF since IS NULL THEN RETURN; END IF;
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
             coalesce(sum(m.amount) FILTER (WHERE m.code = 305), 0)::bigint AS refunded
        FROM mine m GROUP BY m.group_id
    ), hers AS (
      SELECT t.id FROM card_account c JOIN card_transaction t ON t.card_account_id = c.id
       WHERE c.receivable = spent_of_refund_by_purchase.receivable.id
    ), happened AS (
      SELECT e.transfer_group_id AS group_id, e.card_transaction_id AS purchase
        FROM hers JOIN card_event e ON e.card_transaction_id = hers.id
       WHERE e.transfer_group_id IS NOT NULL
      UNION
      -- What is hers of a credit repays before its dispute names it.
      SELECT a.repayment_id, a.card_transaction_id
        FROM hers JOIN allocation a ON a.card_transaction_id = hers.id
       WHERE a.kind = 'provisional_credit'
    )
    SELECT g.*, h.purchase, l.gross_cents AS gross, l.advanced,
           coalesce(
             (SELECT i.transfer_group_id FROM incoming_deposit i
               WHERE i.return_group_id = g.group_id),
             credit.group_id) AS takes_back,
           coalesce(credit.absorbed, 0) AS absorbed
      FROM grouped g
      LEFT JOIN happened h USING (group_id)
      LEFT JOIN LATERAL (
        SELECT a.repayment_id AS group_id, d.absorbed_cents::bigint AS absorbed
          FROM hers JOIN allocation a ON a.card_transaction_id = hers.id
          JOIN dispute d ON d.credit_group_id = a.repayment_id
         WHERE a.kind = 'provisional_credit' AND a.reversed_by = g.group_id LIMIT 1) credit ON true
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
    taken := '{}';
    nth := array_position(bought, moved.purchase);
    IF moved.refunded > 0 THEN
      taken := oldest_first(parts, moved.refunded);
    ELSIF moved.takes_back IS NOT NULL THEN
      taken := ARRAY(SELECT jsonb_array_elements_text(takings -> moved.takes_back::text)::bigint);
      -- What a merchant gave back in the place of a credit took off it first as well.
      SELECT array_agg(-part ORDER BY n) INTO taken FROM unnest(oldest_first(taken,
        least(moved.owes, (SELECT sum(part) FROM unnest(taken) part)::bigint - moved.absorbed)))
        WITH ORDINALITY u (part, n);
    ELSIF moved.owes > 0 AND moved.is_purchase THEN
      IF nth IS NULL THEN
        bought := bought || moved.purchase;
        parts := parts || 0::bigint;
        nth := cardinality(parts);
      END IF;
      -- A frozen limit may be less than the part that was in it.
      advanced := least(coalesce(moved.advanced, 0), moved.gross);
      parts[nth] := parts[nth] + greatest(least(
        moved.owes - greatest(moved.gross - advanced - (owed - spent), 0), advanced - spent), 0);
    ELSIF moved.owes < 0 AND nth IS NOT NULL THEN
      taken := array_fill(0::bigint, ARRAY[cardinality(parts)]);
      taken[nth] := least(parts[nth], -moved.owes);
    END IF;
    IF taken <> '{}' THEN
      takings := takings || jsonb_build_object(moved.group_id, to_jsonb(taken));
      parts := left_of(parts, taken);
    END IF;
    owed := owed + moved.owes;
    IF parts <> '{}' THEN
      spent := (SELECT sum(part) FROM unnest(parts) part);
    END IF;
    IF spent > owed THEN
      parts := left_of(parts, oldest_first(parts, spent - owed));
      spent := owed;
    END IF;
  END LOOP;
  RETURN QUERY SELECT b.purchase, b.cents FROM unnest(bought, parts) AS b (purchase, cents);
END $$;

-- All of it.
CREATE OR REPLACE FUNCTION spent_of_refund(receivable ledger.account) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(s.cents), 0)::bigint FROM spent_of_refund_by_purchase(receivable) s
$$;

-- What of a member's debt is collected and not about to be repaid, and repaid by her pay, or from her
-- bank on her payday. Of what she spent of her refund it takes none; of a purchase that is collected in
-- part, what is held is of that first.
CREATE OR REPLACE FUNCTION owed_from_pay(receivable ledger.account) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT greatest(receivable.debits_posted - receivable.credits_posted - receivable.credits_pending
                    - (SELECT coalesce(sum(greatest(s.cents - t.held_cents, 0)), 0)::bigint
                         FROM spent_of_refund_by_purchase(receivable) s
                         JOIN card_transaction t ON t.id = s.purchase), 0)
$$;

-- What of a member's holds is of what she has earned: what is hers is kept for that.
CREATE OR REPLACE FUNCTION held_from_pay(receivable ledger.account) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT receivable.debits_pending
           - (SELECT coalesce(sum(least(s.cents, t.held_cents)), 0)::bigint
                FROM spent_of_refund_by_purchase(receivable) s
                JOIN card_transaction t ON t.id = s.purchase)
$$;
