import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  migrate,
  openDatabase,
  type Database,
  type QueryGuard,
  type SqlSource,
} from '@reset/service-kit';
import type { ServiceSchemas } from '../../dev/services.ts';
import { judgeSqlFile } from './judge-sql-file.ts';
import { judgeTriggers, readTriggers } from './judge-triggers.ts';
import { shown, statementJudge, type Finding } from './lint-statements.ts';
import { readRunningSchema, type RunningSchema } from './running-schema.ts';

/** What SQL can call or read, by its signature: `decide(jsonb) returns boolean`, `notes.text text`. */
type Signatures = ReadonlyMap<string, Callable>;
type Callable = { kind: 'function' | 'view' | 'namesake'; name: string };

/** What becomes of a database that the live version made when the next one is released. */
export type SchemaChange = {
  /** What of that the live version does not survive; it was not sent. */
  findings: Finding[];
  /** By the path of each new migration, what it sends, in its order. */
  judged: Map<string, string[]>;
  /**
   * What callers would find no more, or with another type, and functions of the same name as theirs
   * beside these; of the service's own schema or of one that it may call into.
   */
  lost: (Callable & { signature: string; isOwn: boolean })[];
  /** Why triggers get in the way of what the live version writes. */
  triggers: string[];
};

export const NO_CHANGE: SchemaChange = { findings: [], judged: new Map(), lost: [], triggers: [] };

type Versions = {
  live: ServiceSchemas;
  next: ServiceSchemas;
  /** Whether the live version's code has a word. */
  uses: (word: string) => boolean;
};

/**
 * Tries on an empty database what a release would do to the real one. Each statement is judged before it
 * is sent: one that is refused reaches no database.
 * @param url the empty database, as a role that may do everything there
 */
export async function changeOfSchema(
  url: string,
  { live, next, uses }: Versions,
): Promise<SchemaChange> {
  const change: SchemaChange = { findings: [], judged: new Map(), lost: [], triggers: [] };
  for (const schema of Object.keys(next.guarded)) {
    const folders = { schema, before: live.guarded[schema], after: next.guarded[schema] };
    await compare(url, folders, { change, uses });
  }
  // A service's own is the default one, as for its role.
  const folders = { schema: null, before: live.db, after: next.db };
  await compare(url, folders, { change, uses });
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
  { change, uses }: { change: SchemaChange } & Pick<Versions, 'uses'>,
): Promise<void> {
  if (!after) return;
  let guard: QueryGuard = () => true;
  const database = openDatabase(url, {
    max: 1,
    guard: (sql, source) => guard(sql, source),
    ...(schema === null ? {} : { schema }),
  });
  try {
    if (schema !== null) await database.raw(`CREATE SCHEMA IF NOT EXISTS ??`, [schema]);
    if (before) await migrate(database, before);
    const [signatures, triggers] = [await readSignatures(database), await readTriggers(database)];
    const running = await readRunningSchema(database);
    guard = await judgingGuard(change, running, uses);
    const isWhole = await migrate(database, after).then(
      () => true,
      (error: Error) => {
        // Without what was refused, what needs it fails.
        if (change.findings.length === 0) throw error;
        return false;
      },
    );
    if (!isWhole) return;
    const lost = lostOf(signatures, await readSignatures(database));
    change.lost.push(...lost.map((one) => ({ ...one, isOwn: schema === null })));
    change.triggers.push(...judgeTriggers(triggers, await readTriggers(database), running));
  } finally {
    await database.destroy();
  }
}

function lostOf(before: Signatures, after: Signatures): (Callable & { signature: string })[] {
  const isBeside = ({ kind, name }: Callable) =>
    kind === 'function' &&
    [...before].some(([signature, known]) => known.name === name && after.has(signature));
  return [
    ...[...before]
      .filter(([signature]) => !after.has(signature))
      .map(([signature, callable]) => ({ ...callable, signature })),
    ...[...after]
      .filter(([signature, callable]) => !before.has(signature) && isBeside(callable))
      .map(([signature, { name }]) => ({ kind: 'namesake' as const, name, signature })),
  ];
}

/** Notes what migrations send, and has nothing sent that is refused. */
async function judgingGuard(
  { findings, judged }: SchemaChange,
  running: RunningSchema,
  uses: Versions['uses'],
): Promise<QueryGuard> {
  const judge = await statementJudge(running, uses);
  const runs = new WeakSet<SqlSource>();
  return (sql, source) => {
    if (source === null) return true;
    // One that is run once more begins anew.
    if (source.kind === 'migration' && !runs.has(source)) judged.set(source.path, []);
    runs.add(source);
    judged.get(source.path)?.push(sql);
    const found =
      source.kind === 'migration'
        ? judge(sql)
        : judgeSqlFile(sql, running).map((reason) => ({ statement: shown(sql), reason }));
    const isKnown = (one: Finding) =>
      findings.some(
        ({ statement, reason }) => statement === one.statement && reason === one.reason,
      );
    findings.push(...found.filter((one) => !isKnown(one)));
    return found.length === 0;
  };
}

/** Of the current schema: functions but those of triggers, which no code calls, and columns of views. */
async function readSignatures(database: Database): Promise<Signatures> {
  const { rows } = await database.raw<{ rows: (Callable & { signature: string })[] }>(`
    WITH own (oid) AS (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    SELECT 'function' AS kind, proname AS name,
           format('%s(%s) returns %s', proname, oidvectortypes(proargtypes),
                  pg_get_function_result(p.oid)) AS signature
      FROM pg_proc p JOIN own ON own.oid = pronamespace
     WHERE prorettype <> 'trigger'::regtype
    UNION ALL
    SELECT 'view', relname, format('%s.%s %s', relname, attname, format_type(atttypid, atttypmod))
      FROM pg_class c JOIN own ON own.oid = relnamespace JOIN pg_attribute ON attrelid = c.oid
     WHERE relkind = 'v' AND attnum > 0`);
  return new Map(rows.map(({ signature, ...callable }) => [signature, callable]));
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
