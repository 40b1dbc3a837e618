import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { listFiles } from './list-files.ts';
import { applySqlFiles, dropSqlObjects, isBlockedByDependents } from './sql-files.ts';

/** What a run did: names of migrations and of files; both empty when there was nothing to do. */
export type MigrationRun = { migrations: string[]; functions: string[] };

/** What the kit's own tables need (`event`), for each schema that has them. */
const KIT_FUNCTIONS = join(import.meta.dirname, '../../db/functions');

/**
 * Brings the current schema to its newest version: runs what is new in `<folder>/migrations`, then
 * makes the schema's functions, triggers and views what the files of `<folder>/functions` say. All
 * of it in one transaction, one migrator at a time.
 */
export async function migrate(database: Knex, folder: string): Promise<MigrationRun> {
  return database.transaction(async (transaction) => {
    await transaction.raw(`SELECT pg_advisory_xact_lock(hashtext('migrate.' || current_schema()))`);
    try {
      return await transaction.transaction((attempt) => bringUpToDate(attempt, folder));
    } catch (error) {
      if (!isBlockedByDependents(error)) throw error;
      await dropSqlObjects(transaction);
      return await bringUpToDate(transaction, folder);
    }
  });
}

async function bringUpToDate(transaction: Knex.Transaction, folder: string): Promise<MigrationRun> {
  const migrations = await runMigrations(transaction, join(folder, 'migrations'));
  const folders = [join(folder, 'functions')];
  if (await transaction.schema.hasTable('event')) folders.push(KIT_FUNCTIONS);
  return { migrations, functions: await applySqlFiles(transaction, folders) };
}

async function runMigrations(transaction: Knex.Transaction, directory: string): Promise<string[]> {
  const config: Knex.MigratorConfig = {
    migrationSource: filesIn(directory),
    tableName: 'migration',
    // A release that is rolled back finds migrations of the one after it.
    disableMigrationsListValidation: true,
  };
  const [, pending] = (await transaction.migrate.list(config)) as [unknown[], unknown[]];
  if (pending.length === 0) return [];
  const [, names] = (await transaction.migrate.latest(config)) as [number, string[]];
  return names;
}

// Knex's own source stores `name.ts`; a later build to .js would then be called
// corrupt. Ours stores the name alone.
function filesIn(directory: string): Knex.MigrationSource<string> {
  return {
    getMigrations: () => listFiles(directory, /\.(ts|js)$/),
    getMigrationName: (file) => basename(file, extname(file)),
    getMigration: async (file) => {
      const { up } = (await import(pathToFileURL(join(directory, file)).href)) as Knex.Migration;
      return { up, down: refuseToGoBack };
    },
  };
}

const refuseToGoBack = (): never => {
  throw new Error('Migrations only go forward.');
};
