import { parseSync } from 'libpg-query';

/** A part of a statement, as PostgreSQL's own parser has it: by its kind, or by the names of its fields. */
export type Node = Record<string, unknown>;

export type Relation = { schemaname?: string; relname?: string };

/** The statements of a text, each by its kind; the parser is loaded by whoever asks. */
export const statementsIn = (sql: string): Node[] => {
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt?: Node }[] };
  return stmts.map(({ stmt = {} }) => stmt);
};

/** All nodes of a kind within a part of a statement, itself not counted. */
export function nodesIn(part: unknown, kind: string): Node[] {
  const found: Node[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    if (key === kind) found.push(value as Node);
    return value;
  });
  return found;
}

/** The kind of a node, and the node. */
export const kindAndNode = (node: unknown): [kind: string, node: Node] => {
  const [kind = '', inner = {}] = Object.entries((node ?? {}) as Node)[0] ?? [];
  return [kind, inner as Node];
};

/** As it is written: a service's names without a schema are all of one schema. */
export const nameOf = (relation: unknown): string => {
  const { schemaname, relname = '' } = (relation ?? {}) as Relation;
  return schemaname ? `${schemaname}.${relname}` : relname;
};

/** Of a list of names, as of a function or a type with its schema. */
export const namesIn = (names: unknown): string[] =>
  ((names ?? []) as { String?: { sval?: string } }[]).flatMap(
    ({ String: name }) => name?.sval ?? [],
  );

/** The last of a list of names: a function, type, column or operator without its schema. */
export const lastNameIn = (names: unknown): string => namesIn(names).at(-1) ?? '';

/** The column that an expression is, without its table's name; null for another expression. */
export function columnIn(expression: unknown): string | null {
  const [kind, node] = kindAndNode(expression);
  return kind === 'ColumnRef' ? lastNameIn(node['fields']) : null;
}
