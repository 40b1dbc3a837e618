-- How many people stand at each step follows each statement that changes the table person.
CREATE OR REPLACE FUNCTION count_steps() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE step_count c SET people = c.people - o.people
      FROM (SELECT coalesce(came_by, '') AS partner_slug, coalesce(state, '') AS state,
                   count(*) AS people
              FROM old_rows GROUP BY 1, 2) o
     WHERE c.partner_slug = o.partner_slug AND c.state = o.state;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO step_count AS c (partner_slug, state, people)
    SELECT coalesce(came_by, ''), coalesce(state, ''), count(*) FROM new_rows GROUP BY 1, 2
    ON CONFLICT (partner_slug, state) DO UPDATE SET people = c.people + excluded.people;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER steps_follow_insert AFTER INSERT ON person
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_steps();

CREATE OR REPLACE TRIGGER steps_follow_update AFTER UPDATE ON person
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_steps();

CREATE OR REPLACE TRIGGER steps_follow_delete AFTER DELETE ON person
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_steps();
