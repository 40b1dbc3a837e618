import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths } from '../../../infra/dev/data/data-folder.ts';
import { eachTable } from './stored-rows.ts';

/* Looks for values that were put into the product where they must not come out. */

/** By what it is, a value that can be found again. */
export type Marked = Record<string, string>;

/** What a text holds of them, by name. */
export const findIn = (text: string, marked: Marked): string[] =>
  Object.entries(marked)
    .filter(([, value]) =>
      isDigits(value)
        ? new RegExp(standingAlone(value)).test(text)
        : writings(value).some((writing) => text.includes(writing)),
    )
    .map(([name]) => name);

/** The same for every file of the product's logs: `member.log: password`. */
export async function findInLogs(marked: Marked): Promise<string[]> {
  const logs = await readLogs();
  return logs.flatMap(({ file, text }) => findIn(text, marked).map((name) => `${file}: ${name}`));
}

/** What the product's processes have written since it started. */
export async function readLogs(): Promise<{ file: string; text: string }[]> {
  const folder = dataPaths(process.env['RESET_DATA'] ?? '').logs;
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  );
}

/** The same for every table that a service may read, jobs and events among them: `table: name`. */
export async function findInDatabase(marked: Marked): Promise<string[]> {
  const values = Object.values(marked);
  const texts = values.filter((value) => !isDigits(value)).flatMap(writings);
  const digits = standingAlone(values.filter(isDigits).join('|') || NOTHING);
  const found: string[] = [];
  await eachTable(async (client, table) => {
    const { rows } = await client.query<{ row: string }>(
      // Written as text once for each row, and not once for each value.
      `WITH rows AS MATERIALIZED (SELECT to_jsonb(t)::text AS row FROM ${table} t)
       SELECT row FROM rows
        WHERE EXISTS (SELECT FROM unnest($1::text[]) text WHERE strpos(row, text) > 0)
           OR row ~ $2 LIMIT 1`,
      [texts, digits],
    );
    const names = rows.flatMap(({ row }) => findIn(row, marked));
    found.push(...names.map((name) => `${table}: ${name}`));
  });
  return found;
}

/** A pattern that fits no text. */
const NOTHING = '(?!)';

const isDigits = (value: string): boolean => /^\d+$/.test(value);

/** Ids, times and amounts are full of digits: those of a code that stand within them, as in `ins_109508`, are none. */
const standingAlone = (digits: string): string =>
  `(^|[^0-9A-Za-z._-])(${digits})([^0-9A-Za-z._-]|$)`;

/** As it is; as PostgreSQL shows bytes; as base64, whose last letter depends on what follows. */
const writings = (value: string): string[] => [
  value,
  Buffer.from(value).toString('hex'),
  Buffer.from(value).toString('base64').replaceAll('=', '').slice(0, -1),
];
