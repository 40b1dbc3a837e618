import type { Knex } from 'knex';

/** The payday on whose pay a member was congratulated last; null for none. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE member ADD celebrated_payday date');
}
