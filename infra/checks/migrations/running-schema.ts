import type { Database } from '@reset/service-kit';

/**
 * What the running version has, as the catalogue of a database says that its migrations made. Names are
 * as they are written in its own schema, and with a schema of whatever one.
 */
export type RunningSchema = {
  /** Tables, views, sequences, indexes. */
  relations: ReadonlySet<string>;
  /** By `table.column`. */
  columns: ReadonlyMap<string, { isNotNull: boolean }>;
  /** By `table.constraint`, as `CHECK ((id < 9))`. */
  constraints: ReadonlyMap<string, string>;
  /** By name, of what they are unique: `note USING btree (id)`. */
  uniqueIndexes: ReadonlyMap<string, string>;
  /** Domains with a constraint or a default. */
  domains: ReadonlySet<string>;
  /** Functions that read, compute, or are the running version's own. */
  functions: ReadonlySet<string>;
};

/** Reads the catalogue; the current schema is the service's own. */
export async function readRunningSchema(database: Database): Promise<RunningSchema> {
  const read = async <Row>(query: string) => (await database.raw<{ rows: Row[] }>(query)).rows;
  const relations = await read<{ name: string }>(`${NAMED} SELECT name FROM named`);
  const columns = await read<{ name: string; isNotNull: boolean }>(`${NAMED}
    SELECT name || '.' || attname AS name, attnotnull AS "isNotNull"
      FROM named JOIN pg_attribute ON attrelid = oid
     WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND attnum > 0 AND NOT attisdropped`);
  const constraints = await read<{ name: string; definition: string }>(`${NAMED}
    SELECT named.name || '.' || conname AS name, pg_get_constraintdef(c.oid) AS definition
      FROM named JOIN pg_constraint c ON conrelid = named.oid`);
  const indexes = await read<{ name: string; key: string }>(`${NAMED}
    SELECT name, substring(pg_get_indexdef(oid) FROM ' ON (.*)$') AS key
      FROM named JOIN pg_index ON indexrelid = oid WHERE indisunique AND indisvalid`);
  const domains = await read<{ name: string }>(DOMAINS);
  const functions = await read<{ name: string }>(FUNCTIONS);
  return {
    relations: new Set(relations.map(({ name }) => name)),
    columns: new Map(columns.map(({ name, isNotNull }) => [name, { isNotNull }])),
    constraints: new Map(constraints.map(({ name, definition }) => [name, definition])),
    uniqueIndexes: new Map(indexes.map(({ name, key }) => [name, key])),
    domains: new Set(domains.map(({ name }) => name)),
    functions: new Set(functions.map(({ name }) => name)),
  };
}

const SYSTEM = `('pg_catalog', 'information_schema', 'pg_toast')`;

/** Relations with each name by which a statement may call them. */
const NAMED = `
  WITH named AS (
    SELECT c.oid, c.relkind, s.name
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     CROSS JOIN LATERAL (
       SELECT n.nspname || '.' || c.relname
       UNION ALL SELECT c.relname WHERE n.nspname = current_schema()
     ) AS s (name)
     WHERE n.nspname NOT IN ${SYSTEM}
  )`;

/** A domain over another one has its constraints as well. */
const DOMAINS = `
  WITH RECURSIVE bound AS (
    SELECT oid, typname FROM pg_type
     WHERE typtype = 'd'
       AND (typnotnull OR typdefault IS NOT NULL
            OR EXISTS (SELECT FROM pg_constraint WHERE contypid = pg_type.oid))
    UNION
    SELECT t.oid, t.typname FROM pg_type t JOIN bound ON t.typbasetype = bound.oid WHERE t.typtype = 'd'
  )
  SELECT DISTINCT typname AS name FROM bound`;

/** What PostgreSQL or an extension brings may do whatever it likes where it is volatile. */
const FUNCTIONS = `
  SELECT proname AS name
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
   GROUP BY proname
  HAVING bool_and(provolatile <> 'v' OR (
    n.nspname NOT IN ${SYSTEM} AND NOT EXISTS (
      SELECT FROM pg_depend d
       WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')))`;
