import type { Knex } from 'knex';

/** What members are told by push, in which browsers, and what is still to be sent. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE push_choice (
      user_id uuid PRIMARY KEY,
      kinds text[] NOT NULL
        CHECK (kinds <@ ARRAY['payday', 'low_balance', 'declined_purchase']),
      -- Of which reading of her bank it was looked at whether it has too little.
      balance_checked_at timestamptz
    );

    CREATE TABLE push_subscription (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL,
      -- A browser is one member's at a time.
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      -- The VAPID key that it was made with: the push service takes messages by no other.
      public_key text NOT NULL,
      user_agent text NOT NULL,
      created_at timestamptz NOT NULL,
      last_delivered_at timestamptz
    );
    CREATE INDEX push_subscription_user ON push_subscription (user_id, created_at);

    -- Written in the transaction in which it happens, handed over to jobs after it.
    CREATE TABLE push_message (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('payday', 'low_balance', 'declined_purchase')),
      -- What is told once.
      key text NOT NULL,
      details jsonb NOT NULL,
      happened_at timestamptz NOT NULL,
      handed_over_at timestamptz,
      UNIQUE (user_id, key)
    );
    CREATE INDEX push_message_waiting ON push_message (happened_at) WHERE handed_over_at IS NULL;
    CREATE INDEX push_message_age ON push_message (happened_at);

    CREATE TABLE push_delivery (
      message_id uuid NOT NULL REFERENCES push_message ON DELETE CASCADE,
      subscription_id uuid NOT NULL REFERENCES push_subscription ON DELETE CASCADE,
      delivered_at timestamptz NOT NULL,
      PRIMARY KEY (message_id, subscription_id)
    );
    CREATE INDEX push_delivery_subscription ON push_delivery (subscription_id);
  `);
}
