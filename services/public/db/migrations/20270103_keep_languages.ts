import type { Knex } from 'knex';

/** In which language somebody reads Reset; null for who never said. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE users ADD COLUMN language text CHECK (language IN ('en-US', 'es-US'));
    ALTER TABLE sign_up ADD COLUMN language text CHECK (language IN ('en-US', 'es-US'));
  `);
}
