-- Invariants of the ledger together with this service's tables that do not hold, those of
-- ledger.problems() included: one row for each violation. Reads everything as it was at one moment, each
-- table once for each invariant: for a job that runs now and then, and for whoever looks by hand, in
-- whatever search_path: it has that of the migration, which is this service's schema.
CREATE OR REPLACE FUNCTION money_problems() RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $$
BEGIN
  RETURN QUERY
  SELECT * FROM ledger.problems()
  UNION ALL
  -- An account of the ledger without a card account here owes nothing.
  SELECT 'outstanding_is_purchases', coalesce(c.user_id, a.owner_user_id)::text,
         format('owes %s in the ledger, %s for purchases', a.owed, p.owed)
    FROM (SELECT id, owner_user_id, debits_posted + debits_pending - credits_posted AS owed
            FROM ledger.account WHERE code = 1110) a
    FULL JOIN card_account c ON c.receivable = a.id AND c.user_id = a.owner_user_id
    LEFT JOIN (SELECT card_account_id, sum(posted_cents + held_cents - repaid_cents) AS owed
                 FROM card_transaction GROUP BY card_account_id) p ON p.card_account_id = c.id
   WHERE a.owed IS DISTINCT FROM coalesce(p.owed, 0)
  UNION ALL
  SELECT 'deposit_is_hers', c.user_id::text, format('account %s', c.deposit)
    FROM card_account c
    LEFT JOIN ledger.account a
      ON a.id = c.deposit AND a.code = 2010 AND a.owner_user_id = c.user_id
   WHERE a.id IS NULL
  UNION ALL
  SELECT 'repaid_is_allocated', t.id::text,
         format('repaid %s, allocated %s', t.repaid_cents, coalesce(l.cents, 0))
    FROM card_transaction t
    LEFT JOIN (SELECT card_transaction_id, sum(amount_cents) AS cents
                 FROM allocation WHERE reversed_by IS NULL GROUP BY card_transaction_id) l
      ON l.card_transaction_id = t.id
   WHERE t.repaid_cents <> coalesce(l.cents, 0)
  UNION ALL
  SELECT 'hold_is_one_purchase', coalesce(h.pending_id, p.pending_id)::text,
         format('left %s, held by %s purchases: %s', h.amount_left, coalesce(p.purchases, 0), p.held)
    FROM (SELECT o.pending_id, o.amount_left, a.id AS account_id
            FROM ledger.hold o
            JOIN ledger.transfer t ON t.id = o.pending_id
            JOIN ledger.account a ON a.id = t.debit AND a.code = 1110
           WHERE o.status = 'open') h
    FULL JOIN (SELECT t.pending_id, count(*) AS purchases, sum(t.held_cents) AS held,
                      min(c.receivable) AS account_id
                 FROM card_transaction t JOIN card_account c ON c.id = t.card_account_id
                WHERE t.held_cents > 0 GROUP BY t.pending_id) p ON p.pending_id = h.pending_id
   WHERE (p.purchases, p.held, p.account_id) IS DISTINCT FROM (1, h.amount_left, h.account_id)
  UNION ALL
  SELECT 'payout_is_its_hold', coalesce(p.id, h.id)::text,
         format('%s of %s, held %s of %s', p.status, p.amount_cents, h.status, h.amount)
    FROM payout p
    FULL JOIN (SELECT t.id, t.amount, t.debit, o.status
                 FROM ledger.transfer t JOIN ledger.hold o ON o.pending_id = t.id
                WHERE t.code = 303) h ON h.id = p.id
    LEFT JOIN card_account c ON c.id = p.card_account_id
   WHERE (p.amount_cents, c.deposit) IS DISTINCT FROM (h.amount, h.debit)
      OR h.status <> ALL (CASE p.status
                            WHEN 'settled' THEN ARRAY['posted']
                            WHEN 'refused' THEN ARRAY['voided']
                            WHEN 'returned' THEN ARRAY['posted', 'voided']
                            ELSE ARRAY['open'] END)
  UNION ALL
  -- What the network is to give back is what is credited for disputes that have not ended.
  SELECT 'chargebacks_are_credits', 'ledger', format('1310 has %s, credits come to %s', a.cents, d.cents)
    FROM (SELECT coalesce(sum(debits_posted - credits_posted), 0) AS cents
            FROM ledger.account WHERE code = 1310) a
    CROSS JOIN (SELECT coalesce(sum(credited_owed_cents + credited_deposit_cents - absorbed_cents), 0)
                         AS cents
                  FROM dispute WHERE credit_ended_at IS NULL) d
   WHERE a.cents <> d.cents
  UNION ALL
  -- What a dispute credited on its purchase is allocated to it, less what was taken back.
  SELECT 'credit_is_allocated', coalesce(d.id::text, l.repayment_id::text),
         format('%s credited %s, allocated %s', d.state, d.credited_owed_cents, coalesce(l.cents, 0))
    FROM (SELECT * FROM dispute WHERE credited_owed_cents > 0) d
    FULL JOIN (SELECT repayment_id, sum(amount_cents) AS cents FROM allocation
                WHERE kind = 'provisional_credit' AND reversed_by IS NULL
                GROUP BY repayment_id) l ON l.repayment_id = d.credit_group_id
   WHERE coalesce(l.cents, 0) IS DISTINCT FROM
         CASE WHEN d.state IN ('lost', 'withdrawn') AND d.credit_ended_at IS NOT NULL
              THEN d.credited_owed_cents
                   - least(d.credited_owed_cents,
                           d.credited_owed_cents + d.credited_deposit_cents - d.absorbed_cents)
              ELSE d.credited_owed_cents END
  UNION ALL
  SELECT 'group_has_event', g.group_id::text, 'no event publishes these transfers'
    FROM (SELECT DISTINCT t.group_id
            FROM ledger.transfer t
            JOIN ledger.account d ON d.id = t.debit
            JOIN ledger.account c ON c.id = t.credit
           WHERE d.owner_user_id IS NOT NULL OR c.owner_user_id IS NOT NULL) g
   WHERE NOT EXISTS (SELECT FROM event e
                      WHERE e.payload ->> 'transfer_group_id' = g.group_id::text)
  UNION ALL
  SELECT 'event_has_group', e.id::text, format('%s: no transfers %s', e.kind, e.transfer_group_id)
    FROM card_event e
   WHERE e.transfer_group_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM ledger.transfer t WHERE t.group_id = e.transfer_group_id);
END $$;
