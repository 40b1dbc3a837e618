-- Statements that were issued are append-only. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_statement_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A statement that was issued is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER statement_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER statement_line_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER statement_deposit_line_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_deposit_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_statement_change();
