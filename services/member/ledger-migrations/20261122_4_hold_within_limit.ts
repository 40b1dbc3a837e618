import type { Knex } from 'knex';

/** Limits, and the holds that keep within them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(LIMITS + HOLD_WITHIN_LIMIT + BY_INDEX);
}

export async function down(): Promise<void> {
  throw new Error('A ledger is never taken away.');
}

/*
 * set_credit_limits(limits): [{ "member": uuid, "cents": bigint }], what each may owe from now on;
 * null cents approve nothing. It takes the lock that a hold takes, so none is judged by half of a
 * change. Who has no accounts yet is left out. One member twice in a call is refused (LG001), and
 * cents below zero or of another kind (23514).
 * @returns how many were changed: nothing is written where it was the same already
 */
const LIMITS = `
  CREATE FUNCTION set_credit_limits(limits jsonb) RETURNS integer
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
`;

/*
 * hold_within_limit(holds): each decided for itself, under the lock of the account that it debits:
 * [{ id, debit, amount, group_id, occurred_at, effective_on, actor, source, expires_at }]. Approved
 * is what leaves the account owing no more than its limit; that becomes a pending transfer against
 * one of the buckets of network:card_payable. An id that was approved before, just so, is approved
 * again and changes nothing, whatever the limit is now. An account that there is not, or that is no
 * receivable, approves nothing. Refused as a whole: two holds on one account in one call (their
 * order would be nobody's choice) and an id that was used for something else (LG001), an empty list
 * and a hold on no account (LG003), and what is not well formed (23514).
 * @returns a row for each: its id and whether it was approved
 */
const HOLD_WITHIN_LIMIT = `
  CREATE FUNCTION hold_within_limit(holds jsonb) RETURNS TABLE (id uuid, approved boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  DECLARE
    payable bigint := (SELECT a.id FROM account a WHERE a.code = 2020 AND a.owner_user_id IS NULL
                                                    AND a.bucket = pg_backend_pid() % 16);
    asked transfer_request[];
    ids uuid[];
    accounts bigint[];
    before uuid[];
    within uuid[];
    are_on_accounts boolean;
    are_different boolean;
  BEGIN
    SELECT array_agg(ROW(r.id, r.debit, payable, r.amount, 101, 'pending', r.pending_id, r.group_id,
             r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at)::transfer_request),
           array_agg(r.id), array_agg(r.debit) || payable, count(r.debit) = count(*),
           count(DISTINCT r.id) = count(*) AND count(DISTINCT r.debit) = count(*)
             AND bool_and(r.debit <> payable)
      INTO asked, ids, accounts, are_on_accounts, are_different
      FROM unnest(read_requests(holds)) r;
    IF asked IS NULL OR NOT are_on_accounts THEN
      RAISE EXCEPTION 'There is nothing to hold, or no account to hold it on.'
        USING ERRCODE = 'LG003';
    END IF;
    IF EXISTS (SELECT FROM unnest(asked) r WHERE NOT is_well_formed(r)) THEN
      RAISE EXCEPTION 'A hold is not well formed.' USING ERRCODE = 'check_violation';
    END IF;
    IF NOT are_different THEN
      RAISE EXCEPTION 'Two holds on one account at once, or two by one id.' USING ERRCODE = 'LG001';
    END IF;

    -- The payable with them, because its id may be the lower one. What is read is what is locked.
    SELECT array_agg(r.id) INTO within
      FROM (SELECT a.* FROM account a WHERE a.id = ANY (accounts)
             ORDER BY a.id FOR NO KEY UPDATE) locked
      JOIN unnest(asked) r ON r.debit = locked.id
     WHERE locked.code = 1110
       AND locked.debits_posted + locked.debits_pending - locked.credits_posted + r.amount
           <= locked.credit_limit;
    -- Under the locks: whoever made the same holds a moment ago held them.
    SELECT array_agg(t.id) INTO before FROM transfer t WHERE t.id = ANY (ids);
    IF before IS NOT NULL THEN
      PERFORM insist_on_same(asked, before);
      within := ARRAY(SELECT unnest(within) EXCEPT SELECT unnest(before));
    END IF;
    PERFORM hold_all(ARRAY(SELECT r FROM unnest(asked) r WHERE r.id = ANY (within)), payable);
    RETURN QUERY SELECT i, i = ANY (coalesce(before, '{}') || coalesce(within, '{}'))
                   FROM unnest(ids) i;
  END $$;

  -- Those that there are already are holds, and just so.
  CREATE FUNCTION insist_on_same(asked transfer_request[], before uuid[]) RETURNS void
  LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
  BEGIN
    IF cardinality(before) <> (
      SELECT count(*)
        FROM (SELECT t.*, h.expires_at FROM transfer t JOIN hold h ON h.pending_id = t.id
               WHERE t.id = ANY (before)) made
        JOIN unnest(asked) r ON r.id = made.id
       WHERE (made.debit, made.amount, made.code, made.group_id, made.occurred_at,
              made.effective_on, made.actor, made.source, made.expires_at)
             IS NOT DISTINCT FROM
             (r.debit, r.amount, r.code, r.group_id, r.occurred_at,
              r.effective_on, r.actor, r.source, r.expires_at)) THEN
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END IF;
  END $$;

  -- As post makes them, without asking again what hold_within_limit knows: their accounts are there
  -- and locked, and no two are the same.
  CREATE FUNCTION hold_all(holds transfer_request[], payable bigint) RETURNS void
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
      SELECT r.id, r.amount, r.expires_at FROM unnest(holds) r WHERE r.id IN (SELECT id FROM transferred)
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
      -- Used meanwhile for an account that this call does not hold.
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END IF;
  END $$;
`;

/*
 * Their statements are planned once for each connection, maybe while the tables are still small: a
 * plan that reads all of a small table would read all of a large one for as long as it is kept.
 */
const BY_INDEX = ['post', 'hold_within_limit']
  .map(
    (name) => `
  ALTER FUNCTION ${name}(jsonb) SET enable_seqscan = off;
  ALTER FUNCTION ${name}(jsonb) SET enable_hashjoin = off;
  ALTER FUNCTION ${name}(jsonb) SET enable_mergejoin = off;
`,
  )
  .join('');
