import type { Knex } from 'knex';

/**
 * Purchases that were recorded before events had them are published again as they are, so that
 * subscribers have all of them. Older events keep what they said.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(PUBLISH);
}

// Written as service-kit's append-event does: see there why its transaction is the later of two.
const PUBLISH = `
  WITH purchase AS MATERIALIZED (
    SELECT t.*, a.user_id, a.synctera_account_id,
           row_number() OVER (PARTITION BY a.id ORDER BY t.occurred_at DESC, t.id DESC) AS back,
           to_char(max(t.occurred_at) FILTER (WHERE t.customer_state <> 'declined')
               OVER (PARTITION BY a.id) AT TIME ZONE 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS latest_transaction_at
      FROM card_transaction t JOIN card_account a ON a.id = t.card_account_id
  ), numbered AS (
    INSERT INTO event_subject AS known (subject, version, transaction_id)
    SELECT card_account_id, count(*), pg_current_xact_id() FROM purchase
     GROUP BY card_account_id ORDER BY card_account_id
    ON CONFLICT (subject) DO UPDATE SET
      version = known.version + excluded.version,
      transaction_id = greatest(known.transaction_id, pg_current_xact_id())
    RETURNING subject, version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT n.transaction_id, 'card_transaction.recorded', n.subject, n.version - p.back + 1,
         jsonb_build_object('user_id', p.user_id, 'card_transaction_id', p.id,
           'latest_transaction_at', p.latest_transaction_at, 'transfer_group_id', NULL,
           'purchase', jsonb_build_object(
             'created_at', to_char(p.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'amount_cents', coalesce(nullif(p.held_cents + p.posted_cents, 0), p.requested_cents),
             'merchant_name', p.merchant_name, 'network_state', p.network_state,
             'customer_state', p.customer_state, 'synctera_transaction_id', p.authorization_id,
             'synctera_account_id', p.synctera_account_id)),
         p.occurred_at
    FROM numbered n JOIN purchase p ON p.card_account_id = n.subject
   ORDER BY p.occurred_at, p.id
`;
