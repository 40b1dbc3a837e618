import type { Knex } from 'knex';

/** The institutions that the providers know, each provider's list replaced as a whole. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE institution_list (
      provider text PRIMARY KEY CHECK (provider IN ('plaid', 'pinwheel')),
      -- Counted up with each list that was read.
      version integer NOT NULL DEFAULT 0,
      -- null while none was read.
      refreshed_at timestamptz,
      -- When a job to read it was last added.
      asked_at timestamptz
    );
    INSERT INTO institution_list (provider) VALUES ('plaid'), ('pinwheel');

    CREATE TABLE institution (
      provider text NOT NULL REFERENCES institution_list,
      id text NOT NULL CHECK (id <> ''),
      kind text NOT NULL CHECK (kind IN ('bank', 'payroll', 'time_and_attendance')),
      name text NOT NULL,
      products text[] NOT NULL,
      is_digital_only boolean NOT NULL,
      PRIMARY KEY (provider, id)
    );
  `);
}
