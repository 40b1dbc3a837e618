import type { Knex } from 'knex';

/** How purchases are approved or declined: many at once, each for itself. */
export async function up(database: Knex): Promise<void> {
  await database.raw(TYPES + DECIDE + JUDGE + RECORD);
}

export async function down(): Promise<void> {
  throw new Error('Money that was recorded is never taken away.');
}

const TYPES = `
  CREATE TYPE authorization_question AS (
    -- The issuer's ids of the hold that is asked for, and of the card.
    id uuid, card uuid,
    amount_cents integer, occurred_at timestamptz, merchant_name text, merchant_category text,
    -- Ids for what is written, and when and until when it counts.
    transaction_id uuid, transfer_id uuid, group_id uuid, notification_id uuid,
    decided_at timestamptz, effective_on date, expires_at timestamptz
  );
  -- A question about a card that there is; the reason why it is declined, null for none so far.
  CREATE TYPE authorization_case AS (
    id uuid, amount_cents integer, occurred_at timestamptz, merchant_name text,
    merchant_category text, transaction_id uuid, transfer_id uuid, group_id uuid,
    notification_id uuid, decided_at timestamptz, effective_on date, expires_at timestamptz,
    card_id uuid, card_account_id uuid, user_id uuid, receivable bigint, reason text
  );
`;

/*
 * decide_authorizations(asked): each question is answered for itself, and what came of it is
 * written: the hold in the ledger, the purchase, what happened to it, the fact and the notice. A
 * purchase that is declined is written too, unless its card is nobody's. What was answered before
 * is answered so again and changes nothing; asked of another card or amount it is declined. At most
 * one question about each card account: the ledger refuses two (LG001).
 * @returns a row for each: why it is declined, null where it is approved
 *
 * Locked are card accounts first, in the order of their ids, then the ledger's accounts, then the
 * counters of subjects; whoever goes the same way never waits for one who waits for her. What was
 * answered before is looked up after the lock: whoever held it has committed.
 */
const DECIDE = `
  CREATE FUNCTION decide_authorizations(asked jsonb) RETURNS TABLE (id uuid, declined_for text)
  LANGUAGE plpgsql
  SET lock_timeout = '300ms'
  -- Planned once for each connection, maybe while the tables are still small.
  SET plan_cache_mode = force_generic_plan
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
  DECLARE
    questions authorization_question[];
    cases authorization_case[];
    ids uuid[];
    cards uuid[];
    accounts uuid[];
    known uuid[];
  BEGIN
    SELECT array_agg(q), array_agg(q.id), array_agg(q.card) INTO questions, ids, cards
      FROM jsonb_populate_recordset(NULL::authorization_question, asked) q;
    SELECT array_agg(c.card_account_id) INTO accounts
      FROM card c WHERE c.synctera_card_id = ANY (cards);
    PERFORM 1 FROM card_account a WHERE a.id = ANY (accounts) ORDER BY a.id FOR NO KEY UPDATE;
    SELECT array_agg(ROW(q.id, q.amount_cents, q.occurred_at, q.merchant_name,
             q.merchant_category, q.transaction_id, q.transfer_id, q.group_id, q.notification_id,
             q.decided_at, q.effective_on, q.expires_at, c.id, a.id, a.user_id, a.receivable,
             CASE WHEN c.status <> 'active' THEN 'CARD_NOT_ACTIVE'
                  WHEN a.status <> 'open' THEN 'ACCOUNT_NOT_OPEN' END)::authorization_case)
      INTO cases
      FROM unnest(questions) q
      -- With a limit, each is looked up by itself whatever the planner thinks of the tables.
      CROSS JOIN LATERAL (SELECT * FROM card k WHERE k.synctera_card_id = q.card LIMIT 1) c
      CROSS JOIN LATERAL (SELECT * FROM card_account o WHERE o.id = c.card_account_id LIMIT 1) a;

    SELECT array_agg(t.authorization_id) INTO known
      FROM card_transaction t
     WHERE t.authorization_id = ANY (ids);
    IF known IS NOT NULL THEN
      RETURN QUERY
        SELECT q.id,
               CASE WHEN c.synctera_card_id IS DISTINCT FROM q.card
                      OR t.requested_cents <> q.amount_cents THEN 'CONFLICT'
                    ELSE t.decline_reason END
          FROM (SELECT * FROM card_transaction WHERE authorization_id = ANY (known)) t
          LEFT JOIN card c ON c.id = t.card_id
          JOIN unnest(questions) q ON q.id = t.authorization_id;
      SELECT array_agg(u) INTO cases FROM unnest(cases) u WHERE u.id <> ALL (known);
    END IF;

    IF cases IS NOT NULL THEN
      cases := judge_authorizations(cases);
      PERFORM record_authorizations(cases);
    END IF;
    RETURN QUERY SELECT u.id, u.reason FROM unnest(cases) u;
    RETURN QUERY
      SELECT q.id, 'UNKNOWN_CARD' FROM unnest(questions) q
       WHERE q.id <> ALL (coalesce(known, '{}') || ARRAY(SELECT u.id FROM unnest(cases) u));
  END $$;
`;

// Whom nothing else speaks against the ledger judges: under its lock, by her limit.
const JUDGE = `
  CREATE FUNCTION judge_authorizations(cases authorization_case[]) RETURNS authorization_case[]
  LANGUAGE plpgsql AS $$
  DECLARE
    holds jsonb;
    held uuid[];
  BEGIN
    SELECT jsonb_agg(jsonb_build_object('id', u.transfer_id, 'debit', u.receivable,
             'amount', u.amount_cents, 'group_id', u.group_id, 'occurred_at', u.occurred_at,
             'effective_on', u.effective_on, 'actor', 'issuer', 'source', u.id,
             'expires_at', u.expires_at))
      INTO holds FROM unnest(cases) u WHERE u.reason IS NULL;
    IF holds IS NULL THEN RETURN cases; END IF;
    held := ARRAY(SELECT h.id FROM ledger.hold_within_limit(holds) h WHERE h.approved);
    IF cardinality(held) = cardinality(cases) THEN RETURN cases; END IF;
    RETURN (
      SELECT array_agg(ROW(u.id, u.amount_cents, u.occurred_at, u.merchant_name,
               u.merchant_category, u.transaction_id, u.transfer_id, u.group_id,
               u.notification_id, u.decided_at, u.effective_on, u.expires_at, u.card_id,
               u.card_account_id, u.user_id, u.receivable,
               coalesce(u.reason, CASE WHEN u.transfer_id <> ALL (held) THEN 'LIMIT_EXCEEDED' END)
               )::authorization_case)
        FROM unnest(cases) u);
  END $$;
`;

// One statement for all tables. The fact stands as service-kit's append-event writes it: see there
// why its transaction is the later of two. The latest purchase is this one or one that stood before.
const RECORD = `
  CREATE FUNCTION record_authorizations(cases authorization_case[]) RETURNS void
  LANGUAGE plpgsql AS $$
  BEGIN
    WITH decided AS MATERIALIZED (
      SELECT u.*, u.reason IS NULL AS is_approved,
             CASE WHEN u.reason IS NULL THEN u.group_id END AS transfers
        FROM unnest(cases) u ORDER BY u.card_account_id
    ), purchase AS (
      INSERT INTO card_transaction (id, card_account_id, card_id, authorization_id, pending_id,
               occurred_at, merchant_name, merchant_category, requested_cents, held_cents,
               network_state, customer_state, decline_reason)
      SELECT transaction_id, card_account_id, card_id, id,
             CASE WHEN is_approved THEN transfer_id END,
             occurred_at, merchant_name, merchant_category, amount_cents,
             CASE WHEN is_approved THEN amount_cents ELSE 0 END,
             CASE WHEN is_approved THEN 'authorized' ELSE 'declined' END,
             CASE WHEN is_approved THEN 'pending' ELSE 'declined' END, reason
        FROM decided
    ), happened AS (
      INSERT INTO card_event (card_transaction_id, kind, amount_cents, source, reason, actor,
               transfer_group_id, occurred_at)
      SELECT transaction_id, CASE WHEN is_approved THEN 'authorized' ELSE 'declined' END,
             amount_cents, id::text, reason, 'issuer', transfers, occurred_at
        FROM decided
    ), numbered AS (
      INSERT INTO event_subject AS counter (subject, version, transaction_id)
      SELECT card_account_id, 1, pg_current_xact_id() FROM decided ORDER BY card_account_id
      ON CONFLICT (subject) DO UPDATE SET
        version = counter.version + 1,
        transaction_id = greatest(counter.transaction_id, pg_current_xact_id())
      RETURNING subject, version, transaction_id
    ), told AS (
      INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
      SELECT n.transaction_id, 'card_transaction.recorded', n.subject, n.version,
             jsonb_build_object('user_id', d.user_id,
               'card_transaction_id', d.transaction_id,
               'latest_transaction_at', to_char(greatest(
                 CASE WHEN d.is_approved THEN d.occurred_at END,
                 (SELECT t.occurred_at FROM card_transaction t
                   WHERE t.card_account_id = d.card_account_id AND t.customer_state <> 'declined'
                   ORDER BY t.occurred_at DESC LIMIT 1)
                 ) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
               'transfer_group_id', d.transfers),
             d.decided_at
        FROM numbered n JOIN decided d ON d.card_account_id = n.subject
    )
    INSERT INTO notification (id, user_id, type, created_at)
    SELECT notification_id, user_id, 'spending_limit_updated', decided_at
      FROM decided WHERE is_approved ORDER BY user_id
    ON CONFLICT (user_id, type) WHERE read_at IS NULL DO NOTHING;
  END $$;
`;
