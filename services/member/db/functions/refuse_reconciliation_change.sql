-- Files and their entries are append-only; a difference is, but for its end, which comes once. The triggers
-- hold for everybody, the superuser too.
CREATE OR REPLACE FUNCTION refuse_reconciliation_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- Files and entries have no such column, so it is asked as of any row.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'reconciliation_difference'
     AND to_jsonb(OLD) ->> 'closed_at' IS NULL
     AND (to_jsonb(NEW) - '{closed_at,closed_as,closed_by,actor,note}'::text[])
       = (to_jsonb(OLD) - '{closed_at,closed_as,closed_by,actor,note}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What was reconciled is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER reconciliation_file_never_changes
  BEFORE UPDATE OR DELETE ON reconciliation_file
  FOR EACH ROW EXECUTE FUNCTION refuse_reconciliation_change();
CREATE OR REPLACE TRIGGER reconciliation_entry_never_changes
  BEFORE UPDATE OR DELETE ON reconciliation_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_reconciliation_change();
CREATE OR REPLACE TRIGGER reconciliation_difference_never_changes
  BEFORE UPDATE OR DELETE ON reconciliation_difference
  FOR EACH ROW EXECUTE FUNCTION refuse_reconciliation_change();
CREATE OR REPLACE TRIGGER reconciliation_file_never_emptied
  BEFORE TRUNCATE ON reconciliation_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_reconciliation_change();
CREATE OR REPLACE TRIGGER reconciliation_entry_never_emptied
  BEFORE TRUNCATE ON reconciliation_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_reconciliation_change();
CREATE OR REPLACE TRIGGER reconciliation_difference_never_emptied
  BEFORE TRUNCATE ON reconciliation_difference
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_reconciliation_change();
