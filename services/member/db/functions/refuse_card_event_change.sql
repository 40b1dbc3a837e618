-- The history of a purchase is append-only. The trigger holds for everybody, the superuser too; the
-- grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_card_event_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What happened to a purchase is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER card_event_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON card_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_card_event_change();
