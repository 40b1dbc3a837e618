import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';

export type TestDatabase = {
  database: Knex;
  url: string;
  /** Closes and drops it. */
  drop(): Promise<void>;
};

/**
 * A database of its own for one test file, migrated, on the server that
 * TEST_DATABASE_URL names.
 */
export async function testDatabase(migrations: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server for tests.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { max: 20 });
  await migrate(database, migrations);
  return {
    database,
    url: url.href,
    drop: async () => {
      await database.destroy();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const connection = openDatabase(server, { max: 1 });
  try {
    await connection.raw(statement);
  } finally {
    await connection.destroy();
  }
}
