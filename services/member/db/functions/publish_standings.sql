-- Publishes the members of these marks who stand otherwise than was published last, and takes the marks
-- away. The event is written as service-kit's append-event does. The caller has locked member_published.
CREATE OR REPLACE FUNCTION publish_standings(marks bigint[], at timestamptz) RETURNS void
LANGUAGE sql AS $$
  WITH looked_at AS (
    DELETE FROM member_stale WHERE id = ANY (marks) RETURNING user_id
  ), changed AS (
    INSERT INTO member_published AS known (user_id, standing)
    SELECT user_id, standing FROM member_standing WHERE user_id IN (SELECT user_id FROM looked_at)
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
$$;
