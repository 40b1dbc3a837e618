import type { LintContext } from './judge-loss.ts';
import {
  columnIn,
  kindAndNode,
  lastNameIn,
  nodesIn,
  statementsIn,
  type Node,
} from './syntax-tree.ts';

/**
 * Whether all that the running version writes to a table passes a CHECK, which is looked at with each
 * row from the moment it is there, NOT VALID or not: it says of columns which that version has that they
 * are NOT NULL (that it writes them is the author's to know), it lists all values that a CHECK before
 * listed, or it holds
 * while columns that this release adds are empty.
 */
export const isPassed = (check: unknown, table: string, made: LintContext): boolean =>
  requiresKnown(check, table, made) ||
  listsAll(check, table, made) ||
  isUnwritten(check, table, made);

function requiresKnown(check: unknown, table: string, made: LintContext): boolean {
  const [kind, node] = kindAndNode(check);
  if (kind === 'BoolExpr' && node['boolop'] === 'AND_EXPR') {
    return (node['args'] as unknown[]).every((part) => requiresKnown(part, table, made));
  }
  if (kind !== 'NullTest' || node['nulltesttype'] !== 'IS_NOT_NULL') return false;
  const column = columnIn(node['arg']);
  return column !== null && made.running.columns.has(`${table}.${column}`);
}

function listsAll(check: unknown, table: string, { running }: LintContext): boolean {
  const listed = valuesIn(check);
  if (!listed) return false;
  return [...running.constraints].some(([name, definition]) => {
    if (!name.startsWith(`${table}.`) || !definition.startsWith('CHECK')) return false;
    const [constraint] = nodesIn(statementsIn(`ALTER TABLE t ADD ${definition}`), 'Constraint');
    const before = valuesIn(constraint?.['raw_expr']);
    return (
      before?.column === listed.column &&
      [...before.values].every((value) => listed.values.has(value))
    );
  });
}

/** Which values a check lets a column have: of `status IN ('a', 'b')`, as it is written or kept. */
function valuesIn(check: unknown): { column: string; values: Set<string> } | null {
  const [kind, { kind: form, name, lexpr, rexpr }] = kindAndNode(check);
  if (kind !== 'A_Expr' || lastNameIn(name) !== '=') return null;
  const column = columnIn(uncast(lexpr));
  const values = listIn(form, uncast(rexpr))?.map(constantIn);
  if (column === null || !values || values.includes(null)) return null;
  return { column, values: new Set(values as string[]) };
}

function listIn(form: unknown, right: unknown): unknown[] | null {
  const [kind, node] = kindAndNode(right);
  if (form === 'AEXPR_IN' && kind === 'List') return node['items'] as unknown[];
  if (form === 'AEXPR_OP_ANY' && kind === 'A_ArrayExpr') return node['elements'] as unknown[];
  return form === 'AEXPR_OP' ? [right] : null;
}

function constantIn(expression: unknown): string | null {
  const [kind, { location: _place, ...constant }] = kindAndNode(uncast(expression));
  return kind === 'A_Const' && constant['isnull'] === undefined ? JSON.stringify(constant) : null;
}

function uncast(expression: unknown): unknown {
  const [kind, node] = kindAndNode(expression);
  return kind === 'TypeCast' ? uncast(node['arg']) : expression;
}

/** Operators and functions of PostgreSQL that make null of null. */
const STRICT_OPERATORS = new Set([
  '=',
  '<>',
  '<',
  '>',
  '<=',
  '>=',
  '~',
  '~*',
  '!~',
  '!~*',
  '~~',
  '~~*',
  '+',
  '-',
  '*',
  '/',
  '%',
  '<@',
  '@>',
]);
const STRICT_FUNCTIONS = new Set([
  'length',
  'char_length',
  'octet_length',
  'lower',
  'upper',
  'btrim',
  'cardinality',
  'array_length',
  'jsonb_typeof',
]);

/** Of SQL's three values one, or undefined where that depends on what is written. */
type Truth = boolean | null | undefined;
type Evaluate = (expression: unknown) => Truth;

/** Whether a check holds, or is null, which passes, while nobody writes the columns that it is about. */
function isUnwritten(check: unknown, table: string, { columns }: LintContext): boolean {
  const evaluate: Evaluate = (expression) => {
    const [kind, node] = kindAndNode(expression);
    if (kind === 'ColumnRef') {
      return columns.get(`${table}.${lastNameIn(node['fields'])}`)?.isFilled === false
        ? null
        : undefined;
    }
    return TRUTH[kind]?.(node, evaluate);
  };
  return evaluate(check) === null || evaluate(check) === true;
}

const TRUTH: Record<string, (node: Node, evaluate: Evaluate) => Truth> = {
  BoolExpr: ({ boolop, args }, evaluate) => {
    const [first, ...more] = (args as unknown[]).map(evaluate);
    if (boolop === 'NOT_EXPR') return typeof first === 'boolean' ? !first : first;
    const decisive = boolop === 'OR_EXPR';
    return [first, ...more].reduce((one, other) => join(one, other, decisive));
  },
  NullTest: ({ nulltesttype, arg }, evaluate) => {
    const value = evaluate(arg);
    return value === undefined ? undefined : (value === null) === (nulltesttype === 'IS_NULL');
  },
  TypeCast: ({ arg }, evaluate) => nullOnly(evaluate(arg)),
  FuncCall: ({ funcname, args }, evaluate) =>
    STRICT_FUNCTIONS.has(lastNameIn(funcname))
      ? nullOnly(evaluate((args as unknown[] | undefined)?.[0]))
      : undefined,
  A_Expr: ({ kind, name, lexpr, rexpr }, evaluate) => {
    const [left, right] = [evaluate(lexpr), evaluate(rexpr)];
    if (kind === 'AEXPR_OP') return compare(lastNameIn(name), left, right);
    // Of an empty list it is false.
    const isListed = kind === 'AEXPR_OP_ANY' && (listIn(kind, uncast(rexpr))?.length ?? 0) > 0;
    return isListed || NULL_OF_LEFT.has(String(kind)) ? nullOnly(left) : undefined;
  },
};

/** AND or OR, of which one decisive part is enough. */
function join(one: Truth, other: Truth, decisive: boolean): Truth {
  if (one === decisive || other === decisive) return decisive;
  if (one === undefined || other === undefined) return undefined;
  return one === null || other === null ? null : !decisive;
}

function compare(operator: string, left: Truth, right: Truth): Truth {
  if (!STRICT_OPERATORS.has(operator)) return undefined;
  if (left === null || right === null) return null;
  if (left === undefined || right === undefined) return undefined;
  if (operator === '=') return left === right;
  return operator === '<>' ? left !== right : undefined;
}

const nullOnly = (value: Truth): Truth => (value === null ? null : undefined);

/** `a IN (…)`, `a LIKE …` and `a BETWEEN …` are null where a is. */
const NULL_OF_LEFT = new Set(['AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_BETWEEN']);
