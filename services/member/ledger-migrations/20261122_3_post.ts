import type { Knex } from 'knex';

/** The one way in which money moves. */
export async function up(database: Knex): Promise<void> {
  await database.raw(REQUEST + POST);
}

export async function down(): Promise<void> {
  throw new Error('A ledger is never taken away.');
}

const REQUEST = `
  CREATE TYPE transfer_request AS (
    id uuid, debit bigint, credit bigint, amount bigint, code smallint, kind text,
    pending_id uuid, group_id uuid, occurred_at timestamptz, effective_on date, actor text,
    source text, expires_at timestamptz
  );
`;

/*
 * post(transfers): all of them or none. Each is an object with the fields of transfer_request;
 * a post and a void have no debit and credit of their own, they take those of their hold.
 *
 * @returns 'posted'; 'exists' when all of them were made before, just so: nothing changes then
 * Raises LG001 when an id was used for something else, LG002 when a hold is not open or has too
 * little left, LG003 for an account that there is not, 23514 when a balance would break its rule.
 *
 * The accounts are locked in the order of their ids, before the insert whose foreign keys would
 * lock them in any order: so two calls wait for one another and never for each other.
 */
const POST = `
  CREATE FUNCTION post(transfers jsonb) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  DECLARE
    asked transfer_request[];
    accounts bigint[];
    touched integer;
    same integer;
  BEGIN
    SELECT array_agg(ROW(r.id, coalesce(p.debit, r.debit), coalesce(p.credit, r.credit), r.amount,
             r.code, r.kind, r.pending_id, r.group_id, r.occurred_at, r.effective_on, r.actor,
             r.source, r.expires_at)::transfer_request)
      INTO asked
      FROM jsonb_populate_recordset(NULL::transfer_request, transfers) r
      LEFT JOIN transfer p ON p.id = r.pending_id AND p.kind = 'pending'
                          AND r.kind IN ('post', 'void');
    IF asked IS NULL THEN
      RAISE EXCEPTION 'Nothing was asked for.' USING ERRCODE = 'LG003';
    END IF;

    SELECT array_agg(DISTINCT a) INTO accounts
      FROM unnest(asked) r, LATERAL (VALUES (r.debit), (r.credit)) AS v (a);
    PERFORM 1 FROM account WHERE id = ANY (accounts) ORDER BY id FOR NO KEY UPDATE;
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched <> cardinality(accounts) THEN
      RAISE EXCEPTION 'There is no such account, or no such hold.' USING ERRCODE = 'LG003';
    END IF;

    -- Under the locks: whoever made the same transfers a moment ago held them.
    SELECT count(*), count(*) FILTER (WHERE
             (t.debit, t.credit, t.amount, t.code, t.kind, t.pending_id, t.group_id,
              t.occurred_at, t.effective_on, t.actor, t.source)
             IS NOT DISTINCT FROM
             (r.debit, r.credit, r.amount, r.code, r.kind, r.pending_id, r.group_id,
              r.occurred_at, r.effective_on, r.actor, r.source))
      INTO touched, same
      FROM unnest(asked) r JOIN transfer t ON t.id = r.id;
    IF touched > 0 THEN
      IF same = cardinality(asked) THEN RETURN 'exists'; END IF;
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END IF;

    UPDATE hold SET
      amount_left = hold.amount_left - taken.amount,
      status = CASE
        WHEN hold.amount_left > taken.amount THEN 'open'
        WHEN taken.is_posted THEN 'posted'
        WHEN taken.is_expired THEN 'expired'
        ELSE 'voided' END
    FROM (SELECT pending_id, sum(amount) AS amount, bool_or(kind = 'post') AS is_posted,
                 bool_or(code = 105) AS is_expired, bool_or(kind = 'void') AS is_over
            FROM unnest(asked) WHERE kind IN ('post', 'void') GROUP BY pending_id) taken
    WHERE hold.pending_id = taken.pending_id AND hold.status = 'open'
      AND hold.amount_left >= taken.amount
      -- A void lets go of all that is left.
      AND (NOT taken.is_over OR hold.amount_left = taken.amount);
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched <> (SELECT count(DISTINCT pending_id) FROM unnest(asked)
                    WHERE kind IN ('post', 'void')) THEN
      RAISE EXCEPTION 'The hold is not open, or too little is left of it.' USING ERRCODE = 'LG002';
    END IF;

    BEGIN
      INSERT INTO transfer (id, debit, credit, amount, code, kind, pending_id, group_id,
                            occurred_at, effective_on, actor, source)
      SELECT id, debit, credit, amount, code, kind, pending_id, group_id,
             occurred_at, effective_on, actor, source
        FROM unnest(asked);
    EXCEPTION WHEN unique_violation THEN
      -- Twice in one call, or used meanwhile for accounts that this call does not hold.
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END;
    INSERT INTO hold (pending_id, amount_left, expires_at)
    SELECT id, amount, expires_at FROM unnest(asked) WHERE kind = 'pending';

    UPDATE account SET
      debits_pending = account.debits_pending + moved.debits_pending,
      debits_posted = account.debits_posted + moved.debits_posted,
      credits_pending = account.credits_pending + moved.credits_pending,
      credits_posted = account.credits_posted + moved.credits_posted,
      version = account.version + 1
    FROM (
      SELECT m.account,
             sum(m.pending) FILTER (WHERE m.is_debit) AS debits_pending,
             sum(m.posted) FILTER (WHERE m.is_debit) AS debits_posted,
             sum(m.pending) FILTER (WHERE NOT m.is_debit) AS credits_pending,
             sum(m.posted) FILTER (WHERE NOT m.is_debit) AS credits_posted
        FROM unnest(asked) r
        CROSS JOIN LATERAL (SELECT
          CASE r.kind WHEN 'pending' THEN r.amount WHEN 'single' THEN 0 ELSE -r.amount END AS pending,
          CASE WHEN r.kind IN ('single', 'post') THEN r.amount ELSE 0 END AS posted) d
        CROSS JOIN LATERAL (VALUES (r.debit, true, d.pending, d.posted),
                                   (r.credit, false, d.pending, d.posted))
          AS m (account, is_debit, pending, posted)
       GROUP BY m.account) raw,
      LATERAL (SELECT raw.account, coalesce(raw.debits_pending, 0) AS debits_pending,
                      coalesce(raw.debits_posted, 0) AS debits_posted,
                      coalesce(raw.credits_pending, 0) AS credits_pending,
                      coalesce(raw.credits_posted, 0) AS credits_posted) moved
    WHERE account.id = moved.account;
    RETURN 'posted';
  END $$;
`;
