import type { Knex } from 'knex';

export const config = { transaction: false };

const INDEXES = [
  ['person_direct_deposit_flow', 'pay_key', `repayment_method = 'direct_deposit_flow'`],
  ['person_ach_debit_flow', 'pay_key', `repayment_method = 'ach_debit_flow'`],
  ['person_cardholders_latest', 'latest_key', 'is_cardholder'],
] as const;

/** The pages of these lists are read by index. */
export async function up(database: Knex): Promise<void> {
  for (const [name, key, condition] of INDEXES) {
    // An interrupted run leaves an invalid one.
    await database.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await database.raw(
      `CREATE INDEX CONCURRENTLY ${name} ON person (${key}, registered_at, user_id)
        WHERE ${condition}`,
    );
  }
}
