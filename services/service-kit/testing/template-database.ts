import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';

/** The folders of migrations that make a database, as `testDatabase` takes them. */
export type Folders = { migrations: string; more: Readonly<Record<string, string>> };

/**
 * The name of a database to make others from: what these folders make, once on each server for as
 * long as it runs. Only for servers no older than the code, because a migration may call what
 * stands elsewhere.
 */
export async function templateDatabase(server: string, folders: Folders): Promise<string> {
  const name = `template_${await digestOf(folders)}`;
  const connection = openDatabase(server, { max: 1 });
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

/** Runs every folder's migrations on an empty database, those of further schemas first. */
export async function migrateAll(url: string, { migrations, more }: Folders): Promise<void> {
  for (const [schema, folder] of Object.entries(more)) {
    await using(openDatabase(url, { max: 1, schema }), async (database) => {
      await database.raw(`CREATE SCHEMA ${schema}`);
      await migrate(database, folder);
    });
  }
  await using(openDatabase(url, { max: 1 }), (database) => migrate(database, migrations));
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

async function digestOf({ migrations, more }: Folders): Promise<string> {
  const hash = createHash('sha256');
  for (const [schema, folder] of [...Object.entries(more), ['', migrations] as const]) {
    for (const file of (await readdir(folder)).toSorted()) {
      hash.update(`${schema}\0${file}\0`).update(await readFile(join(folder, file)));
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
