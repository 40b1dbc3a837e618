import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { openDatabase } from '../src/database/open-database.ts';
import { databaseUrl, migrateAll, templateDatabase, WAIT_MS } from './template-database.ts';

export const TEST_POOL = { max: 20, waitMs: WAIT_MS };

export type TestDatabase = {
  database: Knex;
  url: string;
  /** Closes and drops it. */
  drop(): Promise<void>;
};

/**
 * A database of its own for one test file, on the server that TEST_DATABASE_URL names; of several,
 * by commas, on this test process's own.
 * @param folder the `db/` that it is migrated with; without one it is empty
 * @param more those of further schemas, by the schema's name; they run first
 */
export async function testDatabase(
  folder?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<TestDatabase> {
  const server = testServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(server, name);
  if (process.env['TEST_DATABASE_IS_NEW'] === 'true') {
    const template = await templateDatabase(server, { folder, more });
    await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  } else {
    await administer(server, `CREATE DATABASE ${name}`);
    await migrateAll(url, { folder, more });
  }
  const database = openDatabase(url, TEST_POOL);
  return {
    database,
    url,
    drop: async () => {
      await database.destroy();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function testServer(): string {
  const servers = process.env['TEST_DATABASE_URL']?.split(',') ?? [];
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1);
  const server = servers[(worker - 1) % servers.length];
  if (!server) throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server for tests.');
  return server;
}

async function administer(server: string, statement: string): Promise<void> {
  const connection = openDatabase(server, { ...TEST_POOL, max: 1 });
  try {
    await connection.raw(statement);
  } finally {
    await connection.destroy();
  }
}
