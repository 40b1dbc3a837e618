import type { Knex } from 'knex';

/** The accounts that people's pay can be sent to, at the issuer of their cards. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE deposit_account (
      user_id uuid PRIMARY KEY REFERENCES member,
      synctera_account_id uuid NOT NULL UNIQUE,
      -- By both a payroll's direct deposit is recognised; the whole number stays with the issuer.
      routing_number text NOT NULL CHECK (routing_number ~ '^[0-9]{9}$'),
      account_mask text NOT NULL CHECK (account_mask ~ '^[0-9]{4}$'),
      opened_at timestamptz NOT NULL,
      -- When her payroll was first seen to send all of her pay there; NULL before.
      switched_at timestamptz
    );
  `);
}
