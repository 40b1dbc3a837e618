-- The one way in which money moves: makes all of the transfers or none. Each is an object with the
-- fields of transfer_request; a post and a void have no debit and credit of their own, they take those
-- of their hold.
--
-- Returns 'posted', or 'exists' when all of them were made before with the same content, in which case
-- nothing changes. Raises
--   LG001  an id that was used for another transfer, or is there twice,
--   LG002  no such open hold, too little left of it, or a void of less than all that is left,
--   LG003  an account that does not exist, and an empty list,
--   23514  a transfer that is not well formed, a balance that would break the rule of its account, and
--          members' deposits that would no longer equal what the bank holds for them.
--
-- The accounts are locked in the order of their ids, before the insert whose foreign keys would lock
-- them in any order: so two calls wait for one another but never deadlock. That holds for one call per
-- transaction; whoever makes several must expect a deadlock.
--
-- Statements are planned once for each connection, maybe while the tables are still small; a plan that
-- scans a small table would scan a large one for as long as it is kept, hence the settings.
CREATE OR REPLACE FUNCTION post(transfers jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  requests transfer_request[] := read_requests(transfers);
  accounts bigint[];
  touched integer;
  same integer;
  is_of_deposits boolean;
BEGIN
  IF requests IS NULL THEN
    RAISE EXCEPTION 'There is nothing to post.' USING ERRCODE = 'LG003';
  END IF;
  IF EXISTS (SELECT FROM unnest(requests) r WHERE NOT is_well_formed(r)) THEN
    RAISE EXCEPTION 'A transfer is not well formed.' USING ERRCODE = 'check_violation';
  END IF;
  IF (SELECT count(DISTINCT id) FROM unnest(requests)) < cardinality(requests) THEN
    RAISE EXCEPTION 'One id twice in one call.' USING ERRCODE = 'LG001';
  END IF;
  IF EXISTS (SELECT FROM unnest(requests) WHERE pending_id IS NOT NULL) THEN
    SELECT array_agg(ROW(r.id, coalesce(p.debit, r.debit), coalesce(p.credit, r.credit), r.amount,
             r.code, r.kind, r.pending_id, r.group_id, r.occurred_at, r.effective_on, r.actor,
             r.source, r.expires_at)::transfer_request)
      INTO requests
      FROM unnest(requests) r
      LEFT JOIN transfer p ON p.id = r.pending_id AND p.kind = 'pending';
    IF EXISTS (SELECT FROM unnest(requests) WHERE pending_id IS NOT NULL AND debit IS NULL) THEN
      RAISE EXCEPTION 'There is no such hold.' USING ERRCODE = 'LG002';
    END IF;
  END IF;

  SELECT array_agg(DISTINCT a) INTO accounts
    FROM unnest(requests) r, LATERAL (VALUES (r.debit), (r.credit)) AS v (a);
  SELECT count(*), bool_or(locked.code IN (1020, 2010, 2030)) INTO touched, is_of_deposits
    FROM (SELECT code FROM account WHERE id = ANY (accounts)
           ORDER BY id FOR NO KEY UPDATE) locked;
  IF touched <> cardinality(accounts) THEN
    RAISE EXCEPTION 'There is no such account.' USING ERRCODE = 'LG003';
  END IF;

  -- Under the locks, so that a concurrent call with the same transfers has committed by now.
  SELECT count(*), count(*) FILTER (WHERE
           (t.debit, t.credit, t.amount, t.code, t.kind, t.pending_id, t.group_id,
            t.occurred_at, t.effective_on, t.actor, t.source, h.expires_at)
           IS NOT DISTINCT FROM
           (r.debit, r.credit, r.amount, r.code, r.kind, r.pending_id, r.group_id,
            r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at))
    INTO touched, same
    FROM unnest(requests) r JOIN transfer t ON t.id = r.id LEFT JOIN hold h ON h.pending_id = t.id;
  IF touched > 0 THEN
    IF same = cardinality(requests) THEN RETURN 'exists'; END IF;
    RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
  END IF;

  PERFORM take_from_holds(requests);
  -- In the order of ids: a concurrent call may use the same id for accounts that are not locked here.
  INSERT INTO transfer (id, debit, credit, amount, code, kind, pending_id, group_id,
                        occurred_at, effective_on, actor, source)
  SELECT id, debit, credit, amount, code, kind, pending_id, group_id,
         occurred_at, effective_on, actor, source
    FROM unnest(requests) ORDER BY id
  ON CONFLICT (id) DO NOTHING;
  GET DIAGNOSTICS touched = ROW_COUNT;
  IF touched <> cardinality(requests) THEN
    RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
  END IF;
  INSERT INTO hold (pending_id, amount_left, expires_at)
  SELECT id, amount, expires_at FROM unnest(requests) WHERE kind = 'pending';
  PERFORM move_balances(requests, is_of_deposits);
  RETURN 'posted';
END $$;
