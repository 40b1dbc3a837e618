import type { Knex } from 'knex';

/**
 * How members stand is published from now on, beginning with all of them: whoever is stale is looked
 * at, and published where she stands otherwise than was published last.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- Written by triggers on what a standing is made of, and read by publish_members.
    CREATE TABLE member_stale (
      user_id uuid PRIMARY KEY,
      -- Another number each time: what changes while she is looked at stays stale.
      version bigint NOT NULL
    ) WITH (fillfactor = 70);
    CREATE SEQUENCE member_stale_version;

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
    INSERT INTO member_stale (user_id, version)
    SELECT user_id, nextval('member_stale_version') FROM member;
  `);
}
