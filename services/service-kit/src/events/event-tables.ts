import type { Knex } from 'knex';

/**
 * For a migration of a service that tells facts: the `event` table, and the
 * counter of each subject's versions. Released migrations call this, so it is
 * never edited: a change of the tables is a function of its own.
 */
export async function createEventTables(database: Knex): Promise<void> {
  await database.raw(TABLES);
  await database.raw(NEVER_CHANGED);
  await database.raw(WAKES);
}

export async function dropEventTables(database: Knex): Promise<void> {
  await database.raw('DROP TABLE event, event_subject');
  await database.raw('DROP FUNCTION refuse_event_change(), wake_event_readers()');
}

// A fact stands at its transaction first and at its position second: positions
// are handed out before the commit, so that they alone do not tell who came later.
const TABLES = `
  CREATE TABLE event_subject (
    subject uuid PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    -- Where the subject's latest fact stands.
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
`;

// The trigger holds for everybody, the superuser too; the grant says it sooner.
const NEVER_CHANGED = `
  CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A fact is never changed or deleted: append another one.'
      USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER event_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
  REVOKE UPDATE, DELETE, TRUNCATE ON event FROM CURRENT_USER;
`;

// Channels belong to the whole database, so the schema is in the name.
const WAKES = `
  CREATE FUNCTION wake_event_readers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify(TG_TABLE_SCHEMA || '_event', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER event_wakes_readers AFTER INSERT ON event
    FOR EACH STATEMENT EXECUTE FUNCTION wake_event_readers();
`;
