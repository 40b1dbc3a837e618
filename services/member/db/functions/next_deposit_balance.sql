-- What the next statement of an account begins with of her deposit: what the last one ended with.
CREATE OR REPLACE FUNCTION next_deposit_balance(account uuid) RETURNS TABLE (
  deposit_opening_cents bigint, deposit_next_seq bigint)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(last.deposit_closing_cents, 0), coalesce(last.deposit_next_seq, 0)
    FROM card_account c
    LEFT JOIN LATERAL (SELECT s.deposit_closing_cents, s.deposit_next_seq FROM statement s
                        WHERE s.card_account_id = c.id ORDER BY s.end_date DESC LIMIT 1) last ON true
   WHERE c.id = account
$$;
