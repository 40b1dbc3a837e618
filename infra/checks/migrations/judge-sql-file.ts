import { parsePlPgSQLSync } from 'libpg-query';
import { judgeReach } from './judge-reach.ts';
import type { RunningSchema } from './running-schema.ts';
import { kindAndNode, lastNameIn, nodesIn, statementsIn, type Node } from './syntax-tree.ts';

/**
 * Why a file of db/functions does more, where it is run, than to replace functions, triggers and views;
 * nothing where it does not. DO may make triggers, of tables that it lists.
 */
export const judgeSqlFile = (sql: string, running: RunningSchema): string[] =>
  statementsIn(sql).flatMap((statement) => {
    const [kind, node] = kindAndNode(statement);
    const judge = JUDGES[kind];
    return judge
      ? judge(node, running)
      : [
          `A file of db/functions makes functions, triggers and views, and no ${kind}: let a migration do it.`,
        ];
  });

const JUDGES: Record<string, (node: Node, running: RunningSchema) => string[]> = {
  CreateFunctionStmt: ({ options }) =>
    ['sql', 'plpgsql'].includes(optionIn(options, 'language') ?? 'sql')
      ? []
      : ['A file of db/functions makes functions in SQL and PL/pgSQL: write it in one of them.'],
  CreateTrigStmt: () => [],
  ViewStmt: () => [],
  DoStmt: ({ args }, running) =>
    makesTriggers(optionIn(args, 'as') ?? '', running)
      ? []
      : [
          "DO of db/functions makes triggers of tables that it lists, by EXECUTE format('CREATE OR REPLACE TRIGGER …'): let a migration do what else it does.",
        ],
};

/** Of the options of a function or of DO, one that is a text; in lower case but the body. */
function optionIn(options: unknown, name: string): string | null {
  const option = nodesIn(options, 'DefElem').find(({ defname }) => defname === name);
  return nodesIn(option, 'String').map(({ sval }) => String(sval))[0] ?? null;
}

const STATEMENTS = new Set(['block', 'fors', 'dynexecute', 'return']);

function makesTriggers(body: string, running: RunningSchema): boolean {
  const block = parsePlPgSQLSync(`DO '${body.replaceAll("'", "''")}'`);
  const kinds: string[] = [];
  JSON.stringify(block, (key, value: unknown) => {
    if (key.startsWith('PLpgSQL_stmt_')) kinds.push(key.slice('PLpgSQL_stmt_'.length));
    return value;
  });
  if (!kinds.every((kind) => STATEMENTS.has(kind))) return false;
  const executed = nodesIn(block, 'PLpgSQL_stmt_dynexecute').map(({ query }) => queryIn(query));
  const read = nodesIn(block, 'PLpgSQL_expr')
    .map(({ query }) => String(query))
    .filter((query) => !executed.includes(query));
  return executed.every(isTrigger) && read.every((query) => onlyReads(query, running));
}

const queryIn = (expression: unknown): string =>
  String(nodesIn(expression, 'PLpgSQL_expr')[0]?.['query']);

/** Whether an expression is `format('CREATE TRIGGER …')`, with names and literals to fill in. */
function isTrigger(expression: string): boolean {
  const [call] = nodesIn(statementsIn(`SELECT ${expression}`), 'FuncCall');
  if (lastNameIn(call?.['funcname']) !== 'format') return false;
  const [, first] = kindAndNode((call?.['args'] as unknown[] | undefined)?.[0]);
  const template = (first['sval'] as { sval?: string } | undefined)?.sval ?? '';
  const filled = template.replaceAll(/%(\d+\$)?I/g, 'x').replaceAll(/%(\d+\$)?L/g, "'x'");
  // SQL that is filled in may be anything.
  const statements = filled.includes('%') ? [] : statementsIn(filled);
  return statements.length === 1 && statements.every((one) => 'CreateTrigStmt' in one);
}

function onlyReads(query: string, running: RunningSchema): boolean {
  const statements = statementsIn(
    /^\s*(SELECT|WITH|VALUES)\b/i.test(query) ? query : `SELECT ${query}`,
  );
  return statements.every(
    (statement) =>
      'SelectStmt' in statement &&
      ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'].every(
        (kind) => nodesIn(statement, kind).length === 0,
      ) &&
      judgeReach(statement, running).length === 0,
  );
}
