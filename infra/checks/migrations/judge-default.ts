import { kindAndNode, lastNameIn, nodesIn } from './syntax-tree.ts';

/** Defaults of which PostgreSQL computes the value once: they rewrite nothing. */
const STABLE_FUNCTIONS = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);
const FUNCTIONS_WITHOUT_NULL = new Set([
  ...STABLE_FUNCTIONS,
  'clock_timestamp',
  'gen_random_uuid',
  'nextval',
  'uuidv4',
  'uuidv7',
]);

/** Whether PostgreSQL has to call a default for each row. */
export const isVolatile = (expression: unknown): boolean =>
  nodesIn(expression, 'FuncCall').some(
    ({ funcname }) => !STABLE_FUNCTIONS.has(lastNameIn(funcname)),
  );

/** Whether a default is NULL, of whatever type. */
export function isNull(expression: unknown): boolean {
  const [kind, node] = kindAndNode(expression);
  if (kind === 'TypeCast') return isNull(node['arg']);
  return kind === 'A_Const' && node['isnull'] === true;
}

/** Whether a default is known to be a value: a constant, a list, the time, an id. */
export function isNeverNull(expression: unknown): boolean {
  const [kind, node] = kindAndNode(expression);
  if (kind === 'TypeCast') return isNeverNull(node['arg']);
  if (kind === 'A_Const') return node['isnull'] !== true;
  if (kind === 'FuncCall') return FUNCTIONS_WITHOUT_NULL.has(lastNameIn(node['funcname']));
  return kind === 'A_ArrayExpr' || kind === 'SQLValueFunction';
}
