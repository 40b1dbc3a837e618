import type { Knex } from 'knex';

/** Limits, and the holds that keep within them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(LIMITS + HOLD_WITHIN_LIMIT);
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
    payable bigint := (SELECT a.id FROM account a
                        WHERE a.code = 2020 AND a.bucket = pg_backend_pid() % 16);
    asked transfer_request[];
    accounts bigint[];
    within uuid[];
    before uuid[];
    made jsonb;
  BEGIN
    SELECT array_agg(ROW(r.id, r.debit, payable, r.amount, 101, 'pending', r.pending_id, r.group_id,
             r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at)::transfer_request)
      INTO asked FROM unnest(read_requests(holds)) r;
    IF asked IS NULL OR EXISTS (SELECT FROM unnest(asked) r WHERE r.debit IS NULL) THEN
      RAISE EXCEPTION 'There is nothing to hold, or no account to hold it on.'
        USING ERRCODE = 'LG003';
    END IF;
    IF EXISTS (SELECT FROM unnest(asked) r WHERE NOT is_well_formed(r)) THEN
      RAISE EXCEPTION 'A hold is not well formed.' USING ERRCODE = 'check_violation';
    END IF;
    SELECT array_agg(r.debit) || payable INTO accounts FROM unnest(asked) r;
    IF cardinality(accounts) <> (SELECT count(DISTINCT a) FROM unnest(accounts) a) THEN
      RAISE EXCEPTION 'Two holds on one account at once.' USING ERRCODE = 'LG001';
    END IF;
    -- The payable with them, because its id may be the lower one.
    PERFORM 1 FROM account a WHERE a.id = ANY (accounts) ORDER BY a.id FOR NO KEY UPDATE;
    SELECT array_agg(t.id) INTO before
      FROM unnest(asked) r JOIN transfer t ON t.id = r.id JOIN hold h ON h.pending_id = t.id
     WHERE (t.debit, t.amount, t.code, t.group_id, t.occurred_at, t.effective_on, t.actor,
            t.source, h.expires_at)
           IS NOT DISTINCT FROM
           (r.debit, r.amount, r.code, r.group_id, r.occurred_at, r.effective_on, r.actor,
            r.source, r.expires_at);
    SELECT array_agg(r.id) INTO within
      FROM unnest(asked) r JOIN account a ON a.id = r.debit
     WHERE a.code = 1110 AND r.id <> ALL (coalesce(before, '{}'))
       AND a.debits_posted + a.debits_pending - a.credits_posted + r.amount <= a.credit_limit;
    IF EXISTS (SELECT FROM unnest(asked) r JOIN transfer t ON t.id = r.id
                WHERE t.id <> ALL (coalesce(before, '{}'))) THEN
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END IF;
    SELECT jsonb_agg(to_jsonb(r)) INTO made FROM unnest(asked) r WHERE r.id = ANY (within);
    IF made IS NOT NULL THEN PERFORM post(made); END IF;
    RETURN QUERY SELECT r.id, r.id = ANY (coalesce(before, '{}') || coalesce(within, '{}'))
                   FROM unnest(asked) r;
  END $$;
`;
