-- What the ledger records is never changed or deleted. Triggers hold for everybody, the superuser
-- too; the grants (see the migration of transfers) refuse it sooner.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is in %.% is never changed or deleted.', TG_TABLE_SCHEMA, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER transfer_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER hold_is_never_deleted
  BEFORE DELETE OR TRUNCATE ON hold
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER account_is_never_deleted
  BEFORE DELETE OR TRUNCATE ON account
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER chart_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON chart
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER transfer_code_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer_code
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER account_is_the_same
  BEFORE UPDATE OF id, code, owner_user_id, bucket, rule ON account
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
