import type { Knex } from 'knex';
import type { Outflow } from './outflows.ts';

/** Recurring bills in the database; bank-link writes them as it reads the bank. */
export const outflowStore = (database: Knex) => ({
  async list(userId: string): Promise<Outflow[]> {
    const rows = await database('recurring_outflow').where({ user_id: userId }).orderBy('id');
    return rows.map((row) => ({
      id: row.id,
      merchantName: row.merchant_name,
      description: row.description,
      averageCents: row.average_cents,
      frequency: row.frequency,
      lastOccurrenceOn: row.last_occurrence_on,
      nextOccurrenceOn: row.next_occurrence_on,
      categoryPrimary: row.category_primary,
      categorySecondary: row.category_secondary,
    }));
  },
});
