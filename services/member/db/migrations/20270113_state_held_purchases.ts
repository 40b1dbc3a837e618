import type { Knex } from 'knex';

/** What was held at the end of a statement for purchases that no merchant had collected; null for those issued before. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE statement ADD held_cents bigint');
  await database.raw(`
    ALTER TABLE statement ADD CONSTRAINT statement_held CHECK (held_cents >= 0) NOT VALID
  `);
}
