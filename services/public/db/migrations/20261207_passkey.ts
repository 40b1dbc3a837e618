import type { Knex } from 'knex';

/** Passkeys (WebAuthn), up to ten for a person, and the challenges that they sign. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE passkey (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      -- The authenticator's: 128 bits at least, so that nobody guesses one.
      credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 16 AND 1023),
      -- COSE.
      public_key bytea NOT NULL,
      -- How often it has signed, as the authenticator counts; 0 where it does not.
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name varchar(60) NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX passkey_user ON passkey (user_id, created_at);

    CREATE TABLE passkey_challenge (
      -- 32 random bytes. The row is deleted when it is answered.
      challenge bytea PRIMARY KEY,
      -- The gateway's: no other browser can answer.
      session_id text NOT NULL,
      purpose varchar(11) NOT NULL
        CHECK (purpose IN ('register', 'sign_in', 'second_step', 'confirm')),
      -- Whose passkey it has to be; null while anybody's will do.
      user_id uuid REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      CHECK ((user_id IS NULL) = (purpose = 'sign_in'))
    );
    CREATE INDEX passkey_challenge_created ON passkey_challenge (created_at);
    CREATE INDEX passkey_challenge_user ON passkey_challenge (user_id);
  `);
}
