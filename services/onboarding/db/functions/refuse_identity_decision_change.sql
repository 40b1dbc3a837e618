-- What staff decided stays as they said it. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_identity_decision_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The word of staff on an identity is only ever added to.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER identity_decision_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON identity_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_identity_decision_change();
