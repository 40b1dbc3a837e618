-- With her last card goes her limit, and with a new one it comes back. A card is never deleted.
CREATE OR REPLACE FUNCTION mark_limits_by_card() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  accounts uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    accounts := (SELECT array_agg(card_account_id) FROM new_rows);
  ELSE
    accounts := (SELECT array_agg(n.card_account_id) FROM new_rows n JOIN old_rows o USING (id)
                  WHERE (n.status = 'terminated') <> (o.status = 'terminated'));
  END IF;
  PERFORM mark_limits_due(
    (SELECT array_agg(user_id) FROM card_account WHERE id = ANY (accounts)), 'card');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER limit_follows_insert
  AFTER INSERT ON card
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_card();

CREATE OR REPLACE TRIGGER limit_follows_update
  AFTER UPDATE ON card
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_card();
