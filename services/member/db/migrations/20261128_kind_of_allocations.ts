import type { Knex } from 'knex';

/** Whose money an allocation is: only a repayment of the member's own counts for her limit. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE allocation ADD COLUMN kind text;
    UPDATE allocation a SET kind = CASE
      WHEN EXISTS (SELECT FROM card_event e
                    WHERE e.kind = 'refunded' AND e.transfer_group_id = a.repayment_id)
      THEN 'merchant_refund' ELSE 'repayment' END;
    ALTER TABLE allocation
      ALTER COLUMN kind SET NOT NULL,
      ADD CONSTRAINT allocation_kind
        CHECK (kind IN ('repayment', 'merchant_refund', 'deposit_balance'));
  `);
}
