import type { Knex } from 'knex';

/** What strangers bring along when they sign up, their phones, and accounts that are closed. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE users
      ADD COLUMN product_name varchar(32),
      ADD COLUMN group_id varchar(64),
      ADD COLUMN utm_campaign varchar(255),
      ADD COLUMN utm_source varchar(255),
      ADD COLUMN utm_medium varchar(255),
      -- Ten digits. Believed only once a code that was sent to it came back.
      ADD COLUMN phone_number varchar(10),
      -- null while signing in asks for the password alone.
      ADD COLUMN mfa_enabled_at timestamptz,
      -- Who is deactivated cannot sign in.
      ADD COLUMN deactivated_at timestamptz,
      ADD CONSTRAINT users_mfa_has_phone CHECK (mfa_enabled_at IS NULL OR phone_number IS NOT NULL)
  `);
}
