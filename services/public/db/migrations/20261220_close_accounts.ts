import type { Knex } from 'knex';

/** Accounts that were closed for good: what of them may be erased is erased. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE users ADD COLUMN closed_at timestamptz');
}
