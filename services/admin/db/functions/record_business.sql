-- Adds something that happened to a person to the sums of a reading. A reading that is not shown yet is
-- written by its own transactions alone. The one that is shown waits for count_business, in the same
-- transaction, as does whoever the public service has not told of: which of two owners tells first is
-- not decided without the lock that it is called under.
CREATE OR REPLACE FUNCTION record_business(reading integer, person uuid, named text, at date, change bigint)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF change = 0 THEN RETURN; END IF;
  IF NOT (SELECT is_live FROM subscription WHERE generation = reading) THEN
    INSERT INTO business_day AS known (generation, measure, day, partner_slug, amount)
    SELECT reading, named, at, coalesce(u.came_by, ''), change
      FROM subscription s JOIN user_reading u ON u.generation = s.generation AND u.user_id = person
     WHERE s.owner = 'public' AND s.is_live
    ON CONFLICT (generation, measure, day, partner_slug)
      DO UPDATE SET amount = known.amount + excluded.amount;
    IF FOUND THEN RETURN; END IF;
  END IF;
  INSERT INTO business_waiting (generation, user_id, measure, day, amount)
  VALUES (reading, person, named, at, change);
END $$;
