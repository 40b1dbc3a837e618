-- Statements that were issued are append-only, but for whom they name once her account is erased. The
-- triggers hold for everybody, the superuser too; the grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_statement_change() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- Of lines there is no row to look at.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'statement' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"first_name": "", "last_name": ""}'
       AND is_erased(OLD.card_account_id) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'A statement that was issued is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER statement_never_changes
  BEFORE UPDATE OR DELETE ON statement
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER statement_never_emptied
  BEFORE TRUNCATE ON statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER statement_line_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER statement_deposit_line_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_deposit_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_statement_change();
