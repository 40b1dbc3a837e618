import type { Knex } from 'knex';

/**
 * Who files taxes by April: its own id of her, where it was told to send refunds, and when her returns
 * were last asked for. A return keeps the provider's id, when it was first accepted and whether she has
 * read that; what was accepted before is no news.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE tax_filer (
      user_id uuid PRIMARY KEY REFERENCES member,
      april_user_id text NOT NULL UNIQUE,
      started_at timestamptz NOT NULL,
      -- When she last opened the questions.
      opened_at timestamptz NOT NULL,
      -- Names the account, and is not its number; null before one was told.
      told_destination text,
      -- Counts readings: what was read before another one was written is not written.
      version integer NOT NULL DEFAULT 0,
      -- A job waits that reads her returns.
      is_reading_due boolean NOT NULL DEFAULT false,
      reading_asked_at timestamptz NOT NULL
    );
    CREATE INDEX tax_filer_reading_asked ON tax_filer (reading_asked_at);
    ALTER TABLE income_tax_return
      ADD april_return_id text,
      ADD accepted_at timestamptz,
      ADD acceptance_read_at timestamptz;
    UPDATE income_tax_return SET accepted_at = updated_at, acceptance_read_at = updated_at
     WHERE status IN ('accepted', 'refund_received');
  `);
}
