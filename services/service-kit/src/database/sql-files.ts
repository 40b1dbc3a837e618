import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Knex } from 'knex';
import type pg from 'pg';
import { sendFrom } from './guard-queries.ts';
import { listFiles } from './list-files.ts';
import { readSqlObjects } from './sql-objects.ts';

type SqlFile = { name: string; path: string; sql: string; hash: string };

/** One row for each file that was applied, with the objects that it made. */
const TABLE = 'sql_file';
type Row = { name: string; hash: string; objects: string[] };

/**
 * Makes the functions, triggers and views of the current schema what the files say: runs those that
 * are new, have changed or lack one of their objects, and drops what no file makes (any longer).
 * Files may use each other's objects in any order; each replaces what it makes (CREATE OR REPLACE).
 * @returns the names of the files that ran; when none has to, nothing is written
 */
export async function applySqlFiles(
  transaction: Knex.Transaction,
  folders: readonly string[],
): Promise<string[]> {
  const files = (await Promise.all(folders.map(readFolder))).flat();
  const applied = await readApplied(transaction);
  const existing = await readSqlObjects(transaction);
  const isCurrent = ({ name, hash }: SqlFile): boolean => {
    const row = applied.get(name);
    return row?.hash === hash && row.objects.every((object) => existing.has(object));
  };
  const stale = files.filter((file) => !isCurrent(file));
  const names = files.map(({ name }) => name);
  const removed = [...applied.keys()].filter((name) => !names.includes(name));
  if (stale.length + removed.length === 0) return [];

  await inAnyOrder(transaction, stale, async (attempt, file) => {
    const { name, hash } = file;
    const objects = await run(attempt, file);
    await attempt<Row>(TABLE).insert({ name, hash, objects }).onConflict('name').merge();
  });
  await transaction<Row>(TABLE).whereIn('name', removed).delete();
  await dropOrphans(transaction);
  return stale.map(({ name }) => name);
}

/** Drops all functions, triggers and views of the current schema. */
export async function dropSqlObjects(transaction: Knex.Transaction): Promise<void> {
  if (await transaction.schema.hasTable(TABLE)) await transaction(TABLE).delete();
  await drop(transaction, [...(await readSqlObjects(transaction)).keys()]);
}

/** PostgreSQL's codes for a change that something else stands in the way of, or that no REPLACE makes. */
const BLOCKED = new Set(['2BP01', '42P13', '42P16', '0A000']);

/** Whether it could succeed were no functions, triggers and views there yet. */
export function isBlockedByDependents(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return BLOCKED.has(code ?? cause?.code ?? '');
}

async function readFolder(folder: string): Promise<SqlFile[]> {
  const files = await listFiles(folder, /\.sql$/);
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const sql = await readFile(path, 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      return { name: basename(file, '.sql'), path, sql, hash };
    }),
  );
}

async function readApplied(transaction: Knex.Transaction): Promise<Map<string, Row>> {
  if (!(await transaction.schema.hasTable(TABLE))) {
    await transaction.raw(
      `CREATE TABLE ${TABLE} (name text PRIMARY KEY, hash text NOT NULL, objects text[] NOT NULL)`,
    );
  }
  const rows = await transaction<Row>(TABLE);
  return new Map(rows.map((row) => [row.name, row]));
}

/** @returns the objects that the file made or replaced */
async function run(transaction: Knex.Transaction, { name, path, sql }: SqlFile): Promise<string[]> {
  const before = await readSqlObjects(transaction);
  // Past Knex, which takes each question mark for a parameter.
  const connection = (await transaction.client.acquireConnection()) as pg.Client;
  await sendFrom({ kind: 'function', path }, () => connection.query(sql));
  const after = await readSqlObjects(transaction);
  const objects = [...after.keys()].filter((object) => after.get(object) !== before.get(object));
  if (objects.length === 0) throw new Error(`${name}.sql makes no function, trigger or view.`);
  return objects;
}

async function dropOrphans(transaction: Knex.Transaction): Promise<void> {
  const made = new Set((await transaction<Row>(TABLE)).flatMap(({ objects }) => objects));
  const existing = await readSqlObjects(transaction);
  await drop(
    transaction,
    [...existing.keys()].filter((object) => !made.has(object)),
  );
}

const drop = (transaction: Knex.Transaction, objects: readonly string[]): Promise<void> =>
  inAnyOrder(
    transaction,
    objects.map((name) => ({ name })),
    async (attempt, { name }) => {
      await attempt.raw(`DROP ${name}`);
    },
  );

/** Does each, and once more those that failed for want of another, for as long as that helps. */
async function inAnyOrder<Item extends { name: string }>(
  transaction: Knex.Transaction,
  items: readonly Item[],
  work: (attempt: Knex.Transaction, item: Item) => Promise<void>,
): Promise<void> {
  let waiting = items;
  while (waiting.length > 0) {
    const failed: { item: Item; error: Error }[] = [];
    for (const item of waiting) {
      await transaction
        .transaction((attempt) => work(attempt, item))
        .catch((error: Error) => failed.push({ item, error }));
    }
    if (failed.length === waiting.length) {
      const errors = failed.map(({ error }) => error);
      const reasons = failed.map(({ item, error }) => `${item.name}: ${error.message}`);
      throw new Error(`SQL files failed\n${reasons.join('\n')}`, {
        cause: errors.find(isBlockedByDependents) ?? errors[0],
      });
    }
    waiting = failed.map(({ item }) => item);
  }
}
