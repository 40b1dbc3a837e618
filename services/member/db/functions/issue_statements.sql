-- Issues the next statement of each of these accounts, unless its month ends after last_end, by one
-- statement of SQL: what it is made of is read at one moment, and a process that is killed leaves an
-- account's month either whole or not begun. Of two that issue the same month, the second changes
-- nothing. holders is a list of objects with account_id, first_name and last_name.
-- Returns how many were issued; an account that missed months has the next one issued by another call.
CREATE OR REPLACE FUNCTION issue_statements(
  holders jsonb, last_end date, issue_date date, issued_at timestamptz) RETURNS bigint
LANGUAGE sql SET search_path FROM CURRENT AS $$
  WITH period AS MATERIALIZED (
    SELECT gen_random_uuid() AS id, h.account_id, h.first_name, h.last_name, n.*, b.*
      FROM jsonb_to_recordset(holders) AS h (account_id uuid, first_name text, last_name text)
     CROSS JOIN LATERAL next_statement(h.account_id) n
     CROSS JOIN LATERAL next_deposit_balance(h.account_id) b
  ), due AS MATERIALIZED (
    SELECT p.*, e.end_date
      FROM period p
     CROSS JOIN LATERAL (
             SELECT (date_trunc('month', p.start_date) + interval '1 month - 1 day')::date AS end_date) e
     WHERE e.end_date <= last_end
  ), line AS MATERIALIZED (
    SELECT d.id AS statement_id, l.posted_date <= d.end_date AS is_stated, l.*
      FROM due d CROSS JOIN LATERAL unstated_lines(d.account_id) l
  ), total AS (
    SELECT statement_id,
           coalesce(sum(amount_cents) FILTER (WHERE is_stated AND is_debit), 0) AS debits,
           coalesce(sum(amount_cents) FILTER (WHERE is_stated AND NOT is_debit), 0) AS credits,
           coalesce(min(seq) FILTER (WHERE NOT is_stated), max(seq) + 1) AS next_seq
      FROM line GROUP BY statement_id
  ), deposit_line AS MATERIALIZED (
    SELECT d.id AS statement_id, u.posted_date <= d.end_date AS is_stated, u.*
      FROM due d CROSS JOIN LATERAL unstated_deposit_lines(d.account_id) u
  ), deposit_total AS (
    SELECT u.statement_id,
           coalesce(sum(u.amount_cents) FILTER (WHERE u.is_stated AND NOT u.is_debit), 0) AS credits,
           coalesce(sum(u.amount_cents) FILTER (WHERE u.is_stated AND u.is_debit), 0) AS debits,
           coalesce(min(u.seq) FILTER (WHERE NOT u.is_stated), max(u.seq) + 1) AS next_seq
      FROM deposit_line u GROUP BY u.statement_id
  ), issued AS (
    INSERT INTO statement (id, card_account_id, start_date, end_date, issue_date, issued_at, first_name,
             last_name, account_type, account_number, opening_cents, debits_cents, credits_cents,
             closing_cents, next_seq, deposit_opening_cents, deposit_credits_cents,
             deposit_debits_cents, deposit_closing_cents, deposit_next_seq, held_cents)
    SELECT d.id, d.account_id, d.start_date, d.end_date, $3, $4, d.first_name, d.last_name,
           d.account_type, d.account_number, d.opening_cents,
           coalesce(t.debits, 0), coalesce(t.credits, 0),
           d.opening_cents + coalesce(t.debits, 0) - coalesce(t.credits, 0),
           coalesce(t.next_seq, d.next_seq),
           d.deposit_opening_cents, coalesce(p.credits, 0), coalesce(p.debits, 0),
           d.deposit_opening_cents + coalesce(p.credits, 0) - coalesce(p.debits, 0),
           coalesce(p.next_seq, d.deposit_next_seq), held_on(d.account_id, d.end_date)
      FROM due d
      LEFT JOIN total t ON t.statement_id = d.id
      LEFT JOIN deposit_total p ON p.statement_id = d.id
     ORDER BY d.account_id
    ON CONFLICT ON CONSTRAINT statement_once DO NOTHING
    RETURNING id
  ), stated AS (
    INSERT INTO statement_line (transfer_id, statement_id, seq, posted_date, type, subtype, memo,
             debit_account, credit_account, amount_cents, is_debit)
    SELECT l.transfer_id, l.statement_id, l.seq, l.posted_date, l.type, l.subtype, l.memo,
           l.debit_account, l.credit_account, l.amount_cents, l.is_debit
      FROM line l JOIN issued i ON i.id = l.statement_id
     WHERE l.is_stated
  ), deposit_stated AS (
    INSERT INTO statement_deposit_line (transfer_id, statement_id, seq, posted_date, type, subtype,
             memo, debit_account, credit_account, amount_cents, is_debit)
    SELECT l.transfer_id, l.statement_id, l.seq, l.posted_date, l.type, l.subtype, l.memo,
           l.debit_account, l.credit_account, l.amount_cents, l.is_debit
      FROM deposit_line l JOIN issued i ON i.id = l.statement_id
     WHERE l.is_stated
  )
  SELECT count(*) FROM issued
$$;
