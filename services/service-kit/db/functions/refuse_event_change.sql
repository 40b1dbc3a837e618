-- An event is never changed or deleted. The trigger holds for everybody, the superuser too; the
-- grants (see createEventTables) refuse it sooner.
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An event is never changed or deleted: append another one.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER event_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
