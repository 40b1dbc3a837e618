import type { Knex } from 'knex';

/** Refunds that were recorded before each of them was published are published as well. */
export async function up(database: Knex): Promise<void> {
  await database.raw(PUBLISH);
}

// Written as service-kit's append-event does: see there why its transaction is the later of two.
const PUBLISH = `
  WITH unpublished AS MATERIALIZED (
    SELECT r.id, r.card_account_id, r.transfer_group_id, r.recorded_at, c.user_id,
           row_number() OVER newest_first AS back
      FROM card_refund r
      JOIN card_account c ON c.id = r.card_account_id
     WHERE NOT EXISTS (SELECT FROM event e
                        WHERE e.type = 'card_refund.recorded'
                          AND e.payload ->> 'card_refund_id' = r.id::text)
    WINDOW newest_first AS (PARTITION BY r.card_account_id ORDER BY r.recorded_at DESC, r.id DESC)
  ), numbered AS (
    INSERT INTO event_subject AS known (subject, version, transaction_id)
    SELECT card_account_id, count(*), pg_current_xact_id() FROM unpublished GROUP BY card_account_id
    ON CONFLICT (subject) DO UPDATE SET
      version = known.version + excluded.version,
      transaction_id = greatest(known.transaction_id, pg_current_xact_id())
    RETURNING subject, version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT n.transaction_id, 'card_refund.recorded', n.subject, n.version - u.back + 1,
         jsonb_build_object('user_id', u.user_id, 'card_refund_id', u.id,
           'transfer_group_id', u.transfer_group_id),
         u.recorded_at
    FROM numbered n JOIN unpublished u ON u.card_account_id = n.subject
   ORDER BY n.subject, u.back DESC
`;
