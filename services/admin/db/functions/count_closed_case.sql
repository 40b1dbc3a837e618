-- Counts the cases that are closed, in the transaction that applies the event.
CREATE OR REPLACE FUNCTION count_closed_case() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  was integer := 0;
  is_now integer := (NEW.closed_at IS NOT NULL)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN was := (OLD.closed_at IS NOT NULL)::integer; END IF;
  IF was <> is_now THEN
    INSERT INTO case_count AS known (generation, kind, closed)
    VALUES (NEW.generation, NEW.kind, greatest(is_now - was, 0))
    ON CONFLICT (generation, kind) DO UPDATE SET closed = known.closed + (is_now - was);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER case_reading_counts_closed
  AFTER INSERT OR UPDATE OF closed_at ON case_reading
  FOR EACH ROW EXECUTE FUNCTION count_closed_case();
