-- The states of a person are append-only. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_user_state_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The states of a person are only ever added to.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER user_state_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON user_state
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_user_state_change();
