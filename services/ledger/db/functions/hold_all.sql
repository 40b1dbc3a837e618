-- Makes holds as post does, without checking again what hold_within_limit has checked: their accounts
-- exist and are locked, and no two are the same.
CREATE OR REPLACE FUNCTION hold_all(holds transfer_request[], payable bigint) RETURNS void
LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
DECLARE
  accounts bigint[] := ARRAY(SELECT r.debit FROM unnest(holds) r);
  made integer;
BEGIN
  IF cardinality(holds) = 0 THEN RETURN; END IF;
  WITH transferred AS (
    INSERT INTO transfer (id, debit, credit, amount, code, kind, group_id, occurred_at,
                          effective_on, actor, source)
    SELECT r.id, r.debit, r.credit, r.amount, r.code, r.kind, r.group_id, r.occurred_at,
           r.effective_on, r.actor, r.source
      FROM unnest(holds) r ORDER BY r.id
    ON CONFLICT (id) DO NOTHING
    RETURNING id
  ), held AS (
    INSERT INTO hold (pending_id, amount_left, expires_at)
    SELECT r.id, r.amount, r.expires_at
      FROM unnest(holds) r WHERE r.id IN (SELECT id FROM transferred)
  ), moved AS (
    UPDATE account SET
      debits_pending = debits_pending
        + coalesce((SELECT r.amount FROM unnest(holds) r WHERE r.debit = account.id), 0),
      credits_pending = credits_pending + CASE WHEN account.id = payable
        THEN (SELECT sum(r.amount) FROM unnest(holds) r) ELSE 0 END,
      version = version + 1
    WHERE account.id = ANY (accounts || payable)
  )
  SELECT count(*) INTO made FROM transferred;
  IF made <> cardinality(holds) THEN
    -- A concurrent call used the id for an account that is not locked here.
    RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
  END IF;
END $$;
