import type { Knex } from 'knex';

/** What merchants gave back: a refund is a record of its own, whatever it paid. */
export async function up(database: Knex): Promise<void> {
  await database.raw(REFUNDS);
  await database.raw(EARLIER);
}

const REFUNDS = `
  CREATE TABLE card_refund (
    -- The issuer's entry, and the first of the ledger's transfers.
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    -- The purchase that it gives back; null for none that we know.
    card_transaction_id uuid REFERENCES card_transaction,
    amount_cents cents NOT NULL CHECK (amount_cents > 0),
    merchant_name text NOT NULL,
    merchant_category text,
    transfer_group_id uuid NOT NULL UNIQUE,
    occurred_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL
  );
  CREATE INDEX card_refund_account ON card_refund (card_account_id, occurred_at DESC);
  CREATE INDEX card_refund_purchase ON card_refund (card_transaction_id);
`;

const EARLIER = `
  INSERT INTO card_refund (id, card_account_id, card_transaction_id, amount_cents, merchant_name,
           merchant_category, transfer_group_id, occurred_at, recorded_at)
  SELECT t.source::uuid, c.id, p.id, sum(t.amount), coalesce(min(p.merchant_name), 'Refund'),
         min(p.merchant_category), t.group_id, min(t.occurred_at), min(t.created_at)
    FROM ledger.transfer t
    JOIN card_account c ON t.credit IN (c.receivable, c.deposit)
    LEFT JOIN card_event e ON e.transfer_group_id = t.group_id AND e.kind = 'refunded'
    LEFT JOIN card_transaction p ON p.id = e.card_transaction_id
   WHERE t.code = 107
   GROUP BY t.source, c.id, p.id, t.group_id
`;
