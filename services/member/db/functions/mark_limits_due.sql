-- Marks limits as to be computed anew. A member who waits already waits for this reason as well. In the
-- order of ids, so that two calls for the same members never deadlock.
CREATE OR REPLACE FUNCTION mark_limits_due(members uuid[], reason text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF members IS NULL THEN RETURN; END IF;
  INSERT INTO limit_due AS due (user_id, asked, because)
  SELECT member, nextval('limit_asked'), ARRAY[reason]
    FROM (SELECT DISTINCT unnest(members) AS member ORDER BY member) AS each
  ON CONFLICT (user_id) DO UPDATE SET
    asked = excluded.asked,
    because = CASE WHEN due.because @> excluded.because THEN due.because
                   ELSE due.because || excluded.because END,
    not_before = least(due.not_before, excluded.not_before);
  PERFORM pg_notify(current_schema() || '_limit_due', '');
END $$;
