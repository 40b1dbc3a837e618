-- A hold only ever gets smaller, and once it has ended it stays as it is.
CREATE OR REPLACE FUNCTION refuse_growth() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'open' OR NEW.pending_id <> OLD.pending_id
     OR NEW.amount_left >= OLD.amount_left
     OR NEW.expires_at IS DISTINCT FROM OLD.expires_at THEN
    RAISE EXCEPTION 'A hold only ever gets smaller, until it ends.'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER hold_only_shrinks
  BEFORE UPDATE ON hold
  FOR EACH ROW EXECUTE FUNCTION refuse_growth();
