import { lastNameIn, nameOf, nodesIn, type Node, type Relation } from './syntax-tree.ts';
import type { RunningSchema } from './running-schema.ts';

/** Volatile functions of PostgreSQL that do nothing but what a row needs. */
const KNOWN_FUNCTIONS = new Set([
  'clock_timestamp',
  'gen_random_uuid',
  'nextval',
  'random',
  'uuidv4',
  'uuidv7',
]);

/**
 * What a statement does beyond the tables that it names, wherever it stands in it: it calls functions
 * that reach settings, sessions, files or other servers, or it writes to PostgreSQL's own tables.
 */
export function judgeReach(
  statement: Node,
  { functions }: Pick<RunningSchema, 'functions'>,
): string[] {
  const called = nodesIn(statement, 'FuncCall').map(({ funcname }) => lastNameIn(funcname));
  const unknown = called.filter((name) => !functions.has(name) && !KNOWN_FUNCTIONS.has(name));
  const written = WRITES.flatMap((kind) => nodesIn(statement, kind))
    .map(({ relation }) => relation)
    .filter(isOfSystem);
  return [
    ...[...new Set(unknown)].map(
      (name) =>
        `Nobody has said whether ${name}() is harmless to a version that runs: write it without, or add it to infra/checks/migrations with a test.`,
    ),
    ...written.map(
      (relation) =>
        `It writes to ${nameOf(relation)}, which is PostgreSQL's own: say it by a statement for that.`,
    ),
  ];
}

const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'];

const isOfSystem = (relation: unknown): boolean => {
  const { schemaname = '', relname = '' } = (relation ?? {}) as Relation;
  return schemaname === 'information_schema' || (schemaname || relname).startsWith('pg_');
};
