import type { Knex } from 'knex';

/** Cards that staff have ordered for members, to come by mail. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE card_order (
      -- The key by which the issuer makes it once.
      id uuid PRIMARY KEY,
      card_account_id uuid NOT NULL REFERENCES card_account,
      is_expedited boolean NOT NULL,
      ordered_at timestamptz NOT NULL,
      -- When the issuer had made it, or it could not be made any more; null before.
      ended_at timestamptz CHECK (ended_at >= ordered_at)
    );
    CREATE UNIQUE INDEX card_order_open ON card_order (card_account_id) WHERE ended_at IS NULL;
    CREATE INDEX card_order_account ON card_order (card_account_id);
  `);
}
