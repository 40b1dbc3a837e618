import { createEventTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** What happens to cards is published from now on, beginning with the cards that exist. */
export async function up(database: Knex): Promise<void> {
  await createEventTables(database);
  await database.raw(EVENTS_OF_ALL_CARDS);
}

const EVENTS_OF_ALL_CARDS = `
  INSERT INTO event_subject (subject, version, transaction_id)
  SELECT a.id, 1 + count(t.id), pg_current_xact_id()
    FROM card_account a LEFT JOIN card_transaction t ON t.card_account_id = a.id
   GROUP BY a.id;

  INSERT INTO event (type, subject, subject_version, payload, occurred_at)
  SELECT 'card_account.opened', id, 1, jsonb_build_object('user_id', user_id),
         issued_on::timestamp AT TIME ZONE 'America/Los_Angeles'
    FROM card_account ORDER BY issued_on, id;

  INSERT INTO event (type, subject, subject_version, payload, occurred_at)
  SELECT 'card_transaction.recorded', a.id,
         1 + row_number() OVER (PARTITION BY a.id ORDER BY t.occurred_at, t.id),
         jsonb_build_object(
           'user_id', a.user_id, 'card_transaction_id', t.id,
           'latest_transaction_at', to_char(latest.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
         t.occurred_at
    FROM card_account a
    JOIN card_transaction t ON t.card_account_id = a.id
    CROSS JOIN LATERAL (
      SELECT max(occurred_at) AS at FROM card_transaction
       WHERE card_account_id = a.id AND customer_state <> 'declined') latest
   ORDER BY a.id, t.occurred_at, t.id;
`;
