import type { Knex } from 'knex';

/** The one way in which money moves. */
export async function up(database: Knex): Promise<void> {
  await database.raw(REQUEST + POST + TAKE_FROM_HOLDS + MOVE);
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

  -- Whether it says what its kind has to say and nothing else; the accounts are another question.
  CREATE FUNCTION is_well_formed(r transfer_request) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(
      r.id IS NOT NULL AND r.amount BETWEEN 1 AND 1000000000000 AND r.code IS NOT NULL
      AND r.group_id IS NOT NULL AND r.occurred_at IS NOT NULL AND r.effective_on IS NOT NULL
      AND r.actor <> ''
      AND CASE r.kind
        WHEN 'single' THEN r.pending_id IS NULL AND r.expires_at IS NULL
                           AND r.debit IS DISTINCT FROM r.credit
        WHEN 'pending' THEN r.pending_id IS NULL AND r.debit IS DISTINCT FROM r.credit
        WHEN 'post' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL
                         AND r.debit IS NULL AND r.credit IS NULL
        WHEN 'void' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL
                         AND r.debit IS NULL AND r.credit IS NULL
        ELSE false END, false)
  $$;

  CREATE FUNCTION read_requests(requests jsonb) RETURNS transfer_request[]
  LANGUAGE plpgsql STABLE SET search_path = ledger, pg_temp AS $$
  DECLARE
    asked transfer_request[];
  BEGIN
    SELECT array_agg(r) INTO asked
      FROM jsonb_populate_recordset(NULL::transfer_request, requests) r;
    RETURN asked;
  EXCEPTION WHEN data_exception THEN
    RAISE EXCEPTION 'This is no list of transfers: %', SQLERRM USING ERRCODE = 'check_violation';
  END $$;
`;

/*
 * post(transfers): all of them or none. Each is an object with the fields of transfer_request;
 * a post and a void have no debit and credit of their own, they take those of their hold.
 *
 * @returns 'posted'; 'exists' when all of them were made before, just so: nothing changes then
 * Raises LG001 when an id was used for something else or is there twice, LG002 when there is no
 * such open hold, too little is left of it, or more than is to be let go of, LG003 for an account that
 * there is not and for an empty list, 23514 when a transfer is not well formed, when a balance would break
 * its rule, and when members' deposits would no longer be what the bank holds for them.
 *
 * The accounts are locked in the order of their ids, before the insert whose foreign keys would
 * lock them in any order: so two calls wait for one another and never for each other. That holds
 * for one call a transaction; who makes several has to be ready for a deadlock.
 */
const POST = `
  CREATE FUNCTION post(transfers jsonb) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  DECLARE
    asked transfer_request[] := read_requests(transfers);
    accounts bigint[];
    touched integer;
    same integer;
    is_of_deposits boolean;
  BEGIN
    IF asked IS NULL THEN
      RAISE EXCEPTION 'Nothing was asked for.' USING ERRCODE = 'LG003';
    END IF;
    IF EXISTS (SELECT FROM unnest(asked) r LEFT JOIN transfer_code c ON c.code = r.code
                WHERE c.code IS NULL OR NOT is_well_formed(r)) THEN
      RAISE EXCEPTION 'A transfer is not well formed.' USING ERRCODE = 'check_violation';
    END IF;
    IF (SELECT count(DISTINCT id) FROM unnest(asked)) < cardinality(asked) THEN
      RAISE EXCEPTION 'One id, twice in one call.' USING ERRCODE = 'LG001';
    END IF;
    IF EXISTS (SELECT FROM unnest(asked) WHERE pending_id IS NOT NULL) THEN
      SELECT array_agg(ROW(r.id, coalesce(p.debit, r.debit), coalesce(p.credit, r.credit), r.amount,
               r.code, r.kind, r.pending_id, r.group_id, r.occurred_at, r.effective_on, r.actor,
               r.source, r.expires_at)::transfer_request)
        INTO asked
        FROM unnest(asked) r
        LEFT JOIN transfer p ON p.id = r.pending_id AND p.kind = 'pending';
      IF EXISTS (SELECT FROM unnest(asked) WHERE pending_id IS NOT NULL AND debit IS NULL) THEN
        RAISE EXCEPTION 'There is no such hold.' USING ERRCODE = 'LG002';
      END IF;
    END IF;

    SELECT array_agg(DISTINCT a) INTO accounts
      FROM unnest(asked) r, LATERAL (VALUES (r.debit), (r.credit)) AS v (a);
    SELECT count(*), bool_or(locked.code IN (1020, 2010, 2030)) INTO touched, is_of_deposits
      FROM (SELECT code FROM account WHERE id = ANY (accounts)
             ORDER BY id FOR NO KEY UPDATE) locked;
    IF touched <> cardinality(accounts) THEN
      RAISE EXCEPTION 'There is no such account.' USING ERRCODE = 'LG003';
    END IF;

    -- Under the locks: whoever made the same transfers a moment ago held them.
    SELECT count(*), count(*) FILTER (WHERE
             (t.debit, t.credit, t.amount, t.code, t.kind, t.pending_id, t.group_id,
              t.occurred_at, t.effective_on, t.actor, t.source, h.expires_at)
             IS NOT DISTINCT FROM
             (r.debit, r.credit, r.amount, r.code, r.kind, r.pending_id, r.group_id,
              r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at))
      INTO touched, same
      FROM unnest(asked) r JOIN transfer t ON t.id = r.id LEFT JOIN hold h ON h.pending_id = t.id;
    IF touched > 0 THEN
      IF same = cardinality(asked) THEN RETURN 'exists'; END IF;
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END IF;

    PERFORM take_from_holds(asked);
    -- In one order here too: an id may be used meanwhile for accounts that this call does not hold.
    INSERT INTO transfer (id, debit, credit, amount, code, kind, pending_id, group_id,
                          occurred_at, effective_on, actor, source)
    SELECT id, debit, credit, amount, code, kind, pending_id, group_id,
           occurred_at, effective_on, actor, source
      FROM unnest(asked) ORDER BY id
    ON CONFLICT (id) DO NOTHING;
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched <> cardinality(asked) THEN
      RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
    END IF;
    INSERT INTO hold (pending_id, amount_left, expires_at)
    SELECT id, amount, expires_at FROM unnest(asked) WHERE kind = 'pending';
    PERFORM move_balances(asked, is_of_deposits);
    RETURN 'posted';
  END $$;
`;

// A void lets go of all that is left: what is let go of in part would be held by nobody's wish.
const TAKE_FROM_HOLDS = `
  CREATE FUNCTION take_from_holds(asked transfer_request[]) RETURNS void
  LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
  DECLARE
    ended integer := (SELECT count(DISTINCT pending_id) FROM unnest(asked));
    touched integer;
  BEGIN
    IF ended = 0 THEN RETURN; END IF;
    UPDATE hold SET
      amount_left = hold.amount_left - taken.amount,
      status = CASE
        WHEN hold.amount_left > taken.amount THEN 'open'
        WHEN taken.posts > 0 THEN 'posted'
        WHEN taken.is_expired THEN 'expired'
        ELSE 'voided' END
    FROM (SELECT pending_id, sum(amount) AS amount, bool_or(code = 105) AS is_expired,
                 count(*) FILTER (WHERE kind = 'post') AS posts,
                 count(*) FILTER (WHERE kind = 'void') AS voids
            FROM unnest(asked) WHERE pending_id IS NOT NULL GROUP BY pending_id) taken
    WHERE hold.pending_id = taken.pending_id AND hold.status = 'open'
      AND hold.amount_left >= taken.amount
      AND (taken.voids = 0 OR taken.voids = 1 AND hold.amount_left = taken.amount);
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched <> ended THEN
      RAISE EXCEPTION 'The hold is not open, or another amount is left of it.'
        USING ERRCODE = 'LG002';
    END IF;
  END $$;
`;

// What members have on deposit, or on its way from there, is what the bank holds for them.
const MOVE = `
  CREATE FUNCTION move_balances(asked transfer_request[], is_of_deposits boolean) RETURNS void
  LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
  BEGIN
    UPDATE account SET
      debits_pending = account.debits_pending + moved.debits_pending,
      debits_posted = account.debits_posted + moved.debits_posted,
      credits_pending = account.credits_pending + moved.credits_pending,
      credits_posted = account.credits_posted + moved.credits_posted,
      version = account.version + 1
    FROM (
      SELECT m.account,
             coalesce(sum(d.pending) FILTER (WHERE m.is_debit), 0) AS debits_pending,
             coalesce(sum(d.posted) FILTER (WHERE m.is_debit), 0) AS debits_posted,
             coalesce(sum(d.pending) FILTER (WHERE NOT m.is_debit), 0) AS credits_pending,
             coalesce(sum(d.posted) FILTER (WHERE NOT m.is_debit), 0) AS credits_posted
        FROM unnest(asked) r
        CROSS JOIN LATERAL (SELECT
          CASE r.kind WHEN 'pending' THEN r.amount WHEN 'single' THEN 0 ELSE -r.amount END AS pending,
          CASE WHEN r.kind IN ('single', 'post') THEN r.amount ELSE 0 END AS posted) d
        CROSS JOIN LATERAL (VALUES (r.debit, true), (r.credit, false)) AS m (account, is_debit)
       GROUP BY m.account) moved
    WHERE account.id = moved.account;

    IF is_of_deposits AND (
      SELECT sum(CASE WHEN d.code IN (1020, 2010, 2030) THEN r.amount ELSE 0 END)
             - sum(CASE WHEN c.code IN (1020, 2010, 2030) THEN r.amount ELSE 0 END)
        FROM unnest(asked) r
        JOIN account d ON d.id = r.debit
        JOIN account c ON c.id = r.credit
       WHERE r.kind IN ('single', 'post')) <> 0 THEN
      RAISE EXCEPTION 'Deposits would not be what the bank holds for them.'
        USING ERRCODE = 'check_violation';
    END IF;
  END $$;
`;
