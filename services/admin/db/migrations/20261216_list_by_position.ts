import type { Knex } from 'knex';

/**
 * Append-only lists of the back office: each row has a position from 1 without a gap, so that a page
 * is a range of positions. What was read so far has none of them, so everything is read anew.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(LISTS + READ_ANEW);
}

const LISTS = `
  -- How many rows a list has in a reading: the greatest position.
  CREATE TABLE list_length (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    list text,
    -- NULL for a reading that began before there was the list: it never has all of it.
    length bigint,
    PRIMARY KEY (generation, list)
  ) WITH (fillfactor = 50);

  CREATE TABLE card_transaction_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    position bigint,
    card_transaction_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    amount_cents bigint NOT NULL,
    merchant_name text NOT NULL,
    network_state text NOT NULL,
    customer_state text NOT NULL,
    synctera_transaction_id uuid,
    synctera_account_id uuid,
    PRIMARY KEY (generation, position),
    UNIQUE (generation, card_transaction_id)
  ) WITH (fillfactor = 90);

  CREATE TABLE waitlist_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    position bigint,
    entry_id uuid NOT NULL,
    -- As the event has it: nothing of it ever changes, and nothing is searched for.
    entry jsonb NOT NULL,
    PRIMARY KEY (generation, position)
  );

  CREATE TABLE survey_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    position bigint,
    result_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subscores smallint[] NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (generation, position)
  );
`;

const READ_ANEW = `
  DELETE FROM subscription WHERE NOT is_live;
  INSERT INTO list_length (generation, list, length)
  SELECT generation, list, NULL
    FROM subscription CROSS JOIN unnest(ARRAY['card_transactions', 'waitlist', 'surveys']) list;
  INSERT INTO subscription (owner, is_live) SELECT owner, false FROM subscription;
`;
