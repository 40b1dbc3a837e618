import type { Knex } from 'knex';

/** Members' tax returns: while one is accepted a part of its refund is on top of the limit. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE income_tax_return (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES member,
      -- Federal, or a state.
      jurisdiction text NOT NULL,
      tax_year smallint NOT NULL,
      state text NOT NULL,
      refund_cents cents NOT NULL,
      is_advance_eligible boolean NOT NULL,
      status text NOT NULL
        CHECK (status IN ('submitted', 'accepted', 'rejected', 'refund_received', 'no_refund')),
      submitted_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      -- The refund, where it came in through us, whatever it came to: nothing of it is advanced then.
      refunded_by uuid UNIQUE REFERENCES incoming_deposit,
      UNIQUE (user_id, jurisdiction, tax_year)
    );
  `);
}
