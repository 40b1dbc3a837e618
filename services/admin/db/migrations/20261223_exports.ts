import type { Knex } from 'knex';

/** Files that staff have asked for, kept for a day in parts as they were written. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE export (
      -- The idempotency key by which it was asked for.
      id uuid PRIMARY KEY,
      type text NOT NULL CHECK (type IN
        ('users', 'waitlist', 'card_accounts', 'card_usage', 'users_for_analytics')),
      -- Whoever leaves the staff leaves no files behind.
      staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
      asked_at timestamptz NOT NULL,
      -- How often it was begun: only what was begun last is written and finished.
      attempt integer NOT NULL DEFAULT 0,
      -- All null until the file is whole.
      ready_at timestamptz,
      rows bigint,
      bytes bigint,
      expires_at timestamptz NOT NULL,
      CHECK (num_nulls(ready_at, rows, bytes) IN (0, 3))
    );
    CREATE INDEX export_staff ON export (staff_id);
    CREATE INDEX export_expiry ON export (expires_at);

    CREATE TABLE export_part (
      export_id uuid REFERENCES export ON DELETE CASCADE,
      attempt integer,
      number integer,
      content bytea NOT NULL,
      PRIMARY KEY (export_id, attempt, number)
    );
  `);
}
