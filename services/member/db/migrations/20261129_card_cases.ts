import type { Knex } from 'knex';

/** What staff have to look at of the issuer's records, because it could not be placed as it came. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE card_case (
      kind text NOT NULL,
      -- The issuer's id of the record.
      subject text NOT NULL,
      card_account_id uuid NOT NULL REFERENCES card_account,
      detail jsonb NOT NULL,
      opened_at timestamptz NOT NULL,
      -- null while it is open.
      closed_at timestamptz,
      PRIMARY KEY (kind, subject)
    );
    CREATE INDEX card_case_open ON card_case (card_account_id) WHERE closed_at IS NULL;
  `);
}
