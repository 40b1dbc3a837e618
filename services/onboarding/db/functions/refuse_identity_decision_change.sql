-- What staff decided stays as they said it; of why, only that it is erased may follow, as it may say
-- something of her. The triggers hold for everybody, the superuser too; the grants refuse it sooner.
CREATE OR REPLACE FUNCTION refuse_identity_decision_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The word of staff on an identity is only ever added to.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER identity_decision_never_changes
  BEFORE UPDATE ON identity_decision
  FOR EACH ROW
  WHEN (NEW.reason IS NOT NULL OR to_jsonb(NEW) - 'reason' <> to_jsonb(OLD) - 'reason')
  EXECUTE FUNCTION refuse_identity_decision_change();

CREATE OR REPLACE TRIGGER identity_decision_never_goes
  BEFORE DELETE OR TRUNCATE ON identity_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_identity_decision_change();
