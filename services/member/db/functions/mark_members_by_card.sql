-- A card says by its account whose it is. It is never deleted.
CREATE OR REPLACE FUNCTION mark_members_by_card() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_stale (user_id)
  SELECT user_id FROM card_account WHERE id IN (SELECT card_account_id FROM new_rows);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER standing_follows_insert
  AFTER INSERT ON card
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_members_by_card();

CREATE OR REPLACE TRIGGER standing_follows_update
  AFTER UPDATE ON card
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_members_by_card();
