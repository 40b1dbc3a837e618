-- Adds to the sums of the live readings what waits of these people, of all for NULL, if the public service
-- has told of them. Called behind refresh_people and under its lock, so that the second of two owners who
-- tell of somebody sees what the first has left.
CREATE OR REPLACE FUNCTION count_business(users uuid[]) RETURNS void
LANGUAGE sql AS $$
  WITH taken AS (
    DELETE FROM business_waiting w
     USING subscription s JOIN user_reading u ON u.generation = s.generation
     WHERE s.owner = 'public' AND s.is_live AND u.user_id = w.user_id
       AND (users IS NULL OR w.user_id = ANY (users))
       AND w.generation IN (SELECT generation FROM subscription WHERE is_live)
    RETURNING w.generation, w.measure, w.day, coalesce(u.came_by, '') AS partner_slug, w.amount
  )
  INSERT INTO business_day AS known (generation, measure, day, partner_slug, amount)
  SELECT generation, measure, day, partner_slug, sum(amount)
    FROM taken GROUP BY generation, measure, day, partner_slug
  ON CONFLICT (generation, measure, day, partner_slug)
    DO UPDATE SET amount = known.amount + excluded.amount
$$;
