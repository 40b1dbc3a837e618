import type { Knex } from 'knex';

/** How far the issuing of people's cards has come. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE applicant_copy
      ADD COLUMN is_bank_of_another boolean NOT NULL DEFAULT false,
      ADD COLUMN is_deposit_switched boolean NOT NULL DEFAULT false;

    CREATE TABLE card_issuance (
      user_id uuid PRIMARY KEY,
      -- Her identity was verified: the account that her pay can be sent to is opened from then on.
      began_at timestamptz NOT NULL,
      account_opened_at timestamptz,
      -- How she repays, and her word for it: when and from where it came; NULL before.
      repayment_method text
        CHECK (repayment_method IN ('direct_deposit_flow', 'ach_debit_flow')),
      requested_at timestamptz,
      ip_address text,
      user_agent text,
      issued_at timestamptz,
      -- The code of the answer by which the issuer did not accept her.
      refusal text,
      tried_at timestamptz,
      CHECK ((repayment_method IS NULL) = (requested_at IS NULL)),
      CHECK (issued_at IS NULL OR (requested_at IS NOT NULL AND account_opened_at IS NOT NULL))
    );
    -- Those of which something is still to be done without her.
    CREATE INDEX card_issuance_open ON card_issuance (coalesce(tried_at, began_at))
      WHERE issued_at IS NULL AND refusal IS NULL
        AND (account_opened_at IS NULL OR requested_at IS NOT NULL);
  `);
}
