import type { Knex } from 'knex';

/** Limits, and the holds that keep within them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(LIMITS + HOLD_WITHIN_LIMIT);
}

export async function down(): Promise<void> {
  throw new Error('A ledger is never taken away.');
}

/*
 * set_credit_limits(limits): [{ "member": uuid, "cents": bigint }], what each may owe from now on.
 * It takes the lock that a hold takes, so none is judged by half of a change.
 * @returns how many were changed: nothing is written where it was the same already
 */
const LIMITS = `
  CREATE FUNCTION set_credit_limits(limits jsonb) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  DECLARE
    changed integer;
  BEGIN
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
  END $$;
`;

/*
 * hold_within_limit(holds): each decided for itself, under the lock of the account that it debits:
 * [{ id, debit, amount, group_id, occurred_at, effective_on, actor, source, expires_at }]. Approved
 * is what leaves the account owing no more than its limit; that becomes a pending transfer against
 * one of the buckets of network:card_payable. Two holds on one account in one call are refused
 * (LG001): their order would be nobody's choice.
 * @returns a row for each: its id and whether it was approved
 */
const HOLD_WITHIN_LIMIT = `
  CREATE FUNCTION hold_within_limit(holds jsonb) RETURNS TABLE (id uuid, approved boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  DECLARE
    payable bigint := (SELECT a.id FROM account a
                        WHERE a.code = 2020 AND a.bucket = pg_backend_pid() % 16);
    accounts bigint[];
    within uuid[];
    made jsonb;
  BEGIN
    SELECT array_agg(r.debit) || payable INTO accounts
      FROM jsonb_populate_recordset(NULL::transfer_request, holds) r;
    IF cardinality(accounts) <> (SELECT count(DISTINCT a) FROM unnest(accounts) a) THEN
      RAISE EXCEPTION 'Two holds on one account at once.' USING ERRCODE = 'LG001';
    END IF;
    -- The payable with them, because its id may be the lower one.
    SELECT array_agg(r.id) INTO within
      FROM (SELECT a.* FROM account a WHERE a.id = ANY (accounts)
             ORDER BY a.id FOR NO KEY UPDATE) locked
      JOIN jsonb_populate_recordset(NULL::transfer_request, holds) r ON r.debit = locked.id
     WHERE locked.code = 1110
       AND locked.debits_posted + locked.debits_pending - locked.credits_posted + r.amount
           <= locked.credit_limit;
    SELECT jsonb_agg(h || jsonb_build_object('kind', 'pending', 'code', 101, 'credit', payable))
      INTO made
      FROM jsonb_array_elements(holds) h WHERE (h ->> 'id')::uuid = ANY (within);
    IF made IS NOT NULL THEN PERFORM post(made); END IF;
    RETURN QUERY SELECT r.id, coalesce(r.id = ANY (within), false)
                   FROM jsonb_populate_recordset(NULL::transfer_request, holds) r;
  END $$;
`;
