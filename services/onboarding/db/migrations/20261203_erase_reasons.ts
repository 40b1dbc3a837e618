import type { Knex } from 'knex';

/** Why staff decided as they did is erased with what a person told of herself. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE identity_decision ALTER COLUMN reason DROP NOT NULL;
    GRANT UPDATE (reason) ON identity_decision TO CURRENT_USER;
  `);
}
