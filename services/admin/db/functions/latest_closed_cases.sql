-- Called by the version before; this one reads a page of any cases by their index.
-- Of what waits for staff no more, as listed_cases has it, so many that ended last, of one kind or of all:
-- read by the index of each reading, so that a list costs what its page costs.
CREATE OR REPLACE FUNCTION latest_closed_cases(at timestamptz, of_kind text, up_to integer)
RETURNS TABLE (case_id uuid, kind text, object_id text, user_id uuid, opened_at timestamptz,
  due_at timestamptz, summary jsonb, closed_at timestamptz, closed_as text)
LANGUAGE sql STABLE AS $$
  SELECT r.case_id, r.kind, r.object_id, r.user_id, r.opened_at, r.due_at, r.summary, r.closed_at,
         r.closed_as
    FROM subscription s
   CROSS JOIN LATERAL (
           SELECT c.* FROM case_reading c
            WHERE c.generation = s.generation AND c.closed_at IS NOT NULL
              AND (of_kind IS NULL OR c.kind = of_kind)
            ORDER BY c.closed_at DESC, c.case_id DESC LIMIT up_to) r
   WHERE s.is_live
  UNION ALL
  SELECT a.* FROM approval_cases(at) a
   WHERE a.closed_at IS NOT NULL AND coalesce(of_kind, 'approval') = 'approval'
$$;
