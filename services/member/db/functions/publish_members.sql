-- Looks at so many members who are stale, and publishes those who stand otherwise than was published last:
-- says how many it has looked at. The event is written as service-kit's append-event does. Who is marked
-- again meanwhile stays stale, and nobody who marks waits for more than the last statement.
CREATE OR REPLACE FUNCTION publish_members(max integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  users uuid[];
  versions bigint[];
BEGIN
  -- One at a time: what is published last is what was read last.
  LOCK TABLE member_published IN SHARE ROW EXCLUSIVE MODE;
  SELECT array_agg(user_id), array_agg(version) INTO users, versions
    FROM (SELECT user_id, version FROM member_stale ORDER BY user_id LIMIT max) batch;
  IF users IS NULL THEN RETURN 0; END IF;
  WITH changed AS (
    INSERT INTO member_published AS known (user_id, standing)
    SELECT user_id, standing FROM member_standing WHERE user_id = ANY (users)
    ON CONFLICT (user_id) DO UPDATE SET standing = excluded.standing
     WHERE known.standing <> excluded.standing
    RETURNING user_id, standing
  ), numbered AS (
    INSERT INTO event_subject AS counter (subject, version, transaction_id)
    SELECT user_id, 1, pg_current_xact_id() FROM changed ORDER BY user_id
    ON CONFLICT (subject) DO UPDATE SET
      version = counter.version + 1,
      transaction_id = greatest(counter.transaction_id, pg_current_xact_id())
    RETURNING subject, version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT n.transaction_id, 'member.changed', n.subject, n.version, c.standing, at
    FROM numbered n JOIN changed c ON c.user_id = n.subject ORDER BY n.subject;
  DELETE FROM member_stale WHERE user_id IN (
    SELECT s.user_id FROM member_stale s
      JOIN unnest(users, versions) AS seen (user_id, version) USING (user_id, version)
       FOR UPDATE OF s SKIP LOCKED);
  RETURN cardinality(users);
END $$;
