import type { Database } from '@reset/service-kit';
import { isPlainFunction } from './plain-function.ts';
import type { RunningSchema } from './running-schema.ts';

/** A trigger that comes before what is written, by `table.trigger`. */
type Triggers = ReadonlyMap<string, { table: string; definition: string; body: string }>;

/** Those of the current schema that come before a row or a statement, or in the place of it. */
export async function readTriggers(database: Database): Promise<Triggers> {
  const BEFORE_OR_INSTEAD = 2 + 64;
  const { rows } = await database.raw<{
    rows: { name: string; table: string; definition: string; body: string }[];
  }>(`
    SELECT c.relname || '.' || tgname AS name, c.relname AS table,
           pg_get_triggerdef(t.oid) AS definition, pg_get_functiondef(tgfoid) AS body
      FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
     WHERE NOT tgisinternal AND tgtype & ${BEFORE_OR_INSTEAD} <> 0
       AND c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())`);
  return new Map(rows.map(({ name, ...trigger }) => [name, trigger]));
}

/**
 * Why triggers that are new or other than before refuse or drop what the running version writes: on its
 * tables, one comes before that by a function which does more than to assign and return. Where the
 * function did more before, what more it does is its author's.
 */
export const judgeTriggers = (
  before: Triggers,
  after: Triggers,
  { relations }: Pick<RunningSchema, 'relations'>,
): string[] =>
  [...after].flatMap(([name, { table, definition, body }]) => {
    const known = before.get(name);
    const isKnown =
      known?.definition === definition && (known.body === body || !isPlainFunction(known.body));
    return !relations.has(table) || isKnown || isPlainFunction(body)
      ? []
      : [
          `The trigger ${name} comes before what the running version writes to ${table}, and its function may refuse or drop that: have it only assign to NEW and return it, or let the service's code do it.`,
        ];
  });
