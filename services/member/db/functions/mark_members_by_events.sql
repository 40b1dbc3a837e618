-- Marks the members whom this service's own events of cards are about, since they were read last: what
-- they owe may be another. None is missed: whatever is published later stands at the oldest transaction
-- that still runs, or behind it.
CREATE OR REPLACE FUNCTION mark_members_by_events() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  since xid8;
  until xid8 := pg_snapshot_xmin(pg_current_snapshot());
BEGIN
  SELECT below INTO since FROM member_events_read FOR UPDATE;
  INSERT INTO member_stale (user_id)
  SELECT DISTINCT (payload ->> 'user_id')::uuid FROM event
   WHERE transaction_id >= since AND transaction_id < until
     -- A case that is about nobody says so by null.
     AND payload ->> 'user_id' IS NOT NULL;
  UPDATE member_events_read SET below = greatest(since, until);
END $$;
