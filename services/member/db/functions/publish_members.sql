-- Looks at the members of so many marks, and publishes those who stand otherwise than was published last:
-- says how many marks it has read. The event is written as service-kit's append-event does. A mark is seen
-- with what it was made for, which is read after it; one that comes meanwhile stays.
CREATE OR REPLACE FUNCTION publish_members(max integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  marks bigint[];
  users uuid[];
BEGIN
  -- One at a time: what is published last is what was read last.
  LOCK TABLE member_published IN SHARE ROW EXCLUSIVE MODE;
  SELECT array_agg(id), array_agg(DISTINCT user_id) INTO marks, users
    FROM (SELECT id, user_id FROM member_stale ORDER BY id LIMIT max) batch;
  IF marks IS NULL THEN RETURN 0; END IF;
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
  DELETE FROM member_stale WHERE id = ANY (marks);
  RETURN cardinality(marks);
END $$;
