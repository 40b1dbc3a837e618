-- A statement and its lines are written together, and its sums are theirs: a line that comes later, or
-- that is missing, is refused.
CREATE OR REPLACE FUNCTION require_statement_sums() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  written uuid[];
BEGIN
  IF TG_TABLE_NAME = 'statement' THEN
    written := ARRAY(SELECT id FROM made);
  ELSE
    written := ARRAY(SELECT DISTINCT statement_id FROM made);
  END IF;
  IF EXISTS (SELECT FROM statement s
               LEFT JOIN (SELECT statement_id,
                                 sum(amount_cents) FILTER (WHERE is_debit) AS debits,
                                 sum(amount_cents) FILTER (WHERE NOT is_debit) AS credits
                            FROM statement_line WHERE statement_id = ANY (written)
                           GROUP BY statement_id) l ON l.statement_id = s.id
               LEFT JOIN (SELECT statement_id,
                                 sum(amount_cents) FILTER (WHERE is_debit) AS debits,
                                 sum(amount_cents) FILTER (WHERE NOT is_debit) AS credits
                            FROM statement_deposit_line WHERE statement_id = ANY (written)
                           GROUP BY statement_id) p ON p.statement_id = s.id
              WHERE s.id = ANY (written)
                AND (s.debits_cents, s.credits_cents, s.deposit_debits_cents,
                     s.deposit_credits_cents)
                    <> (coalesce(l.debits, 0), coalesce(l.credits, 0), coalesce(p.debits, 0),
                        coalesce(p.credits, 0))) THEN
    RAISE EXCEPTION 'The lines of a statement do not come to its sums.'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER statement_has_its_lines
  AFTER INSERT ON statement REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION require_statement_sums();
CREATE OR REPLACE TRIGGER statement_line_is_counted
  AFTER INSERT ON statement_line REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION require_statement_sums();
CREATE OR REPLACE TRIGGER statement_deposit_line_is_counted
  AFTER INSERT ON statement_deposit_line REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION require_statement_sums();
