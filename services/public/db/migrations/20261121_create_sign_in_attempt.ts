import type { Knex } from 'knex';

/**
 * Failed sign-ins by address, whether or not anybody has it: a lock that only
 * real accounts could have would tell which ones are real. Holds the address's
 * digest, so that the table is no list of addresses that people typed.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE sign_in_attempt (
      email_digest bytea PRIMARY KEY,
      count smallint NOT NULL CHECK (count > 0),
      forgotten_at timestamptz NOT NULL
    )`);
  await database.raw('CREATE INDEX sign_in_attempt_forgotten_at ON sign_in_attempt (forgotten_at)');
}
