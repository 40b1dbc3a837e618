-- Brings the next of all people up to date, in the order of their ids, and remembers how far that came: with
-- them, so that it goes on from there whatever ends a process. Returns false once all were. Counts that
-- nobody has made yet are made at the end: until then their lists are not shown.
CREATE OR REPLACE FUNCTION refresh_next_people(max_people integer) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  behind uuid;
  users uuid[];
BEGIN
  SELECT after INTO behind FROM people_refresh FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  users := ARRAY(
    SELECT user_id FROM (
      (SELECT u.user_id FROM user_reading u
        WHERE u.generation = (SELECT generation FROM subscription WHERE owner = 'public' AND is_live)
          AND (behind IS NULL OR u.user_id > behind)
        ORDER BY u.user_id LIMIT max_people)
      UNION
      -- Whom nobody knows any more.
      (SELECT p.user_id FROM person p
        WHERE behind IS NULL OR p.user_id > behind ORDER BY p.user_id LIMIT max_people)) next
     ORDER BY user_id LIMIT max_people);
  IF cardinality(users) > 0 THEN
    PERFORM refresh_people(users);
    UPDATE people_refresh SET after = users[cardinality(users)];
    RETURN true;
  END IF;

  LOCK TABLE person_count IN SHARE ROW EXCLUSIVE MODE;
  UPDATE person_count c SET people = (
    SELECT count(*) FROM person p
     WHERE c.list = p.repayment_method
        OR c.list IN (SELECT lists_of(p.is_staff, p.is_cardholder, p.is_eligible, p.is_deactivated,
                                      p.latest_transaction_at)))
   WHERE c.people IS NULL;
  DELETE FROM people_refresh;
  RETURN false;
END $$;
