-- What was held at the end of a day for purchases of a member that no merchant had collected: what is held
-- now, less what was since that day. It is asked for days after the end of her last statement, below whose
-- next_seq no transfer is of a later day.
CREATE OR REPLACE FUNCTION held_on(account uuid, day date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT greatest(a.debits_pending - coalesce(since.cents, 0), 0)::bigint
    FROM card_account c
    JOIN ledger.account a ON a.id = c.receivable
    LEFT JOIN LATERAL (SELECT s.next_seq FROM statement s
                        WHERE s.card_account_id = c.id ORDER BY s.end_date DESC LIMIT 1) last ON true
    LEFT JOIN LATERAL (
           SELECT sum(CASE t.kind WHEN 'pending' THEN t.amount ELSE -t.amount END) AS cents
             FROM ledger.transfer t
            WHERE t.debit = c.receivable AND t.seq >= coalesce(last.next_seq, 0)
              AND t.kind IN ('pending', 'post', 'void') AND t.effective_on > day) since ON true
   WHERE c.id = account
$$;
