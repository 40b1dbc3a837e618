import type { Knex } from 'knex';

/**
 * Codes that were sent, without the codes: those are derived from the id. Failed
 * tries, by account, and recovery codes as hashes.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE code_challenge (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      -- The gateway's: no other browser can answer.
      session_id text NOT NULL,
      purpose varchar(8) NOT NULL CHECK (purpose IN ('sign_in', 'enable', 'confirm')),
      phone_number varchar(10) NOT NULL,
      created_at timestamptz NOT NULL,
      -- The last time, and how often.
      sent_at timestamptz NOT NULL,
      sends smallint NOT NULL,
      tries smallint NOT NULL CHECK (tries <= 5),
      used_at timestamptz
    );
    CREATE INDEX code_challenge_user ON code_challenge (user_id, created_at);
    CREATE INDEX code_challenge_session ON code_challenge (session_id);

    CREATE TABLE wrong_code (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      count smallint NOT NULL CHECK (count > 0),
      forgotten_at timestamptz NOT NULL
    );

    CREATE TABLE recovery_code (
      user_id uuid REFERENCES users ON DELETE CASCADE,
      code_hash bytea,
      used_at timestamptz,
      PRIMARY KEY (user_id, code_hash)
    );
  `);
}
