-- Approves or declines each hold for itself, under the lock of the account that it debits:
-- [{ id, debit, amount, group_id, occurred_at, effective_on, actor, source, expires_at, decided_at }]. A
-- hold is approved when the account then owes no more than its limit is when it is decided; it becomes a pending transfer against one
-- of the buckets of network:card_payable. A hold that was approved before with the same content is
-- approved again and changes nothing, whatever the limit is now. An account that does not exist, or that
-- is no receivable, approves nothing.
--
-- Returns a row for each: its id and whether it was approved. Refuses the whole call with
--   LG001  two holds on one account (their order would be arbitrary), or an id used for something else,
--   LG003  an empty list, or a hold on no account,
--   23514  a hold that is not well formed.
--
-- Statements are planned once for each connection, maybe while the tables are still small; a plan that
-- scans a small table would scan a large one for as long as it is kept, hence the settings.
CREATE OR REPLACE FUNCTION hold_within_limit(holds jsonb) RETURNS TABLE (id uuid, approved boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  payable bigint := (SELECT a.id FROM account a WHERE a.code = 2020 AND a.owner_user_id IS NULL
                                                  AND a.bucket = pg_backend_pid() % 16);
  requests transfer_request[];
  ids uuid[];
  accounts bigint[];
  before uuid[];
  within uuid[];
  are_on_accounts boolean;
  are_different boolean;
  -- Holds are decided together.
  decided timestamptz;
BEGIN
  SELECT array_agg(ROW(r.id, r.debit, payable, r.amount, 101, 'pending', r.pending_id, r.group_id,
           r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at)::transfer_request),
         array_agg(r.id), array_agg(r.debit) || payable, count(r.debit) = count(*),
         count(DISTINCT r.id) = count(*) AND count(DISTINCT r.debit) = count(*)
           AND bool_and(r.debit <> payable)
    INTO requests, ids, accounts, are_on_accounts, are_different
    FROM unnest(read_requests(holds)) r;
  IF requests IS NULL OR NOT are_on_accounts THEN
    RAISE EXCEPTION 'There is nothing to hold, or no account to hold it on.'
      USING ERRCODE = 'LG003';
  END IF;
  IF EXISTS (SELECT FROM unnest(requests) r WHERE NOT is_well_formed(r)) THEN
    RAISE EXCEPTION 'A hold is not well formed.' USING ERRCODE = 'check_violation';
  END IF;
  IF NOT are_different THEN
    RAISE EXCEPTION 'Two holds on one account at once, or two by one id.' USING ERRCODE = 'LG001';
  END IF;

  decided := (SELECT max((h ->> 'decided_at')::timestamptz) FROM jsonb_array_elements(holds) h);

  -- The payable with them, because its id may be the lower one. The balances are those under lock.
  SELECT array_agg(r.id) INTO within
    FROM (SELECT a.* FROM account a WHERE a.id = ANY (accounts)
           ORDER BY a.id FOR NO KEY UPDATE) locked
    JOIN unnest(requests) r ON r.debit = locked.id
   WHERE locked.code = 1110
     AND locked.debits_posted + locked.debits_pending - locked.credits_posted + r.amount
         <= locked.credit_limit
              - CASE WHEN decided >= locked.limit_falls_at THEN locked.limit_falls_by ELSE 0 END;
  -- Under the locks, so that a concurrent call with the same holds has committed by now.
  SELECT array_agg(t.id) INTO before FROM transfer t WHERE t.id = ANY (ids);
  IF before IS NOT NULL THEN
    PERFORM require_same_holds(requests, before);
    within := ARRAY(SELECT unnest(within) EXCEPT SELECT unnest(before));
  END IF;
  PERFORM hold_all(ARRAY(SELECT r FROM unnest(requests) r WHERE r.id = ANY (within)), payable);
  RETURN QUERY SELECT i, i = ANY (coalesce(before, '{}') || coalesce(within, '{}'))
                 FROM unnest(ids) i;
END $$;
