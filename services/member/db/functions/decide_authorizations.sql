-- Decides each authorization request for itself and writes what came of it: the hold in the ledger, the
-- purchase, its history, the event and the notification. A declined purchase is written too, unless its
-- card is unknown or one of another account. A request that was decided before gets the same decision and
-- changes nothing; with another card or amount it is a CONFLICT. At most one request per card account: the
-- ledger refuses two (LG001). Returns a row for each: the reason why it is declined, null where it is
-- approved.
--
-- Locks are taken in one order: card accounts by their ids, then the ledger's accounts, then the counters
-- of event subjects; callers that keep to it never deadlock. Earlier decisions are looked up after the
-- first lock, so that a concurrent call has committed by then.
--
-- Statements are planned once for each connection, maybe while the tables are still small, hence the
-- settings.
CREATE OR REPLACE FUNCTION decide_authorizations(batch jsonb) RETURNS TABLE (id uuid, declined_for text)
LANGUAGE plpgsql
SET lock_timeout = '300ms'
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  requests authorization_request[];
  cases authorization_case[];
  ids uuid[];
  cards uuid[];
  accounts uuid[];
  known uuid[];
BEGIN
  SELECT array_agg(q), array_agg(q.id), array_agg(q.card) INTO requests, ids, cards
    FROM jsonb_populate_recordset(NULL::authorization_request, batch) q;
  SELECT array_agg(c.card_account_id) INTO accounts
    FROM card c WHERE c.synctera_card_id = ANY (cards);
  PERFORM 1 FROM card_account a WHERE a.id = ANY (accounts) ORDER BY a.id FOR NO KEY UPDATE;
  SELECT array_agg(ROW(q.id, q.amount_cents, q.occurred_at, q.merchant_name,
           q.merchant_category, q.transaction_id, q.transfer_id, q.group_id, q.notification_id,
           q.decided_at, q.effective_on, q.expires_at, c.id, a.id, a.user_id, a.receivable,
           CASE WHEN c.is_frozen THEN 'CARD_FROZEN'
                WHEN c.status <> 'active' THEN 'CARD_NOT_ACTIVE'
                WHEN a.status <> 'open' THEN 'ACCOUNT_NOT_OPEN' END)::authorization_case)
    INTO cases
    FROM unnest(requests) q
    -- With a limit, each is looked up by itself whatever the planner thinks of the tables.
    CROSS JOIN LATERAL (SELECT * FROM card k WHERE k.synctera_card_id = q.card LIMIT 1) c
    CROSS JOIN LATERAL (SELECT * FROM card_account o WHERE o.id = c.card_account_id LIMIT 1) a
   WHERE a.synctera_account_id = q.account;

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
        JOIN unnest(requests) q ON q.id = t.authorization_id;
    SELECT array_agg(u) INTO cases FROM unnest(cases) u WHERE u.id <> ALL (known);
  END IF;

  IF cases IS NOT NULL THEN
    cases := judge_authorizations(cases);
    PERFORM record_authorizations(cases);
  END IF;
  RETURN QUERY SELECT u.id, u.reason FROM unnest(cases) u;
  RETURN QUERY
    SELECT q.id,
           CASE WHEN EXISTS (SELECT FROM card c WHERE c.synctera_card_id = q.card)
                THEN 'ACCOUNT_MISMATCH' ELSE 'UNKNOWN_CARD' END
      FROM unnest(requests) q
     WHERE q.id <> ALL (coalesce(known, '{}') || ARRAY(SELECT u.id FROM unnest(cases) u));
END $$;
