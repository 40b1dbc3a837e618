-- What waits to be approved here, or did, at a moment; it ends by itself when nobody decides.
-- It is due by the time of the product; what was proposed to a version before, as it ends.
CREATE OR REPLACE FUNCTION approval_cases(at timestamptz)
RETURNS TABLE (case_id uuid, kind text, object_id text, user_id uuid, opened_at timestamptz,
  due_at timestamptz, summary jsonb, closed_at timestamptz, closed_as text)
LANGUAGE sql STABLE AS $$
  SELECT a.id, 'approval', a.id::text, a.subject_id, a.made_at, coalesce(a.due_at, a.expires_at),
         jsonb_build_object('code', a.action, 'name', NULL, 'amount_cents', a.amount_cents),
         CASE WHEN a.state <> 'pending' THEN a.decided_at
              WHEN a.expires_at <= at THEN a.expires_at END,
         CASE WHEN a.state <> 'pending' THEN coalesce(a.ended_as, a.state)
              WHEN a.expires_at <= at THEN 'expired' END
    FROM approval a
$$;
