import type { PersonalDataSection } from '@reset/api-contract/personal-data.ts';
import { toCsv } from '@reset/service-kit/csv/to-csv.ts';
import { promisify } from 'node:util';
import { strToU8, zip, type AsyncZippable } from 'fflate';

/**
 * A copy of somebody's data as a ZIP archive: all of it as one file of JSON, and each kind as CSV, with
 * a page that says how to read it.
 * @throws when two kinds have one name, of which one would be lost
 */
export async function toArchive(
  sections: readonly PersonalDataSection[],
  exportedAt: Date,
): Promise<Buffer> {
  const kinds = new Map(sections.map(({ name, rows }) => [name, rows]));
  if (kinds.size < sections.length) throw new Error('Two kinds of data have the same name.');
  const data = { exported_at: exportedAt.toISOString(), ...Object.fromEntries(kinds) };
  const files: AsyncZippable = {
    'read-me.txt': strToU8(READ_ME),
    'your-data.json': strToU8(JSON.stringify(data, null, 2)),
    ...Object.fromEntries(sections.map((section) => [`csv/${section.name}.csv`, csvOf(section)])),
  };
  return Buffer.from(await compress(files, { mtime: exportedAt }));
}

const compress = promisify<AsyncZippable, { mtime: Date }, Uint8Array>(zip);

const csvOf = ({ columns, rows }: PersonalDataSection): Uint8Array =>
  strToU8(toCsv(columns, rows.map(toCells), { isBeginning: true }));

const toCells = (row: PersonalDataSection['rows'][number]) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toCell(value)]));

/** What has no cell of its own stands as JSON. */
function toCell(value: unknown): string | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return JSON.stringify(value);
}

const READ_ME = `Your data at Reset

your-data.json has all of it in one file. The folder csv has the same, one file for each kind, for
spreadsheets. A file without rows is a kind of which we keep nothing.

Amounts are in US dollars. Times are in UTC, as ISO 8601 writes them.

In ledger_lines, the column owed_change adds up to what you owe on your card, with pending purchases. The
column deposit_change adds up to the money of yours that is with us.

Not in it are your password and other secrets that you sign in with, which we can't read; your whole Social
Security number and whole account numbers, of which you see the last digits; and notes that our staff made
for each other.
`;
