import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, openDatabase } from '@reset/service-kit';
import type { ServiceSchemas } from '../../dev/services.ts';

/** A function that SQL can call, as `decide(jsonb) returns boolean`. */
type Signatures = Map<string, string>;

/** What becomes of a database that the live version made when the next one is released. */
export type SchemaChange = {
  /** What the migrations of the next version alone send, in their order. */
  statements: string[];
  /**
   * Functions that callers would find no more, or with another type; those of the service's own schema
   * or of one that it may call into.
   */
  lost: { name: string; signature: string; isOwn: boolean }[];
};

/**
 * Tries on an empty database what a release would do to the real one.
 * @param url the empty database, as a role that may do everything there
 */
export async function changeOfSchema(
  url: string,
  { live, next }: { live: ServiceSchemas; next: ServiceSchemas },
): Promise<SchemaChange> {
  const change: SchemaChange = { statements: [], lost: [] };
  for (const schema of Object.keys(next.guarded)) {
    await compare(
      url,
      { schema, before: live.guarded[schema], after: next.guarded[schema] },
      change,
    );
  }
  // A service's own is the default one, as for its role.
  await compare(url, { schema: null, before: live.db, after: next.db }, change);
  return change;
}

type Folders = {
  schema: string | null;
  before: string | null | undefined;
  after: string | null | undefined;
};

async function compare(
  url: string,
  { schema, before, after }: Folders,
  change: SchemaChange,
): Promise<void> {
  if (!after) return;
  const database = openDatabase(url, { max: 1, ...(schema === null ? {} : { schema }) });
  try {
    if (schema !== null) await database.raw(`CREATE SCHEMA IF NOT EXISTS ??`, [schema]);
    if (before) await migrate(database, before);
    const signatures = await readSignatures(database);
    const onQuery = ({ sql }: { sql: string }) => void change.statements.push(sql);
    database.on('query', onQuery);
    await migrate(database, after);
    database.off('query', onQuery);
    const left = await readSignatures(database);
    for (const [signature, name] of signatures) {
      if (!left.has(signature)) change.lost.push({ name, signature, isOwn: schema === null });
    }
  } finally {
    await database.destroy();
  }
}

/** Of the current schema's functions but triggers', which no code calls. */
async function readSignatures(database: ReturnType<typeof openDatabase>): Promise<Signatures> {
  const { rows } = await database.raw<{ rows: { name: string; signature: string }[] }>(`
    SELECT proname AS name,
           format('%s(%s) returns %s', proname, oidvectortypes(proargtypes),
                  pg_get_function_result(oid)) AS signature
      FROM pg_proc
     WHERE pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
       AND prorettype <> 'trigger'::regtype`);
  return new Map(rows.map(({ name, signature }) => [signature, name]));
}

/**
 * Whether the code of a version has a word: its source and its functions, not its migrations, which
 * are history.
 * @param folder with the folders of the service and of the workspaces that it imports
 * @param parts of each of them
 */
export function wordsIn(
  folder: string,
  parts = ['src', 'db/functions'],
): (word: string) => boolean {
  const texts = readdirSync(folder).flatMap((workspace) =>
    parts.flatMap((part) => textsBelow(join(folder, workspace, part))),
  );
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  // Camel case is what Knex is given for some names, and JSON for others.
  return (word) => words.has(word) || words.has(inCamelCase(word));
}

const inCamelCase = (word: string): string =>
  word.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

function textsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
      .filter(({ name }) => !name.endsWith('.test.ts'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  } catch {
    return [];
  }
}
