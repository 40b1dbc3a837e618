import type { Knex } from 'knex';

/** Who agreed to be texted about her account, or ended that: when, by which words, from where. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE text_consent (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL,
      opted_in boolean NOT NULL,
      -- The words that she agreed to (text-messages/consent-wording.ts); null where she ended it.
      wording_version integer CHECK (wording_version > 0),
      -- SHA-256, in hexadecimal, of the row's id and the ten digits of the number that she agreed for:
      -- another number of hers is not texted. Null where she ended it.
      phone_digest text CHECK (phone_digest ~ '^[0-9a-f]{64}$'),
      decided_at timestamptz NOT NULL,
      ip_address inet NOT NULL,
      user_agent text NOT NULL,
      CHECK (opted_in = (wording_version IS NOT NULL)),
      CHECK (opted_in = (phone_digest IS NOT NULL))
    );
    -- The last one counts: ids are in the order of time.
    CREATE INDEX text_consent_user ON text_consent (user_id, decided_at DESC, id DESC);
    REVOKE UPDATE, TRUNCATE ON text_consent FROM CURRENT_USER;
  `);
}
