import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Knex } from 'knex';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';

/** The folders `db/` that make a database, as `testDatabase` takes them. */
export type Folders = { folder?: string | undefined; more: Readonly<Record<string, string>> };

/** Tests share two cores and one server, and a query that waits there is no finding. */
export const WAIT_MS = 20_000;

const KIT = join(import.meta.dirname, '../db');

/**
 * The name of a database to make others from: what these folders make, once on each server for as
 * long as it runs. Only for servers no older than the code, because a migration may call what
 * stands elsewhere.
 */
export async function templateDatabase(server: string, folders: Folders): Promise<string> {
  const name = `template_${await digestOf(folders)}`;
  const connection = openDatabase(server, { max: 1, waitMs: WAIT_MS });
  try {
    if (await exists(connection, name)) return name;
    // Whoever else asks for it meanwhile waits until it is there.
    await connection.raw('SELECT pg_advisory_lock(hashtext(?))', [name]);
    if (await exists(connection, name)) return name;
    const unfinished = `${name}_unfinished`;
    await connection.raw(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await connection.raw(`CREATE DATABASE ${unfinished}`);
    await migrateAll(databaseUrl(server, unfinished), folders);
    await connection.raw(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await connection.destroy();
  }
}

/** Migrates an empty database, further schemas first. */
export async function migrateAll(url: string, { folder, more }: Folders): Promise<void> {
  for (const [schema, itsFolder] of Object.entries(more)) {
    await using(openDatabase(url, { max: 1, schema, waitMs: WAIT_MS }), async (database) => {
      await database.raw(`CREATE SCHEMA ${schema}`);
      await migrate(database, itsFolder);
    });
  }
  if (folder === undefined) return;
  await using(openDatabase(url, { max: 1, waitMs: WAIT_MS }), (database) =>
    migrate(database, folder),
  );
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function exists(connection: Knex, name: string): Promise<boolean> {
  const { rows } = await connection.raw('SELECT FROM pg_database WHERE datname = ?', [name]);
  return (rows as unknown[]).length > 0;
}

async function digestOf({ folder, more }: Folders): Promise<string> {
  const hash = createHash('sha256');
  for (const [schema, root] of Object.entries({ ...more, '': folder, kit: KIT })) {
    if (root === undefined) continue;
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
      hash.update(`${schema}\0${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

async function using(database: Knex, work: (database: Knex) => Promise<unknown>): Promise<void> {
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}
