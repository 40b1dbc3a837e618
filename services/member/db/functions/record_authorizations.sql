-- Writes decided cases, in one statement for all tables. The event is written as service-kit's
-- append-event does: see there why its transaction is the later of two. The latest purchase is this one
-- or one that was recorded before.
CREATE OR REPLACE FUNCTION record_authorizations(cases authorization_case[]) RETURNS void
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
  ), history AS (
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
  ), published AS (
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
