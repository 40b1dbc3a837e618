-- Tells subscribers that there are new events. Channels belong to the whole database, so the
-- schema is in the name.
CREATE OR REPLACE FUNCTION wake_event_readers() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_TABLE_SCHEMA || '_event', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER event_wakes_readers
  AFTER INSERT ON event
  FOR EACH STATEMENT EXECUTE FUNCTION wake_event_readers();
