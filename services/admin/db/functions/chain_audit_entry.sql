-- Gives an entry its position and its hash, whatever it brings: appends wait for one another until
-- the commit, so that no position is missing and each hash has the one before in it.
CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  NEW.position := head.position + 1;
  NEW.hash := audit_hash(head.hash, NEW);
  UPDATE audit_head SET position = NEW.position, hash = NEW.hash;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_entry_is_chained
  BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
