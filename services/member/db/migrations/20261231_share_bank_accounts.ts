import type { Knex } from 'knex';

/** Staff look at a bank account that a second member links; how it was found stays as long as both links. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE shared_bank_account (
      bank_link_id uuid PRIMARY KEY REFERENCES bank_link (id) ON DELETE CASCADE,
      other_link_id uuid NOT NULL REFERENCES bank_link (id) ON DELETE CASCADE,
      id uuid NOT NULL UNIQUE,
      found_at timestamptz NOT NULL,
      closed_at timestamptz,
      closed_by uuid,
      close_reason text,
      CHECK (bank_link_id <> other_link_id),
      CHECK ((closed_at IS NULL) = (closed_by IS NULL)
         AND (closed_at IS NULL) = (close_reason IS NULL))
    );
    CREATE INDEX shared_bank_account_other ON shared_bank_account (other_link_id);
    CREATE INDEX shared_bank_account_open ON shared_bank_account (found_at) WHERE closed_at IS NULL;
  `);
}
