import type { Knex } from 'knex';

/**
 * How members stand is published from now on, beginning with all of them: whoever is stale is looked
 * at, and published where she stands otherwise than was published last.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- Written by triggers on what a standing is made of, and read by publish_members. One row for each
    -- mark, so that none waits for another transaction's.
    CREATE TABLE member_stale (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL
    );

    CREATE TABLE member_published (
      user_id uuid PRIMARY KEY,
      standing jsonb NOT NULL
    );

    -- How far this service's own events of cards were read: they make members stale as well, so that
    -- an authorization writes no mark of its own.
    CREATE TABLE member_events_read (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      -- Everything below this transaction.
      below xid8 NOT NULL
    );
    INSERT INTO member_events_read (below) VALUES (pg_current_xact_id());
    INSERT INTO member_stale (user_id) SELECT user_id FROM member;
  `);
}
