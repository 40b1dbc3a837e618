import type { Knex } from 'knex';

/**
 * Sign-ups whose password is yet to come, and what links in mails stand for. No
 * token is stored: each is made from its row's id.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE sign_up (
      -- Of the account too, once there is one.
      id uuid PRIMARY KEY,
      -- As written by normalizeEmail. Several may wait with one address, and an account may have it.
      email varchar(255) NOT NULL,
      first_name varchar(100) NOT NULL,
      last_name varchar(100) NOT NULL,
      product_name varchar(32) NOT NULL,
      partner_slug varchar(64),
      referral_slug varchar(64),
      group_id varchar(64),
      utm_campaign varchar(255),
      utm_source varchar(255),
      utm_medium varchar(255),
      created_at timestamptz NOT NULL,
      -- When its token was used up.
      used_at timestamptz
    );
    CREATE INDEX sign_up_created_at ON sign_up (created_at);

    CREATE TABLE email_confirmation (
      id uuid PRIMARY KEY,
      -- A sign-up's while there is no account.
      user_id uuid NOT NULL,
      email varchar(255) NOT NULL,
      -- Which browser requested it; null when not known.
      device_id text,
      created_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX email_confirmation_created_at ON email_confirmation (created_at);

    CREATE TABLE password_reset (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX password_reset_user_id ON password_reset (user_id);
    CREATE INDEX password_reset_created_at ON password_reset (created_at);
  `);
}
