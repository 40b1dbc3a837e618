import type { Knex } from 'knex';

/** Who is to be told once a product is to be had where she lives, and who was. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE availability_notice (
      user_id uuid NOT NULL,
      product text NOT NULL CHECK (product IN ('earned_wage_access', 'tax_refund_advance')),
      state_abbr text NOT NULL CHECK (state_abbr ~ '^[A-Z]{2}$'),
      requested_at timestamptz NOT NULL,
      -- When her mail became a job; NULL while she waits.
      announced_at timestamptz,
      PRIMARY KEY (user_id, product, state_abbr)
    );
    CREATE INDEX availability_notice_awaited ON availability_notice
      (product, state_abbr, user_id) WHERE announced_at IS NULL;
  `);
}
