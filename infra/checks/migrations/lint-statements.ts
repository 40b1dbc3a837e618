import { loadModule } from 'libpg-query';
import { isNeeded, neededIndex } from './judge-index.ts';
import { noteDomain } from './judge-domain.ts';
import { isMade, kindOf, judgeLoss, note, type LintContext } from './judge-loss.ts';
import { judgeReach } from './judge-reach.ts';
import { judgeRows } from './judge-rows.ts';
import { judgeTableChange, type TableChange } from './lint-table-changes.ts';
import type { RunningSchema } from './running-schema.ts';
import { kindAndNode, nameOf, namesIn, nodesIn, statementsIn, type Node } from './syntax-tree.ts';

/** A statement that the running version does not survive, and what to do instead. */
export type Finding = { statement: string; reason: string };

/**
 * Says of each statement of a release, in their order, why it breaks the version that runs beside it, or
 * keeps it waiting: it drops or renames what that uses, refuses what it writes, or locks a table that it
 * writes to for as long as it is read or rewritten. Whatever concerns only what these statements make
 * themselves is harmless. What is not known to be harmless is refused, as is what reaches beyond the
 * database.
 * @param running what the version that runs has
 * @param uses whether its code has a word
 */
export async function statementJudge(
  running: RunningSchema,
  uses: LintContext['uses'],
): Promise<(sql: string) => Finding[]> {
  // Statements are judged where they are sent, which waits for nothing.
  await loadModule();
  const made: LintContext = {
    relations: new Set(),
    constraints: new Set(),
    columns: new Map(),
    domains: new Set(),
    dropped: new Set(),
    running,
    uses,
  };
  return (sql) =>
    statementsIn(sql).flatMap((stmt) => {
      const [kind, node] = kindAndNode(stmt);
      const reasons = [...judgeReach(stmt, running), ...judge(kind, node, made)];
      return reasons.map((reason) => ({ statement: shown(sql), reason }));
    });
}

const MAX_SHOWN = 160;

/** The beginning of a statement, on one line. */
export const shown = (sql: string): string => onOneLine(sql).slice(0, MAX_SHOWN);

export const onOneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim();

/** Statements that the running version does not notice, whatever they are about. */
const HARMLESS = new Set([
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CompositeTypeStmt',
  'CreateStatsStmt',
]);

type Judge = (node: Node, made: LintContext) => string[];

const JUDGES: Record<string, Judge> = {
  SelectStmt: (node, made) => {
    const { intoClause } = node as { intoClause?: { rel?: unknown } };
    if (intoClause) note(nameOf(intoClause.rel), made);
    return judgeRows('SelectStmt', node, made);
  },
  InsertStmt: (node, made) => judgeRows('InsertStmt', node, made),
  UpdateStmt: (node, made) => judgeRows('UpdateStmt', node, made),
  DeleteStmt: (node, made) => judgeRows('DeleteStmt', node, made),
  TruncateStmt: (node, made) => judgeRows('TruncateStmt', node, made),
  CreateStmt: judgeTable,
  CreateTableAsStmt: (node, made) => {
    note(nameOf((node['into'] as Node | undefined)?.['rel']), made);
    return judgeRows('CreateTableAsStmt', node, made);
  },
  CreateDomainStmt: (node, made) => {
    noteDomain(node, made);
    return [];
  },
  DropStmt: judgeDrop,
  RenameStmt: judgeRename,
  IndexStmt: judgeIndex,
  CommentStmt: ({ objtype }) => ofDatabase(objtype, 'comments on'),
  GrantStmt: judgeGrant,
  // Knex nests transactions by these.
  TransactionStmt: ({ kind }) =>
    /SAVEPOINT|RELEASE|ROLLBACK_TO/.test(String(kind))
      ? []
      : [
          'It begins or ends a transaction, so that a failure after it takes nothing back: leave that to the release.',
        ],
  CreateFunctionStmt: standsInFunctions,
  CreateTrigStmt: standsInFunctions,
  ViewStmt: standsInFunctions,
  AlterEnumStmt: ({ oldVal }) =>
    oldVal
      ? [
          `It renames the value ${String(oldVal)}, which the running version writes: add a value instead.`,
        ]
      : [],
  AlterTableStmt: ({ relation, cmds, objtype }, made) => {
    if (isMade(relation, made)) return [];
    return (cmds as { AlterTableCmd: TableChange }[]).flatMap(({ AlterTableCmd: change }) =>
      judgeTableChange(change, {
        table: nameOf(relation),
        isTable: objtype === 'OBJECT_TABLE',
        made,
      }),
    );
  },
};

function judge(kind: string, node: Node, made: LintContext): string[] {
  if (HARMLESS.has(kind)) return [];
  return JUDGES[kind]?.(node, made) ?? [unknown(kind)];
}

const unknown = (kind: string): string =>
  `Nobody has said whether ${kind} is harmless to a version that runs: write it another way, or add it to infra/checks/migrations with a test.`;

function judgeTable({ relation, inhRelations }: Node, made: LintContext): string[] {
  note(nameOf(relation), made);
  return nodesIn(inhRelations, 'RangeVar')
    .filter((parent) => !isMade(parent, made))
    .map(
      (parent) =>
        `It makes ${nameOf(relation)} a part of ${nameOf(parent)}, which the running version reads and writes: make a table of its own.`,
    );
}

function standsInFunctions(): string[] {
  return [
    'It makes SQL that is code, which each release replaces as a whole: a file of db/functions holds it.',
  ];
}

/** What no file of db/functions makes is dropped; `changeOfSchema` compares what can be called then. */
const CODE = new Set(['OBJECT_FUNCTION', 'OBJECT_PROCEDURE', 'OBJECT_ROUTINE', 'OBJECT_AGGREGATE']);

function judgeDrop(
  { objects, removeType, behavior, concurrent }: Node,
  made: LintContext,
): string[] {
  const type = String(removeType);
  const names = (objects as Node[]).map(objectName);
  const foreign = names.filter((name) => !made.relations.has(name));
  if (foreign.length === 0) return [];
  if (behavior === 'DROP_CASCADE') {
    return [
      `It drops whatever depends on ${foreign.join(', ')} as well, by CASCADE: drop each by its name.`,
    ];
  }
  // That no trigger is missing is its author's to know.
  if (type === 'OBJECT_TRIGGER') return [];
  if (CODE.has(type)) {
    return foreign
      .filter((name) => made.uses(lastPart(name)))
      .map(
        (name) =>
          `It drops the function ${name}, which the running version names: a function goes with its file in db/functions.`,
      );
  }
  const kind = kindOf(type);
  if (kind === null) return [unknown(`the loss of ${type}`)];
  return foreign.flatMap((name) =>
    type === 'OBJECT_INDEX'
      ? judgeLostIndex(name, Boolean(concurrent), made)
      : judgeLoss(kind, name, made),
  );
}

function judgeLostIndex(name: string, isConcurrent: boolean, made: LintContext): string[] {
  if (isNeeded(name, made)) return [neededIndex(`the unique index ${name}`)];
  return isConcurrent
    ? []
    : [
        `It drops the index ${name} under a lock that nobody passes: DROP INDEX CONCURRENTLY, in a migration with config = { transaction: false }.`,
      ];
}

function judgeRename(
  { renameType, relation, object, subname, newname }: Node,
  made: LintContext,
): string[] {
  if (
    isMade(relation, made) ||
    renameType === 'OBJECT_INDEX' ||
    renameType === 'OBJECT_TABCONSTRAINT'
  )
    return [];
  const kind = kindOf(renameType);
  if (kind === null) return [unknown(`another name of ${String(renameType)}`)];
  const what =
    renameType === 'OBJECT_COLUMN'
      ? `the column ${String(subname)} of ${nameOf(relation)}`
      : `the ${kind} ${relation ? nameOf(relation) : objectName(object as Node)}`;
  return [
    `It renames ${what}, which the running version uses by its name: add ${String(newname)} beside it, write both, and drop the first one when nobody reads it.`,
  ];
}

function judgeIndex(node: Node, made: LintContext): string[] {
  const { relation, concurrent, if_not_exists: ifNotExists, idxname } = node;
  const name = String(idxname ?? 'the index');
  if (typeof idxname === 'string') note(idxname, made);
  if (isMade(relation, made)) return [];
  if (!concurrent) {
    return [
      `It builds ${name} while nobody can write to ${nameOf(relation)}: CREATE INDEX CONCURRENTLY, in a migration with config = { transaction: false }.`,
    ];
  }
  return ifNotExists
    ? [
        `It keeps ${name} as an interrupted run left it, which is invalid: DROP INDEX CONCURRENTLY IF EXISTS first, then create it without IF NOT EXISTS.`,
      ]
    : [];
}

/** What belongs to one database, and not to all of the server. */
const OF_DATABASE = new Set([
  'OBJECT_COLUMN',
  'OBJECT_DOMAIN',
  'OBJECT_FUNCTION',
  'OBJECT_INDEX',
  'OBJECT_SCHEMA',
  'OBJECT_SEQUENCE',
  'OBJECT_TABCONSTRAINT',
  'OBJECT_TABLE',
  'OBJECT_TYPE',
]);

const ofDatabase = (type: unknown, does: string): string[] =>
  OF_DATABASE.has(String(type)) ? [] : [unknown(`what ${does} ${String(type)}`)];

function judgeGrant({ is_grant: isGrant, objtype, objects }: Node, made: LintContext): string[] {
  const reach = ofDatabase(objtype, 'gives or takes rights on');
  if (isGrant || reach.length > 0) return reach;
  const relations = nodesIn(objects, 'RangeVar');
  return relations.length > 0 && relations.every((relation) => isMade(relation, made))
    ? []
    : [
        `It takes rights from a role, by which the running version may write: take those on tables that this release makes.`,
      ];
}

/** The name of what is dropped or renamed: a list of its parts, or of a type or a function. */
function objectName(object: Node): string {
  const [kind, node] = kindAndNode(object);
  const names = { List: node['items'], TypeName: node['names'], ObjectWithArgs: node['objname'] }[
    kind
  ];
  return names === undefined ? String(node['sval'] ?? '') : namesIn(names).join('.');
}

const lastPart = (name: string): string => name.split('.').at(-1) ?? name;
