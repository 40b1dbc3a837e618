import { isMade, type LintContext } from './judge-loss.ts';
import {
  columnIn,
  kindAndNode,
  lastNameIn,
  nameOf,
  nodesIn,
  type Node,
  type Relation,
} from './syntax-tree.ts';

/**
 * Why a statement takes rows from the running version, or keeps all of them waiting: it deletes or
 * changes all rows of a table, or does so where nobody looks for it, within another statement.
 * @param kind the statement's, as `DeleteStmt`
 */
export function judgeRows(kind: string, node: Node, made: LintContext): string[] {
  const nested = ['DeleteStmt', 'UpdateStmt', 'MergeStmt']
    .flatMap((inner) => nodesIn(node, inner))
    .filter(({ relation }) => !isMade(relation, made))
    .map(
      ({ relation }) =>
        `It deletes or changes rows of ${nameOf(relation)} within another statement: say that by a statement of its own.`,
    );
  return [...nested, ...(ALL_ROWS[kind]?.(node, made) ?? [])];
}

const ALL_ROWS: Record<string, (node: Node, made: LintContext) => string[]> = {
  DeleteStmt: ({ relation, whereClause }, made) =>
    isMade(relation, made) || !isAlwaysTrue(whereClause, nameOf(relation), made)
      ? []
      : [emptied(relation)],
  UpdateStmt: ({ relation, whereClause }, made) =>
    isMade(relation, made) || !isAlwaysTrue(whereClause, nameOf(relation), made)
      ? []
      : [
          `It changes all rows of ${nameOf(relation)} at once, and keeps what the running version writes to them waiting: say which rows, or have a job do it in batches.`,
        ],
  TruncateStmt: ({ relations, behavior }, made) => [
    ...(behavior === 'DROP_CASCADE'
      ? ['It empties whatever refers to that, by CASCADE: name each table.']
      : []),
    ...(relations as { RangeVar: Relation }[])
      .map(({ RangeVar }) => RangeVar)
      .filter((relation) => !isMade(relation, made))
      .map(emptied),
  ],
};

const emptied = (relation: unknown): string =>
  `It empties ${nameOf(relation)}, which the running version reads: delete nothing that it may need.`;

type IsTrue = (condition: unknown) => boolean;

/** Whether a condition holds for each row, as far as that is seen; one that names no column counts as such. */
function isAlwaysTrue(condition: unknown, table: string, made: LintContext): boolean {
  if (nodesIn(condition, 'ColumnRef').length === 0) return true;
  const [kind, node] = kindAndNode(condition);
  const isNotNull = (column: string) =>
    made.running.columns.get(`${table}.${column}`)?.isNotNull ?? false;
  return TRUE[kind]?.(node, (part) => isAlwaysTrue(part, table, made), isNotNull) ?? false;
}

const TRUE: Record<
  string,
  (node: Node, isTrue: IsTrue, isNotNull: (column: string) => boolean) => boolean
> = {
  BoolExpr: ({ boolop, args }, isTrue) =>
    boolop === 'OR_EXPR'
      ? (args as unknown[]).some(isTrue)
      : boolop === 'AND_EXPR' && (args as unknown[]).every(isTrue),
  A_Expr: ({ name, lexpr, rexpr }) =>
    ['=', '<=', '>='].includes(lastNameIn(name)) && unplaced(lexpr) === unplaced(rexpr),
  NullTest: ({ nulltesttype, arg }, _isTrue, isNotNull) =>
    nulltesttype === 'IS_NOT_NULL' && isNotNull(columnIn(arg) ?? ''),
};

const unplaced = (expression: unknown): string =>
  JSON.stringify(expression, (key, value: unknown) => (key === 'location' ? undefined : value));
