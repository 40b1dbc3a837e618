import type { Knex } from 'knex';

/** What record_purchases takes, so that every purchase is recorded by it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TYPE purchase_recording AS (
      -- The purchase as it is from now on.
      id uuid, card_account_id uuid, card_id uuid, authorization_id uuid, pending_id uuid,
      purchased_at timestamptz, merchant_name text, merchant_category text, card_present boolean,
      transaction_reference_number text, requested_cents integer, held_cents integer,
      posted_cents integer, repaid_cents integer, network_state text, customer_state text,
      decline_reason text, issuer_updated_at timestamptz,
      -- Whose it is, which transfers go with it, and when it is recorded.
      user_id uuid, transfer_group_id uuid, recorded_at timestamptz, notification_id uuid,
      -- What happened to it, for card_event; no kind where that is written apart.
      kind text, amount_cents integer, source text, reason text, actor text, happened_at timestamptz
    );
  `);
}
