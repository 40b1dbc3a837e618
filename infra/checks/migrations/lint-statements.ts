import { parse } from 'libpg-query';
import { judgeTableChange, type TableChange } from './lint-table-changes.ts';
import { kindOf, judgeLoss, type LintContext } from './judge-loss.ts';

/** One statement's node by its kind, as PostgreSQL's own parser has it. */
type Node = Record<string, unknown>;

/** A statement that the running version does not survive, and what to do instead. */
export type Finding = { statement: string; reason: string };

type Relation = { schemaname?: string; relname?: string };

/**
 * Which of a release's statements break the version that runs beside it, or keep it waiting: they
 * drop or rename what it uses, refuse what it writes, or lock a table that it writes to for as long as
 * they read or rewrite it. Whatever concerns only what these statements make themselves is harmless.
 * What is not known to be harmless is refused.
 * @param statements all that the migrations send, in their order
 * @param uses whether the code of the version that runs has a word
 */
export async function lintStatements(
  statements: readonly string[],
  uses: LintContext['uses'],
): Promise<Finding[]> {
  const made: LintContext = { relations: new Set(), constraints: new Set(), uses };
  const findings: Finding[] = [];
  for (const sql of statements) {
    const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt?: Node }[] };
    for (const { stmt = {} } of stmts) {
      const [kind = '', node] = Object.entries(stmt)[0] ?? [];
      for (const reason of judge(kind, (node ?? {}) as Node, made)) {
        findings.push({ statement: onOneLine(sql), reason });
      }
    }
  }
  return findings;
}

const MAX_SHOWN = 160;

const onOneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SHOWN);

/** Statements that the running version does not notice, whatever they are about. */
const HARMLESS = new Set([
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateExtensionStmt',
  'CreateSchemaStmt',
  'CreateStatsStmt',
  'CommentStmt',
  'GrantStmt',
  'AlterDefaultPrivilegesStmt',
  'TransactionStmt',
  'VariableSetStmt',
]);

type Judge = (node: Node, made: LintContext) => string[];

const JUDGES: Record<string, Judge> = {
  CreateStmt: make,
  CreateTableAsStmt: ({ into }, made) => make((into ?? {}) as Node, { ...made }, 'rel'),
  DropStmt: judgeDrop,
  RenameStmt: judgeRename,
  IndexStmt: judgeIndex,
  DeleteStmt: ({ relation, whereClause }, made) =>
    whereClause || isMade(relation, made)
      ? []
      : [
          `It empties ${nameOf(relation)}, which the running version reads: delete nothing that it may need.`,
        ],
  TruncateStmt: ({ relations }, made) =>
    (relations as { RangeVar: Relation }[])
      .map(({ RangeVar }) => RangeVar)
      .filter((relation) => !isMade(relation, made))
      .map(
        (relation) =>
          `It empties ${nameOf(relation)}, which the running version reads: delete nothing that it may need.`,
      ),
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
  const judgeKind = JUDGES[kind];
  if (judgeKind) return judgeKind(node, made);
  return [
    `Nobody has said whether ${kind} is harmless to a version that runs: write it another way, or add it to infra/checks/migrations with a test.`,
  ];
}

function make(node: Node, made: LintContext, key = 'relation'): string[] {
  made.relations.add(nameOf(node[key]));
  return [];
}

/** What no file of db/functions makes is dropped; `changeOfSchema` compares what can be called then. */
const CODE = new Set(['OBJECT_FUNCTION', 'OBJECT_PROCEDURE', 'OBJECT_TRIGGER']);

function judgeDrop({ objects, removeType, concurrent }: Node, made: LintContext): string[] {
  if (CODE.has(String(removeType))) return [];
  return (objects as Node[]).flatMap((object) => {
    const name = lastNameIn(object);
    if (made.relations.has(name)) return [];
    if (removeType !== 'OBJECT_INDEX') return judgeLoss(kindOf(removeType), name, made);
    return concurrent
      ? []
      : [
          `It drops the index ${name} under a lock that nobody passes: DROP INDEX CONCURRENTLY, in a migration with config = { transaction: false }.`,
        ];
  });
}

function judgeRename(
  { renameType, relation, subname, newname }: Node,
  made: LintContext,
): string[] {
  if (
    isMade(relation, made) ||
    renameType === 'OBJECT_INDEX' ||
    renameType === 'OBJECT_TABCONSTRAINT'
  )
    return [];
  const what =
    renameType === 'OBJECT_COLUMN'
      ? `the column ${String(subname)} of ${nameOf(relation)}`
      : `the ${kindOf(renameType)} ${nameOf(relation)}`;
  return [
    `It renames ${what}, which the running version uses by its name: add ${String(newname)} beside it, write both, and drop the first one when nobody reads it.`,
  ];
}

function judgeIndex(node: Node, made: LintContext): string[] {
  const { relation, concurrent, if_not_exists: ifNotExists, idxname } = node;
  const name = String(idxname ?? 'the index');
  if (typeof idxname === 'string') made.relations.add(idxname);
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

/** As it is written: a service's names without a schema are all of one schema. */
const nameOf = (relation: unknown): string => {
  const { schemaname, relname = '' } = (relation ?? {}) as Relation;
  return schemaname ? `${schemaname}.${relname}` : relname;
};

const isMade = (relation: unknown, { relations }: LintContext): boolean =>
  relations.has(nameOf(relation));

/** The name of what is dropped: a list of its parts, or of a type. */
function lastNameIn(object: Node): string {
  const names: string[] = [];
  JSON.stringify(object, (key, value: unknown) => {
    if (key === 'sval' && typeof value === 'string') names.push(value);
    return value;
  });
  return names.join('.');
}
