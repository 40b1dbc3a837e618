import { createEventTables, createSubscriptionTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** Staff, their sessions in the back office, and the people that its lists show. */
export async function up(database: Knex): Promise<void> {
  await createEventTables(database);
  await createSubscriptionTables(database);
  await database.raw(STAFF + READINGS);
}

// Who leaves the staff leaves her sessions with it.
const STAFF = `
  CREATE TABLE staff (
    user_id uuid PRIMARY KEY,
    added_at timestamptz NOT NULL
  );

  CREATE TABLE admin_session (
    -- SHA-256 of the token, which only its holder has.
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
    gateway_session_id text NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX admin_session_user ON admin_session (user_id);
  CREATE INDEX admin_session_expiry ON admin_session (expires_at);
`;

// From the events of the public service and of the member service: apart, because neither waits
// for the other, and each is rebuilt alone.
const READINGS = `
  CREATE TABLE user_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    partner_slug text,
    registered_at timestamptz NOT NULL,
    last_sign_in_at timestamptz,
    PRIMARY KEY (generation, user_id)
  );
  CREATE INDEX user_reading_newest ON user_reading (generation, registered_at, user_id);

  CREATE TABLE cardholder_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    -- The latest purchase that was not declined.
    latest_transaction_at timestamptz,
    PRIMARY KEY (generation, user_id)
  );
`;
