import type { Knex } from 'knex';

/**
 * For a migration of a service that publishes events: the `event` table, and the counter of each
 * subject's versions. Their triggers are in the kit's `db/functions`. Merged migrations call this,
 * so it is never edited: a change of the tables is a function of its own.
 */
export async function createEventTables(database: Knex): Promise<void> {
  await database.raw(TABLES);
}

// An event stands at its transaction first and at its position second: positions are handed out
// before the commit, so that they alone do not tell which came later.
const TABLES = `
  CREATE TABLE event_subject (
    subject uuid PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    -- Where the subject's latest event stands.
    transaction_id xid8 NOT NULL
  );

  CREATE TABLE event (
    position bigint GENERATED ALWAYS AS IDENTITY,
    transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
    type text NOT NULL,
    subject uuid NOT NULL,
    subject_version integer NOT NULL CHECK (subject_version > 0),
    payload jsonb NOT NULL,
    occurred_at timestamptz NOT NULL,
    PRIMARY KEY (transaction_id, position),
    UNIQUE (subject, subject_version)
  );
  REVOKE UPDATE, DELETE, TRUNCATE ON event FROM CURRENT_USER;
`;
