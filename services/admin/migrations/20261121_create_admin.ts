import {
  createEventTables,
  createSubscriptionTables,
  dropEventTables,
  dropSubscriptionTables,
} from '@reset/service-kit';
import type { Knex } from 'knex';

/** Staff, their sessions in the back office, and the people that its lists show. */
export async function up(database: Knex): Promise<void> {
  await createEventTables(database);
  await createSubscriptionTables(database);
  await database.raw(STAFF + READINGS + LISTED_USER);
}

export async function down(database: Knex): Promise<void> {
  await database.raw(`
    DROP VIEW listed_user;
    DROP TABLE cardholder_reading, user_reading, admin_session, staff;
  `);
  await dropSubscriptionTables(database);
  await dropEventTables(database);
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

// What the public service tells, and what the member service tells: apart,
// because neither waits for the other, and each is rebuilt alone.
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

const LISTED_USER = `
  CREATE VIEW listed_user AS
    SELECT u.user_id, u.email, u.first_name, u.last_name, u.partner_slug, u.registered_at,
           u.last_sign_in_at, s.user_id IS NOT NULL AS is_staff,
           c.user_id IS NOT NULL AS is_cardholder, c.latest_transaction_at
      FROM user_reading u
      LEFT JOIN staff s ON s.user_id = u.user_id
      LEFT JOIN cardholder_reading c ON c.user_id = u.user_id AND c.generation =
        (SELECT generation FROM subscription WHERE owner = 'member' AND is_live)
     WHERE u.generation =
        (SELECT generation FROM subscription WHERE owner = 'public' AND is_live);
`;
