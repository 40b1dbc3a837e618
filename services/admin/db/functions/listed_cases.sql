-- What waits for staff, or did, at a moment: what other services publish, and what waits to be approved
-- here.
CREATE OR REPLACE FUNCTION listed_cases(at timestamptz)
RETURNS TABLE (case_id uuid, kind text, object_id text, user_id uuid, opened_at timestamptz,
  due_at timestamptz, summary jsonb, closed_at timestamptz, closed_as text)
LANGUAGE sql STABLE AS $$
  SELECT r.case_id, r.kind, r.object_id, r.user_id, r.opened_at, r.due_at, r.summary, r.closed_at,
         r.closed_as
    FROM subscription s JOIN case_reading r ON r.generation = s.generation
   WHERE s.is_live
  UNION ALL
  SELECT * FROM approval_cases(at)
$$;
