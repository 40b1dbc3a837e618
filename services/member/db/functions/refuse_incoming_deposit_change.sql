-- What came in is append-only, but for what becomes of it, which ends once, and for whom it names once her
-- account is erased. The trigger holds for everybody, the superuser too.
CREATE OR REPLACE FUNCTION refuse_incoming_deposit_change() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.ended_at IS NULL
     AND (to_jsonb(NEW) - '{status,ended_at,return_group_id}'::text[])
       = (to_jsonb(OLD) - '{status,ended_at,return_group_id}'::text[]) THEN
    RETURN NEW;
  ELSIF TG_OP = 'UPDATE' AND to_jsonb(NEW) = to_jsonb(OLD) || '{"sender": "", "receiver_name": null}'
        AND is_erased(OLD.card_account_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What came in is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER incoming_deposit_never_changes
  BEFORE UPDATE OR DELETE ON incoming_deposit
  FOR EACH ROW EXECUTE FUNCTION refuse_incoming_deposit_change();
CREATE OR REPLACE TRIGGER incoming_deposit_never_emptied
  BEFORE TRUNCATE ON incoming_deposit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_incoming_deposit_change();
