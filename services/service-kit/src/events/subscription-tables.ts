import type { Knex } from 'knex';

/**
 * For a migration of a service that subscribes to others: how far it has come with each of them. A
 * generation is one complete reading of an owner's events from the beginning. One is live; a rebuild
 * makes the next, which takes over once it has come as far. What events are written to has a column
 * `generation integer REFERENCES subscription ON DELETE CASCADE` in its primary key, and a view that
 * shows the live one. Never edited once a migration that calls it is merged.
 */
export async function createSubscriptionTables(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE subscription (
      generation integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The service whose events these are.
      owner text NOT NULL,
      is_live boolean NOT NULL,
      -- The last event that was applied.
      position text NOT NULL DEFAULT '0',
      UNIQUE (owner, is_live)
    );

    -- Which version of each subject was applied last.
    CREATE TABLE subscription_subject (
      generation integer NOT NULL REFERENCES subscription ON DELETE CASCADE,
      subject uuid NOT NULL,
      version integer NOT NULL CHECK (version > 0),
      PRIMARY KEY (generation, subject)
    );
  `);
}
