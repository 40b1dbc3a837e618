import type { Knex } from 'knex';

/** Mails that visitors caused, so that nobody gets more of them in a day than is bearable. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE visitor_mail (
      -- A keyed hash of the address: the table tells nobody who it was.
      recipient bytea NOT NULL,
      -- A job that runs again sends the same mail, and is counted once.
      job_id uuid NOT NULL,
      counted_at timestamptz NOT NULL,
      PRIMARY KEY (recipient, job_id)
    );
    CREATE INDEX visitor_mail_counted_at ON visitor_mail (counted_at);
  `);
}
