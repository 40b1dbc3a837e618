-- The history of a dispute, and what was written about it, is append-only, as that of a purchase is, but
-- for what people wrote once the member's account is erased.
CREATE OR REPLACE FUNCTION refuse_dispute_change() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    IF is_erased((SELECT card_account_id FROM dispute WHERE id = OLD.dispute_id)) THEN
      IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'dispute_message' THEN
        RETURN OLD;
      ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'dispute_event'
            AND to_jsonb(NEW) = to_jsonb(OLD) || '{"reason": null}' THEN
        RETURN NEW;
      END IF;
    END IF;
  END IF;
  RAISE EXCEPTION 'What happened to a dispute, or was written about it, is never changed or deleted.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER dispute_event_never_changes
  BEFORE UPDATE OR DELETE ON dispute_event
  FOR EACH ROW EXECUTE FUNCTION refuse_dispute_change();
CREATE OR REPLACE TRIGGER dispute_event_never_emptied
  BEFORE TRUNCATE ON dispute_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_dispute_change();
CREATE OR REPLACE TRIGGER dispute_message_never_changes
  BEFORE UPDATE OR DELETE ON dispute_message
  FOR EACH ROW EXECUTE FUNCTION refuse_dispute_change();
CREATE OR REPLACE TRIGGER dispute_message_never_emptied
  BEFORE TRUNCATE ON dispute_message
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_dispute_change();
