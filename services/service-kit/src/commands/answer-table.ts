import type { Knex } from 'knex';

/**
 * For a migration of a service that other services send commands to: the answers that `answerOnce`
 * gave. Merged migrations call this, so it is never edited: a change of the table is a function of
 * its own.
 */
export async function createAnswerTable(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE command_answer (
      -- The command's Idempotency-Key.
      key uuid PRIMARY KEY,
      -- SHA-256 of what was asked for under it.
      request_hash bytea NOT NULL,
      status smallint NOT NULL,
      -- What was answered, as JSON; null for an answer without a body.
      body json,
      answered_at timestamptz NOT NULL
    );
    CREATE INDEX command_answer_age ON command_answer (answered_at);
  `);
}
