-- Whoever finds a card active while its member keeps her cards frozen finds it suspended here, and the
-- issuer is told so.
CREATE OR REPLACE FUNCTION suspend_frozen_card() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE card_freeze SET kept_at = NULL
   WHERE card_account_id = NEW.card_account_id AND unfrozen_at IS NULL;
  IF FOUND THEN
    NEW.status := 'suspended';
    NEW.is_frozen := true;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER card_stays_frozen
  BEFORE INSERT OR UPDATE OF status ON card
  FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION suspend_frozen_card();
