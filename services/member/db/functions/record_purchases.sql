-- Records purchases as they are from now on: the rows themselves, what happened to them, the events that
-- are published, and the notifications of their owners, in one statement. Whatever makes or changes a
-- purchase calls it, authorizations and the store alike. At most one purchase per card account, whose row
-- the caller has locked.
--
-- The event is written as service-kit's append-event does: see there why its transaction is the later of
-- two. The latest purchase is this one or one that was recorded before; declined ones do not count. A
-- decline changes no limit unless it lets go of what was held, so it is told by push alone, and to who
-- chose that.
CREATE OR REPLACE FUNCTION record_purchases(recordings purchase_recording[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  WITH recorded AS MATERIALIZED (
    SELECT r.*, r.customer_state <> 'declined' AS is_taken
      FROM unnest(recordings) r ORDER BY r.card_account_id
  ), changed AS (
    UPDATE card_transaction t SET
      card_id = r.card_id, authorization_id = r.authorization_id, pending_id = r.pending_id,
      occurred_at = r.purchased_at, merchant_name = r.merchant_name,
      merchant_category = r.merchant_category, card_present = r.card_present,
      transaction_reference_number = r.transaction_reference_number,
      requested_cents = r.requested_cents, held_cents = r.held_cents,
      posted_cents = r.posted_cents, repaid_cents = r.repaid_cents,
      network_state = r.network_state, customer_state = r.customer_state,
      decline_reason = r.decline_reason, issuer_updated_at = r.issuer_updated_at
    FROM recorded r WHERE t.id = r.id
    RETURNING t.id
  ), purchase AS (
    INSERT INTO card_transaction (id, card_account_id, card_id, authorization_id, pending_id,
             occurred_at, merchant_name, merchant_category, card_present,
             transaction_reference_number, requested_cents, held_cents, posted_cents, repaid_cents,
             network_state, customer_state, decline_reason, issuer_updated_at)
    SELECT id, card_account_id, card_id, authorization_id, pending_id, purchased_at, merchant_name,
           merchant_category, card_present, transaction_reference_number, requested_cents,
           held_cents, posted_cents, repaid_cents, network_state, customer_state, decline_reason,
           issuer_updated_at
      FROM recorded WHERE id NOT IN (SELECT id FROM changed)
  ), history AS (
    INSERT INTO card_event (card_transaction_id, kind, amount_cents, source, reason, actor,
             transfer_group_id, occurred_at)
    SELECT id, kind, amount_cents, source, reason, actor, transfer_group_id, happened_at
      FROM recorded WHERE kind IS NOT NULL
  ), numbered AS (
    INSERT INTO event_subject AS counter (subject, version, transaction_id)
    SELECT card_account_id, 1, pg_current_xact_id() FROM recorded ORDER BY card_account_id
    ON CONFLICT (subject) DO UPDATE SET
      version = counter.version + 1,
      transaction_id = greatest(counter.transaction_id, pg_current_xact_id())
    RETURNING subject, version, transaction_id
  ), published AS (
    INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
    SELECT n.transaction_id, 'card_transaction.recorded', n.subject, n.version,
           jsonb_build_object('user_id', r.user_id,
             'card_transaction_id', r.id,
             'latest_transaction_at', to_char(greatest(
               CASE WHEN r.is_taken THEN r.purchased_at END,
               (SELECT t.occurred_at FROM card_transaction t
                 WHERE t.card_account_id = r.card_account_id AND t.id <> r.id
                   AND t.customer_state <> 'declined'
                 ORDER BY t.occurred_at DESC LIMIT 1)
               ) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'transfer_group_id', r.transfer_group_id,
             'purchase', jsonb_build_object(
               'created_at', to_char(r.purchased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
               'amount_cents', coalesce(nullif(r.held_cents + r.posted_cents, 0), r.requested_cents),
               'merchant_name', r.merchant_name,
               'network_state', r.network_state,
               'customer_state', r.customer_state,
               'synctera_transaction_id', r.authorization_id,
               'synctera_account_id', a.synctera_account_id)),
           r.recorded_at
      FROM numbered n
      JOIN recorded r ON r.card_account_id = n.subject
      JOIN card_account a ON a.id = n.subject
  )
  INSERT INTO notification (id, user_id, type, created_at)
  SELECT notification_id, user_id, 'spending_limit_updated', recorded_at
    FROM recorded WHERE is_taken OR transfer_group_id IS NOT NULL ORDER BY user_id
  ON CONFLICT (user_id, type) WHERE read_at IS NULL DO NOTHING;

  PERFORM tell_by_push(user_id, 'declined_purchase', 'declined:' || id,
            jsonb_build_object('card_transaction_id', id, 'merchant_name', merchant_name,
              'decline_reason', decline_reason), purchased_at)
     FROM unnest(recordings) WHERE customer_state = 'declined' ORDER BY user_id;
END $$;
