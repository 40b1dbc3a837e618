import type { Knex } from 'knex';

/** What decide_authorizations takes and passes on. */
export async function up(database: Knex): Promise<void> {
  await database.raw(TYPES);
}

const TYPES = `
  CREATE TYPE authorization_question AS (
    -- The issuer's ids of the requested hold and of the card.
    id uuid, card uuid,
    amount_cents integer, occurred_at timestamptz, merchant_name text, merchant_category text,
    -- Ids for what is written, and when and until when it counts.
    transaction_id uuid, transfer_id uuid, group_id uuid, notification_id uuid,
    decided_at timestamptz, effective_on date, expires_at timestamptz
  );
  -- A request for a card that exists; the reason why it is declined, null for none so far.
  CREATE TYPE authorization_case AS (
    id uuid, amount_cents integer, occurred_at timestamptz, merchant_name text,
    merchant_category text, transaction_id uuid, transfer_id uuid, group_id uuid,
    notification_id uuid, decided_at timestamptz, effective_on date, expires_at timestamptz,
    card_id uuid, card_account_id uuid, user_id uuid, receivable bigint, reason text
  );
`;
