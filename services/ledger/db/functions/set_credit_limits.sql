-- Sets what members may owe: [{ "member": uuid, "cents": bigint, "falls_at": timestamptz,
-- "falls_by": bigint }]; null cents approve nothing. With falls_at it is so much less from then on. Takes
-- the lock that a hold takes, so that no hold is judged by half of a change. Members without accounts are
-- left out. Returns how many limits changed. Raises LG001 for one member twice in a call, and 23514 for
-- cents below zero or of another type.
-- The columns of a limit are compared and set together, so that an absent fall ends the one before.
CREATE OR REPLACE FUNCTION set_credit_limits(limits jsonb) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE
  changed integer;
BEGIN
  IF (SELECT count(*) > count(DISTINCT l.member)
        FROM jsonb_to_recordset(limits) AS l (member uuid)) THEN
    RAISE EXCEPTION 'Two limits of one member at once, or one of nobody.' USING ERRCODE = 'LG001';
  END IF;
  PERFORM 1 FROM account a
    JOIN jsonb_to_recordset(limits)
           AS l (member uuid, cents bigint, falls_at timestamptz, falls_by bigint)
      ON a.owner_user_id = l.member AND a.code = 1110
     AND (a.credit_limit, a.limit_falls_at, a.limit_falls_by)
           IS DISTINCT FROM (l.cents, l.falls_at, l.falls_by)
   ORDER BY a.id FOR NO KEY UPDATE OF a;
  UPDATE account SET credit_limit = l.cents, limit_falls_at = l.falls_at, limit_falls_by = l.falls_by
    FROM jsonb_to_recordset(limits)
           AS l (member uuid, cents bigint, falls_at timestamptz, falls_by bigint)
   WHERE account.owner_user_id = l.member AND account.code = 1110
     AND (account.credit_limit, account.limit_falls_at, account.limit_falls_by)
           IS DISTINCT FROM (l.cents, l.falls_at, l.falls_by);
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
EXCEPTION WHEN data_exception THEN
  RAISE EXCEPTION 'This is no list of limits: %', SQLERRM USING ERRCODE = 'check_violation';
END $$;
