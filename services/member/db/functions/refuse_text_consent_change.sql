-- Who agreed to be texted is append-only, but of a member whose account is closed and of whom no record
-- of money is kept, or no longer. The trigger holds for everybody, the superuser too; the grant refuses it sooner.
CREATE OR REPLACE FUNCTION refuse_text_consent_change() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM card_account WHERE user_id = OLD.user_id AND erased_at IS NOT NULL)
       OR (EXISTS (SELECT FROM closed_member WHERE user_id = OLD.user_id)
           AND NOT EXISTS (SELECT FROM card_account WHERE user_id = OLD.user_id)) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'What was agreed to is only ever added to.'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER text_consent_never_changes
  BEFORE UPDATE OR DELETE ON text_consent
  FOR EACH ROW EXECUTE FUNCTION refuse_text_consent_change();
CREATE OR REPLACE TRIGGER text_consent_never_emptied
  BEFORE TRUNCATE ON text_consent
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_text_consent_change();
