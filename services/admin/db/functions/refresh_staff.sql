-- Who is of staff is marked so in the lists, and no applicant.
CREATE OR REPLACE FUNCTION refresh_staff() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_people(ARRAY(SELECT user_id FROM changed_rows));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER people_follow_added_staff
  AFTER INSERT ON staff
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_staff();

CREATE OR REPLACE TRIGGER people_follow_removed_staff
  AFTER DELETE ON staff
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_staff();
