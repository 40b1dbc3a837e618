-- A new member has a limit to compute.
CREATE OR REPLACE FUNCTION begin_limits() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO limit_state (user_id) SELECT user_id FROM new_rows;
  PERFORM mark_limits_due((SELECT array_agg(user_id) FROM new_rows), 'member');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER limit_begins
  AFTER INSERT ON member
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION begin_limits();
