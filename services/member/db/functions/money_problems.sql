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
  -- What the operator records was debited elsewhere.
  SELECT 'debit_is_its_hold', coalesce(d.id, h.id)::text,
         format('%s of %s, held %s of %s', d.status, d.amount_cents, h.status, h.amount)
    FROM debit d
    FULL JOIN (SELECT t.id, t.amount, t.credit, o.status
                 FROM ledger.transfer t JOIN ledger.hold o ON o.pending_id = t.id
                WHERE t.code = 201 AND t.actor = 'repayments') h ON h.id = d.id
    LEFT JOIN card_account c ON c.id = d.card_account_id
   WHERE (d.amount_cents, c.receivable) IS DISTINCT FROM (h.amount, h.credit)
      OR h.status <> CASE WHEN d.settled_at IS NOT NULL THEN 'posted'
                          WHEN d.ended_at IS NOT NULL THEN 'voided'
                          ELSE 'open' END
  UNION ALL
  -- What settled pays purchases, until it is sent back.
  SELECT 'debit_is_allocated', d.id::text,
         format('%s of %s, pays %s', d.status, d.amount_cents, coalesce(l.cents, 0))
    FROM debit d
    LEFT JOIN (SELECT repayment_id, sum(amount_cents) AS cents
                 FROM allocation WHERE reversed_by IS NULL GROUP BY repayment_id) l
      ON l.repayment_id = d.id
   WHERE coalesce(l.cents, 0) <> CASE d.status WHEN 'settled' THEN d.amount_cents ELSE 0 END
  UNION ALL
  -- It is one transfer to her deposit; taken back, it is as much again from there or from suspense.
  SELECT 'incoming_deposit_is_its_transfers', coalesce(d.id, t.id)::text,
         format('%s: %s deposited of %s, %s taken back', d.status, t.amount, d.amount_cents, r.cents)
    FROM incoming_deposit d
    JOIN card_account c ON c.id = d.card_account_id
    FULL JOIN (SELECT id, amount, credit, group_id FROM ledger.transfer WHERE code IN (301, 305)) t
      ON t.id = d.id
    LEFT JOIN (SELECT r.group_id, sum(r.amount) AS cents
                 FROM ledger.transfer r JOIN ledger.account a ON a.id = r.debit
                WHERE r.code = 306 AND a.code IN (2010, 2090) GROUP BY r.group_id) r
      ON r.group_id = d.return_group_id
   WHERE CASE WHEN d.status IN ('foreign', 'sent_back') THEN t.id IS NOT NULL
              ELSE (d.amount_cents, c.deposit, d.transfer_group_id)
                   IS DISTINCT FROM (t.amount, t.credit, t.group_id) END
      OR (d.status = 'returned' AND r.cents IS DISTINCT FROM d.amount_cents)
  UNION ALL
  SELECT 'statement_adds_up', s.id::text,
         format('opens with %s after %s, lines add %s and take %s', s.opening_cents,
                s.before, coalesce(l.debits, 0), coalesce(l.credits, 0))
    FROM (SELECT *, coalesce(lag(closing_cents) OVER account, 0) AS before,
                 coalesce(lag(end_date) OVER account + 1, start_date) AS begins
            FROM statement WINDOW account AS (PARTITION BY card_account_id ORDER BY end_date)) s
    LEFT JOIN (SELECT statement_id, sum(amount_cents) FILTER (WHERE is_debit) AS debits,
                      sum(amount_cents) FILTER (WHERE NOT is_debit) AS credits
                 FROM statement_line GROUP BY statement_id) l ON l.statement_id = s.id
   WHERE (s.opening_cents, s.start_date, s.closing_cents)
         <> (s.before, s.begins, s.before + coalesce(l.debits, 0) - coalesce(l.credits, 0))
  UNION ALL
  -- What she owes is her last statement and what came after it: no transfer is missing or there twice.
  SELECT 'statements_are_ledger', c.user_id::text,
         format('owes %s, %s by her last statement and %s since', a.debits_posted - a.credits_posted,
                s.closing_cents, coalesce(l.cents, 0))
    FROM (SELECT DISTINCT ON (card_account_id) card_account_id, closing_cents
            FROM statement ORDER BY card_account_id, end_date DESC) s
    JOIN card_account c ON c.id = s.card_account_id
    JOIN ledger.account a ON a.id = c.receivable
    LEFT JOIN LATERAL (SELECT sum(CASE WHEN is_debit THEN amount_cents ELSE -amount_cents END) AS cents
                         FROM unstated_lines(c.id)) l ON true
   WHERE a.debits_posted - a.credits_posted <> s.closing_cents + coalesce(l.cents, 0)
  UNION ALL
  -- The same of what is on deposit for her.
  SELECT 'statement_deposit_adds_up', s.id::text,
         format('opens with %s after %s, lines add %s and take %s', s.deposit_opening_cents,
                s.before, coalesce(l.credits, 0), coalesce(l.debits, 0))
    FROM (SELECT *, coalesce(lag(deposit_closing_cents) OVER account, 0) AS before
            FROM statement WINDOW account AS (PARTITION BY card_account_id ORDER BY end_date)) s
    LEFT JOIN (SELECT statement_id, sum(amount_cents) FILTER (WHERE is_debit) AS debits,
                      sum(amount_cents) FILTER (WHERE NOT is_debit) AS credits
                 FROM statement_deposit_line GROUP BY statement_id) l ON l.statement_id = s.id
   WHERE (s.deposit_opening_cents, s.deposit_closing_cents)
         <> (s.before, s.before + coalesce(l.credits, 0) - coalesce(l.debits, 0))
  UNION ALL
  SELECT 'statement_deposits_are_ledger', c.user_id::text,
         format('has %s, %s by her last statement and %s since', a.credits_posted - a.debits_posted,
                s.deposit_closing_cents, coalesce(l.cents, 0))
    FROM (SELECT DISTINCT ON (card_account_id) card_account_id, deposit_closing_cents
            FROM statement ORDER BY card_account_id, end_date DESC) s
    JOIN card_account c ON c.id = s.card_account_id
    JOIN ledger.account a ON a.id = c.deposit
    LEFT JOIN LATERAL (SELECT sum(CASE WHEN is_debit THEN -amount_cents ELSE amount_cents END) AS cents
                         FROM unstated_deposit_lines(c.id)) l ON true
   WHERE a.credits_posted - a.debits_posted <> s.deposit_closing_cents + coalesce(l.cents, 0)
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
  -- The network gets once what each of its reports says; sent anew, what it says more than before.
  SELECT 'settlement_is_its_report', coalesce(f.transfer_group_id, t.group_id)::text,
         format('report adds %s, paid %s', f.cents, coalesce(t.cents, 0))
    FROM (SELECT transfer_group_id,
                 net_cents - coalesce(lag(net_cents) OVER (PARTITION BY day ORDER BY revision), 0)
                   AS cents
            FROM reconciliation_file WHERE kind = 'card_settlement') f
    FULL JOIN (SELECT t.group_id, sum(CASE WHEN c.code = 1010 THEN t.amount ELSE -t.amount END) AS cents
                 FROM ledger.transfer t JOIN ledger.account c ON c.id = t.credit
                WHERE t.code = 108 GROUP BY t.group_id) t ON t.group_id = f.transfer_group_id
   WHERE f.cents IS DISTINCT FROM coalesce(t.cents, 0)
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
