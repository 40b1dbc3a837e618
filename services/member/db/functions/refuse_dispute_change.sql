-- The history of a dispute, and what was written about it, is append-only, as that of a purchase is.
CREATE OR REPLACE FUNCTION refuse_dispute_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What happened to a dispute, or was written about it, is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER dispute_event_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON dispute_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_dispute_change();

CREATE OR REPLACE TRIGGER dispute_message_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON dispute_message
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_dispute_change();
