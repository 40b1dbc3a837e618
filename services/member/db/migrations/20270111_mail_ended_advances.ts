import type { Knex } from 'knex';

/** When a member was mailed that what was in her limit of a return's refund is in it no more; null for never. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE income_tax_return ADD advance_end_mailed_at timestamptz');
}
