import type { Database } from '../src/database/database.ts';
import type { DataSection } from '../src/personal-data/read-personal-data.ts';
import { testDatabase } from './test-database.ts';

/** The same of a service's own database. @param folders as `testDatabase` takes them */
export async function personalDataTablesOf(
  folders: Parameters<typeof testDatabase>,
  sections: readonly DataSection[],
  leftOut: Readonly<Record<string, string>>,
) {
  const { database, drop } = await testDatabase(...folders);
  return personalDataTables(database, sections, leftOut).finally(drop);
}

/**
 * Which tables of a service are in the copy of somebody's data, which are named as left out, and which
 * are neither. A table counts as in it when a section selects a column of it as it is.
 * @param leftOut by the table's name, with the reason
 */
export async function personalDataTables(
  database: Database,
  sections: readonly DataSection[],
  leftOut: Readonly<Record<string, string>>,
): Promise<{ forgotten: string[]; needlesslyLeftOut: string[] }> {
  const selected = new Set<number>();
  for (const { query } of sections) {
    const { fields } = await database.raw<{ fields: { tableID: number }[] }>(query, {
      userId: NOBODY,
    });
    for (const { tableID } of fields) selected.add(tableID);
  }
  const { rows } = await database.raw<{ rows: { id: number; name: string }[] }>(TABLES);
  const isExported = ({ id }: { id: number }) => selected.has(id);
  const names = new Set(rows.filter((table) => !isExported(table)).map(({ name }) => name));
  return {
    forgotten: [...names].filter((name) => !(name in leftOut)),
    needlesslyLeftOut: Object.keys(leftOut).filter((name) => !names.has(name)),
  };
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** All but what migrations keep about themselves. */
const TABLES = `
  SELECT c.oid::int AS id,
         CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
     AND c.relname NOT IN ('migration', 'migration_lock', 'sql_file')
   ORDER BY name
`;
