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
    question authorization_question,
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
  LANGUAGE plpgsql SET lock_timeout = '400ms' AS $$
  DECLARE
    questions authorization_question[];
    cases authorization_case[];
    known uuid[];
  BEGIN
    SELECT array_agg(q) INTO questions
      FROM jsonb_populate_recordset(NULL::authorization_question, asked) q;
    SELECT array_agg(ROW(locked.question, locked.card_id, locked.account_id, locked.user_id,
             locked.receivable,
             CASE WHEN locked.card_status <> 'active' THEN 'CARD_NOT_ACTIVE'
                  WHEN locked.account_status <> 'open' THEN 'ACCOUNT_NOT_OPEN' END
             )::authorization_case)
      INTO cases
      FROM (SELECT q AS question, c.id AS card_id, c.status AS card_status, a.id AS account_id,
                   a.status AS account_status, a.user_id, a.receivable
              FROM unnest(questions) q
              JOIN card c ON c.synctera_card_id = q.card
              JOIN card_account a ON a.id = c.card_account_id
             ORDER BY a.id FOR NO KEY UPDATE OF a) locked;

    SELECT array_agg(t.authorization_id) INTO known
      FROM card_transaction t
     WHERE t.authorization_id = ANY (SELECT q.id FROM unnest(questions) q);
    IF known IS NOT NULL THEN
      RETURN QUERY
        SELECT q.id,
               CASE WHEN c.synctera_card_id IS DISTINCT FROM q.card
                      OR t.requested_cents <> q.amount_cents THEN 'CONFLICT'
                    ELSE t.decline_reason END
          FROM unnest(questions) q
          JOIN card_transaction t ON t.authorization_id = q.id
          LEFT JOIN card c ON c.id = t.card_id;
      SELECT array_agg(u) INTO cases FROM unnest(cases) u WHERE (u.question).id <> ALL (known);
    END IF;

    cases := judge_authorizations(cases);
    PERFORM record_authorizations(cases);
    RETURN QUERY
      SELECT q.id, CASE WHEN u.card_id IS NULL THEN 'UNKNOWN_CARD' ELSE u.reason END
        FROM unnest(questions) q LEFT JOIN unnest(cases) u ON (u.question).id = q.id
       WHERE q.id <> ALL (coalesce(known, '{}'));
  END $$;
`;

// Whom nothing else speaks against the ledger judges: under its lock, by her limit.
const JUDGE = `
  CREATE FUNCTION judge_authorizations(cases authorization_case[]) RETURNS authorization_case[]
  LANGUAGE plpgsql AS $$
  DECLARE
    holds jsonb;
  BEGIN
    SELECT jsonb_agg(jsonb_build_object('id', (u.question).transfer_id, 'debit', u.receivable,
             'amount', (u.question).amount_cents, 'group_id', (u.question).group_id,
             'occurred_at', (u.question).occurred_at, 'effective_on', (u.question).effective_on,
             'actor', 'issuer', 'source', (u.question).id,
             'expires_at', (u.question).expires_at))
      INTO holds FROM unnest(cases) u WHERE u.reason IS NULL;
    IF holds IS NULL THEN RETURN cases; END IF;
    RETURN (
      SELECT array_agg(ROW(u.question, u.card_id, u.card_account_id, u.user_id, u.receivable,
               coalesce(u.reason, CASE WHEN NOT held.approved THEN 'LIMIT_EXCEEDED' END)
               )::authorization_case)
        FROM unnest(cases) u
        LEFT JOIN ledger.hold_within_limit(holds) held ON held.id = (u.question).transfer_id);
  END $$;
`;

// The fact stands as service-kit's append-event writes it: see there why its transaction is the
// later of two. The purchase that it names is the account's latest, unless a later one stands.
const RECORD = `
  CREATE FUNCTION record_authorizations(cases authorization_case[]) RETURNS void
  LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO card_transaction (id, card_account_id, card_id, authorization_id, pending_id,
             occurred_at, merchant_name, merchant_category, requested_cents, held_cents,
             network_state, customer_state, decline_reason)
    SELECT (u.question).transaction_id, u.card_account_id, u.card_id, (u.question).id,
           CASE WHEN u.reason IS NULL THEN (u.question).transfer_id END,
           (u.question).occurred_at, (u.question).merchant_name, (u.question).merchant_category,
           (u.question).amount_cents,
           CASE WHEN u.reason IS NULL THEN (u.question).amount_cents ELSE 0 END,
           CASE WHEN u.reason IS NULL THEN 'authorized' ELSE 'declined' END,
           CASE WHEN u.reason IS NULL THEN 'pending' ELSE 'declined' END, u.reason
      FROM unnest(cases) u;

    INSERT INTO card_event (card_transaction_id, kind, amount_cents, source, reason, actor,
             transfer_group_id, occurred_at)
    SELECT (u.question).transaction_id,
           CASE WHEN u.reason IS NULL THEN 'authorized' ELSE 'declined' END,
           (u.question).amount_cents, (u.question).id::text, u.reason, 'issuer',
           CASE WHEN u.reason IS NULL THEN (u.question).group_id END, (u.question).occurred_at
      FROM unnest(cases) u;

    WITH numbered AS (
      INSERT INTO event_subject AS counter (subject, version, transaction_id)
      SELECT u.card_account_id, 1, pg_current_xact_id() FROM unnest(cases) u
       ORDER BY u.card_account_id
      ON CONFLICT (subject) DO UPDATE SET
        version = counter.version + 1,
        transaction_id = greatest(counter.transaction_id, pg_current_xact_id())
      RETURNING subject, version, transaction_id
    )
    INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
    SELECT numbered.transaction_id, 'card_transaction.recorded', numbered.subject, numbered.version,
           jsonb_build_object('user_id', u.user_id,
             'card_transaction_id', (u.question).transaction_id,
             'latest_transaction_at', (
               SELECT to_char(t.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                 FROM card_transaction t
                WHERE t.card_account_id = u.card_account_id AND t.customer_state <> 'declined'
                ORDER BY t.occurred_at DESC LIMIT 1),
             'transfer_group_id', CASE WHEN u.reason IS NULL THEN (u.question).group_id END),
           (u.question).decided_at
      FROM numbered JOIN unnest(cases) u ON u.card_account_id = numbered.subject;

    INSERT INTO notification (id, user_id, type, created_at)
    SELECT (u.question).notification_id, u.user_id, 'spending_limit_updated',
           (u.question).decided_at
      FROM unnest(cases) u WHERE u.reason IS NULL ORDER BY u.user_id
    ON CONFLICT (user_id, type) WHERE read_at IS NULL DO NOTHING;
  END $$;
`;
