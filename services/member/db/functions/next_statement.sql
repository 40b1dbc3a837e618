-- Where the next statement of an account begins: after the last one, else when the account was opened or
-- first used; and how the account is called on it.
CREATE OR REPLACE FUNCTION next_statement(account uuid) RETURNS TABLE (
  start_date date, opening_cents bigint, next_seq bigint, account_type text, account_number text)
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN last.end_date IS NULL
           THEN least(c.issued_on, (SELECT min(l.posted_date) FROM unstated_lines(c.id) l))
           ELSE last.end_date + 1 END,
         coalesce(last.closing_cents, 0), coalesce(last.next_seq, 0), 'charge_card',
         '****' || coalesce(
           (SELECT d.last_four FROM card d WHERE d.card_account_id = c.id
             ORDER BY d.status = 'terminated', d.form DESC, d.created_at DESC LIMIT 1), '')
    FROM card_account c
    LEFT JOIN LATERAL (SELECT s.end_date, s.closing_cents, s.next_seq FROM statement s
                        WHERE s.card_account_id = c.id ORDER BY s.end_date DESC LIMIT 1) last ON true
   WHERE c.id = account
$$;
