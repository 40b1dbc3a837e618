import type { Knex } from 'knex';

export const config = { transaction: false };

/** Since when somebody has had a part of a tax refund in her limit is found by index. */
export async function up(database: Knex): Promise<void> {
  // An interrupted run leaves an invalid one.
  await database.raw('DROP INDEX CONCURRENTLY IF EXISTS spending_limit_advanced');
  await database.raw(`
    CREATE INDEX CONCURRENTLY spending_limit_advanced ON spending_limit (user_id, id)
     WHERE steps @> '[{"step": "refund_advance", "because": "refund"}]'
  `);
}
