/** What was computed: a row where something became another, and the state in any case. */
export const WRITE_LIMITS = `
  WITH told AS MATERIALIZED (
    SELECT * FROM json_to_recordset(:rows) AS told
      (user_id uuid, id uuid, because json, inputs jsonb, steps jsonb, gross_cents bigint,
       fingerprint text, shown text)
  ), added AS (
    INSERT INTO spending_limit
      (id, user_id, computed_at, because, engine, inputs, steps, gross_cents)
    SELECT id, user_id, CAST(:now AS timestamptz),
           ARRAY(SELECT json_array_elements_text(because)), CAST(:engine AS smallint), inputs, steps,
           gross_cents
      FROM told WHERE id IS NOT NULL
  )
  UPDATE limit_state state SET
    gross_cents = told.gross_cents, fingerprint = told.fingerprint, shown = told.shown,
    checked_at = CAST(:now AS timestamptz), checked_on = CAST(:today AS date), basis = :by
  FROM told WHERE state.user_id = told.user_id
`;

/** The notices of before count as read, so that whoever is reading one just now is told again. */
export const END_NEWS = `
  UPDATE notification SET read_at = CAST(:now AS timestamptz)
   WHERE user_id = ANY (CAST(:userIds AS uuid[])) AND type = 'spending_limit_updated'
     AND read_at IS NULL
`;

/** One unread notice for each. */
export const WRITE_NEWS = `
  INSERT INTO notification (id, user_id, type, created_at)
  SELECT id, user_id, 'spending_limit_updated', CAST(:now AS timestamptz)
    FROM unnest(CAST(:ids AS uuid[]), CAST(:userIds AS uuid[])) AS told (id, user_id)
   ORDER BY user_id
  ON CONFLICT (user_id, type) WHERE read_at IS NULL DO NOTHING
`;

/** What changed again stays due, and what somebody is about to mark again. */
export const FORGET_DUE = `
  DELETE FROM limit_due WHERE user_id IN (
    SELECT due.user_id FROM limit_due due
      JOIN unnest(CAST(:userIds AS uuid[]), CAST(:asked AS bigint[])) AS done (user_id, asked)
        USING (user_id, asked)
       FOR UPDATE OF due SKIP LOCKED)
`;
