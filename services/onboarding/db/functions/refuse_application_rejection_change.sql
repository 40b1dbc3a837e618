-- That staff rejected an application stays as they said it; of why, only that it is erased may follow.
-- The triggers hold for everybody, the superuser too; the grants refuse it sooner.
CREATE OR REPLACE FUNCTION refuse_application_rejection_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'That an application was rejected is only ever added to.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER application_rejection_never_changes
  BEFORE UPDATE ON application_rejection
  FOR EACH ROW
  WHEN (NEW.reason IS NOT NULL OR to_jsonb(NEW) - 'reason' <> to_jsonb(OLD) - 'reason')
  EXECUTE FUNCTION refuse_application_rejection_change();

CREATE OR REPLACE TRIGGER application_rejection_never_goes
  BEFORE DELETE OR TRUNCATE ON application_rejection
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_application_rejection_change();
