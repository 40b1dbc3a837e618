import type { Knex } from 'knex';

/** People, and apart from them what they prove themselves with, so that no list reads a hash. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE users (
      id uuid PRIMARY KEY,
      -- As written by normalizeEmail: two spellings of one address are one person.
      email varchar(255) NOT NULL CONSTRAINT users_email_unique UNIQUE,
      first_name varchar(100) NOT NULL,
      last_name varchar(100) NOT NULL,
      staff boolean NOT NULL,
      -- The password is published with the source: production refuses it.
      seeded boolean NOT NULL,
      -- null until the address is confirmed.
      confirmed_at timestamptz,
      partner_slug varchar(64),
      referral_slug varchar(64),
      created_at timestamptz NOT NULL
    )`);
  await database.raw(`
    CREATE TABLE credential (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      password_hash text NOT NULL,
      updated_at timestamptz NOT NULL
    )`);
}
