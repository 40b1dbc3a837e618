import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';

/**
 * Brings the schema to its newest version, each migration in its transaction,
 * one migrator at a time.
 * @returns the names that ran now, none when there was nothing to do
 */
export async function migrate(database: Knex, directory: string): Promise<string[]> {
  const [, names] = (await database.migrate.latest({
    migrationSource: filesIn(directory),
    tableName: 'migration',
  })) as [number, string[]];
  return names;
}

// Knex's own source stores `name.ts`; a later build to .js would then be called
// corrupt. Ours stores the name alone.
function filesIn(directory: string): Knex.MigrationSource<string> {
  return {
    getMigrations: async () =>
      (await readdir(directory)).filter((file) => /\.(ts|js)$/.test(file)).toSorted(),
    getMigrationName: (file) => basename(file, extname(file)),
    getMigration: async (file) =>
      (await import(pathToFileURL(join(directory, file)).href)) as Knex.Migration,
  };
}
