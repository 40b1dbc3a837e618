import { parsePlPgSQLSync } from 'libpg-query';
import { kindAndNode, lastNameIn, nodesIn, statementsIn, type Node } from './syntax-tree.ts';

/**
 * Whether a trigger's function can neither raise nor drop a row, as far as its text says it: it assigns
 * what it compares and chooses, and returns NEW or OLD at its end.
 * @param definition CREATE FUNCTION, as the catalogue has it
 */
export function isPlainFunction(definition: string): boolean {
  if (!/^\s*LANGUAGE plpgsql$/m.test(definition)) return false;
  try {
    return assignsAndReturns(definition);
  } catch {
    // What the parser does not know.
    return false;
  }
}

function assignsAndReturns(definition: string): boolean {
  const { plpgsql_funcs: functions = [] } = parsePlPgSQLSync(definition) as {
    plpgsql_funcs?: { PLpgSQL_function: { datums: Node[]; action: Node } }[];
  };
  return functions.every(({ PLpgSQL_function: { datums, action } }) => {
    const returned = (statement: Node): boolean => {
      const [, datum] = kindAndNode(datums[Number(statement['retvarno'] ?? -1)]);
      return ['new', 'old'].includes(String(datum['refname']));
    };
    return (
      kindsOf(action).every((kind) => STATEMENTS.has(kind)) &&
      nodesIn(action, 'PLpgSQL_stmt_return').every(returned) &&
      endsWithReturn(action) &&
      [...nodesIn(action, 'PLpgSQL_expr'), ...nodesIn(datums, 'PLpgSQL_expr')].every(isPlain)
    );
  });
}

const STATEMENTS = new Set(['block', 'assign', 'if', 'case', 'return']);

function kindsOf(action: Node): string[] {
  const kinds: string[] = [];
  JSON.stringify(action, (key, value: unknown) => {
    if (key.startsWith('PLpgSQL_stmt_')) kinds.push(key.slice('PLpgSQL_stmt_'.length));
    return value;
  });
  return kinds;
}

function endsWithReturn(action: Node): boolean {
  const { body = [] } = (action['PLpgSQL_stmt_block'] ?? {}) as { body?: Node[] };
  return 'retvarno' in ((body.at(-1)?.['PLpgSQL_stmt_return'] ?? {}) as Node);
}

/** Expressions that compare and choose; what computes, converts or calls may raise. */
const PLAIN = new Set([
  'A_Const',
  'BoolExpr',
  'BooleanTest',
  'CaseExpr',
  'CaseWhen',
  'CoalesceExpr',
  'ColumnRef',
  'List',
  'NullTest',
]);
const COMPARISONS = new Set(['=', '<>', '<', '>', '<=', '>=']);

/** Of an assignment, what is assigned. */
function isPlain({ query }: Node): boolean {
  const expression = String(query).replace(/^[\w.\s]+:?=(?!=)/, '');
  const [{ SelectStmt: select } = {}] = statementsIn(`SELECT ${expression}`) as {
    SelectStmt?: Node;
  }[];
  const { targetList = [], limitOption: _none, op: _op, ...more } = select ?? {};
  const targets = targetList as { ResTarget: { val: unknown } }[];
  return Object.keys(more).length === 0 && targets.every(({ ResTarget: { val } }) => isChosen(val));
}

function isChosen(expression: unknown): boolean {
  if (expression === undefined) return true;
  if (Array.isArray(expression)) return expression.every(isChosen);
  const [kind, node] = kindAndNode(expression);
  if (kind === 'TypeCast') return 'A_Const' in ((node['arg'] ?? {}) as Node);
  if (kind === 'A_Expr') {
    return (
      COMPARISONS.has(lastNameIn(node['name'])) &&
      isChosen(node['lexpr']) &&
      isChosen(node['rexpr'])
    );
  }
  if (kind === 'ColumnRef' || kind === 'A_Const') return true;
  return PLAIN.has(kind) && Object.values(node).filter(isPart).every(isChosen);
}

const isPart = (field: unknown): boolean => typeof field === 'object' && field !== null;
