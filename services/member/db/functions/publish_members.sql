-- What a version of the service calls that reads no pay dates, and runs beside one that does, until no
-- release can bring it back: publish_standings, of the next marks. Who is new has her dates read next.
CREATE OR REPLACE FUNCTION publish_members(max integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  marks bigint[];
BEGIN
  -- One at a time: what is published last is what was read last.
  LOCK TABLE member_published IN SHARE ROW EXCLUSIVE MODE;
  SELECT array_agg(id) INTO marks
    FROM (SELECT id FROM member_stale ORDER BY id LIMIT max) batch;
  IF marks IS NULL THEN RETURN 0; END IF;
  PERFORM publish_standings(marks, at);
  RETURN cardinality(marks);
END $$;
