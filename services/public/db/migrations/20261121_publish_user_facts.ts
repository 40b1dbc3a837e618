import { createEventTables, createSubscriptionTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/**
 * What happens to people is published from now on, beginning with all who are here. Who is of staff
 * is known by the admin service's events: `users.staff` is no longer read, and goes in a later
 * release, because the one before this still reads it.
 */
export async function up(database: Knex): Promise<void> {
  await createEventTables(database);
  await database.raw(EVENTS_OF_ALL_USERS);
  await createSubscriptionTables(database);
  await database.raw(`
    CREATE TABLE staff_reading (
      generation integer REFERENCES subscription ON DELETE CASCADE,
      user_id uuid,
      PRIMARY KEY (generation, user_id)
    );
    ALTER TABLE users ALTER COLUMN staff SET DEFAULT false;
  `);
}

const EVENTS_OF_ALL_USERS = `
  INSERT INTO event_subject (subject, version, transaction_id)
  SELECT id, 1, pg_current_xact_id() FROM users;

  INSERT INTO event (type, subject, subject_version, payload, occurred_at)
  SELECT 'user.registered', id, 1,
         jsonb_build_object(
           'email', email, 'first_name', first_name, 'last_name', last_name,
           'confirmed', confirmed_at IS NOT NULL, 'partner_slug', partner_slug,
           'created_at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
         created_at
    FROM users ORDER BY created_at, id;
`;
