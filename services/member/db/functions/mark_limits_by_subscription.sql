-- Marks all limits when another reading of all people has become the live one.
CREATE OR REPLACE FUNCTION mark_limits_by_subscription() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT generation, is_live FROM new_rows
             EXCEPT SELECT generation, is_live FROM old_rows) THEN
    PERFORM mark_limits_due((SELECT array_agg(user_id) FROM limit_state), 'person');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER limit_follows_update
  AFTER UPDATE ON subscription
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_subscription();
