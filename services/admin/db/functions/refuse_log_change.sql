-- The logs of what staff did are append-only. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_log_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is in the log of staff stays there: append to it.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER audit_entry_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();

CREATE OR REPLACE TRIGGER staff_change_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();

CREATE OR REPLACE TRIGGER user_action_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON user_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
