import type { Knex } from 'knex';

/**
 * Until when a refund that was sent to a member's deposit account with us is awaited there; null where
 * none is, or has been for long enough.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE income_tax_return ADD refund_awaited_until date');
}
