-- Limits that were computed are append-only. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_spending_limit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A limit that was computed is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER spending_limit_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON spending_limit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_spending_limit_change();
