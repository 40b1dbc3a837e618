-- Who accepted which text is append-only. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_acceptance_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was accepted is only ever added to.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER acceptance_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON acceptance
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_acceptance_change();
