import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { sendFrom } from './guard-queries.ts';
import { listFiles } from './list-files.ts';
import { applySqlFiles, dropSqlObjects, isBlockedByDependents } from './sql-files.ts';

/** What a run did: names of migrations and of files; both empty when there was nothing to do. */
export type MigrationRun = { migrations: string[]; functions: string[] };

/** How long a migration waits for a table that is in use: whoever comes after it waits as well. */
const LOCK_TIMEOUT = '5s';

/** What the kit's own tables need (`event`), for each schema that has them. */
const KIT_FUNCTIONS = join(import.meta.dirname, '../../db/functions');

/**
 * Brings the current schema to its newest version: runs what is new in `<folder>/migrations`, then
 * makes the schema's functions, triggers and views what the files of `<folder>/functions` say. All
 * of it in one transaction, one migrator at a time.
 *
 * It waits for another migrator as long as that takes, and then for no table longer than five seconds.
 *
 * A migration with `export const config = { transaction: false }` runs by itself, after what stands
 * before it has been committed: an index is built CONCURRENTLY in no transaction. It may be
 * interrupted and run again. It waits without an end: for transactions that are older than itself,
 * of whatever table, while nobody waits for it.
 */
export async function migrate(database: Knex, folder: string): Promise<MigrationRun> {
  const done: string[] = [];
  for (;;) {
    const { migrations, functions, alone } = await migrateTogether(database, folder);
    done.push(...migrations);
    if (alone === null) return { migrations: done, functions };
    await runAlone(database, folder, alone);
    done.push(nameOf(alone));
  }
}

/** @returns with what it did, the migration that has to run alone before it can go on; null for none */
async function migrateTogether(
  database: Knex,
  folder: string,
): Promise<MigrationRun & { alone: string | null }> {
  return database.transaction(async (transaction) => {
    await transaction.raw(`SELECT pg_advisory_xact_lock(hashtext('migrate.' || current_schema()))`);
    await transaction.raw(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    try {
      return await transaction.transaction((attempt) => bringUpToDate(attempt, folder));
    } catch (error) {
      if (!isBlockedByDependents(error)) throw error;
      await dropSqlObjects(transaction);
      return await bringUpToDate(transaction, folder);
    }
  });
}

async function bringUpToDate(
  transaction: Knex.Transaction,
  folder: string,
): Promise<MigrationRun & { alone: string | null }> {
  const source = filesIn(folder);
  const pending = await findPending(transaction, source);
  const modules = await Promise.all(pending.map((file) => importMigration(folder, file)));
  const first = modules.findIndex(({ config }) => config?.transaction === false);
  const together = first === -1 ? pending : pending.slice(0, first);
  const migrations = await runMigrations(transaction, {
    ...source,
    getMigrations: async () => together,
  });
  const alone = pending[together.length] ?? null;
  // Functions may need what is still to come.
  if (alone !== null) return { migrations, functions: [], alone };
  const folders = [join(folder, 'functions')];
  if (await transaction.schema.hasTable('event')) folders.push(KIT_FUNCTIONS);
  return { migrations, functions: await applySqlFiles(transaction, folders), alone };
}

const configOf = (migrationSource: Knex.MigrationSource<string>): Knex.MigratorConfig => ({
  migrationSource,
  tableName: 'migration',
  // A release that is rolled back finds migrations of the one after it.
  disableMigrationsListValidation: true,
});

/** The files that have not run yet, in their order. */
async function findPending(
  transaction: Knex.Transaction,
  source: Knex.MigrationSource<string>,
): Promise<string[]> {
  const [, pending] = (await transaction.migrate.list(configOf(source))) as [unknown[], string[]];
  return pending;
}

async function runMigrations(
  database: Knex,
  source: Knex.MigrationSource<string>,
): Promise<string[]> {
  if ((await source.getMigrations([])).length === 0) return [];
  const [, names] = (await database.migrate.latest(configOf(source))) as [number, string[]];
  return names;
}

/** Past Knex, whose own lock outlives a run that is killed. */
async function runAlone(database: Knex, folder: string, file: string): Promise<void> {
  await runMigration(database, folder, file);
  await database('migration').insert({
    name: nameOf(file),
    batch: database.raw('(SELECT coalesce(max(batch), 0) + 1 FROM migration)'),
    migration_time: new Date(),
  });
}

async function runMigration(database: Knex, folder: string, file: string): Promise<void> {
  const { up } = await importMigration(folder, file);
  const path = join(folder, 'migrations', file);
  await sendFrom({ kind: 'migration', path }, () => up(database));
}

const nameOf = (file: string): string => basename(file, extname(file));

type Migration = Knex.Migration & { config?: { transaction?: boolean } };

const importMigration = (folder: string, file: string): Promise<Migration> =>
  import(pathToFileURL(join(folder, 'migrations', file)).href) as Promise<Migration>;

// Knex's own source stores `name.ts`; a later build to .js would then be called
// corrupt. Ours stores the name alone.
const filesIn = (folder: string): Knex.MigrationSource<string> => ({
  getMigrations: () => listFiles(join(folder, 'migrations'), /\.(ts|js)$/),
  getMigrationName: nameOf,
  getMigration: async (file) => ({
    up: (transaction: Knex) => runMigration(transaction, folder, file),
    down: refuseToGoBack,
  }),
});

const refuseToGoBack = (): never => {
  throw new Error('Migrations only go forward.');
};
