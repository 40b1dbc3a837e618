-- Sets what members may owe: [{ "member": uuid, "cents": bigint }]; null cents approve nothing. Takes
-- the lock that a hold takes, so that no hold is judged by half of a change. Members without accounts are
-- left out. Returns how many limits changed. Raises LG001 for one member twice in a call, and 23514 for
-- cents below zero or of another type.
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
    JOIN jsonb_to_recordset(limits) AS l (member uuid, cents bigint)
      ON a.owner_user_id = l.member AND a.code = 1110 AND a.credit_limit IS DISTINCT FROM l.cents
   ORDER BY a.id FOR NO KEY UPDATE OF a;
  UPDATE account SET credit_limit = l.cents
    FROM jsonb_to_recordset(limits) AS l (member uuid, cents bigint)
   WHERE account.owner_user_id = l.member AND account.code = 1110
     AND account.credit_limit IS DISTINCT FROM l.cents;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
EXCEPTION WHEN data_exception THEN
  RAISE EXCEPTION 'This is no list of limits: %', SQLERRM USING ERRCODE = 'check_violation';
END $$;
