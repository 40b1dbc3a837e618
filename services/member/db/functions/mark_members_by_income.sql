-- What her bank shows of her pay says by its link whose it is. With the link it goes.
CREATE OR REPLACE FUNCTION mark_members_by_income() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_stale (user_id)
  SELECT link.user_id FROM bank_link link
    JOIN (SELECT link_id, incomes FROM new_rows EXCEPT ALL SELECT link_id, incomes FROM old_rows) changed
      ON changed.link_id = link.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER standing_follows_update
  AFTER UPDATE ON income_reading
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_members_by_income();
