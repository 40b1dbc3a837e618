import { parse } from '@swc/core';

/** A test as its source declares it. */
export type DeclaredTest = {
  /** The titles from the outermost describe to the test's own. */
  titles: string[];
  /** What the test asks its runner for by name: `page` of `({ page }) => …`. */
  fixtures: string[];
};

type Node = { type: string; [field: string]: unknown };

const TESTS = new Set(['it', 'test']);

/**
 * The tests of a source, in its order: `it`, `test`, their `each`, and what is
 * nested in a `describe`. A part of a title that is computed reads as `…`.
 * @param tsx whether `<` begins an element and not a cast
 */
export async function readTests(source: string, { tsx = false } = {}): Promise<DeclaredTest[]> {
  const module: unknown = await parse(source, { syntax: 'typescript', tsx });
  const found: DeclaredTest[] = [];
  collect(module, [], found);
  return found;
}

function collect(value: unknown, above: string[], found: DeclaredTest[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, above, found);
    return;
  }
  if (!isNode(value)) return;
  const declared = value.type === 'CallExpression' ? declaration(value) : null;
  if (!declared) {
    for (const field of Object.values(value)) collect(field, above, found);
    return;
  }
  const titles = [...above, declared.title];
  if (declared.isTest) found.push({ titles, fixtures: fixturesOf(declared.rest) });
  else collect(declared.rest, titles, found);
}

/** What a call declares; null when it is a call like any other. */
function declaration(call: Node) {
  const names = namesOf(call['callee']);
  const [first, ...rest] = argumentsOf(call);
  const title = first ? titleOf(first) : null;
  if (title === null) return null;
  if (names.includes('describe')) return { title, isTest: false, rest };
  return TESTS.has(names[0] ?? '') ? { title, isTest: true, rest } : null;
}

/** `it.each([…])` as it, each; `test.describe` as test, describe. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['value'])];
  if (callee.type === 'MemberExpression') {
    return [...namesOf(callee['object']), ...namesOf(callee['property'])];
  }
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee['tag']);
  return callee.type === 'CallExpression' ? namesOf(callee['callee']) : [];
}

const argumentsOf = (call: Node): Node[] =>
  (call['arguments'] as { expression: Node }[]).map(({ expression }) => expression);

function titleOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join('…');
}

function fixturesOf(rest: Node[]): string[] {
  const body = rest.find(({ type }) => /^(ArrowFunction|Function)Expression$/.test(type));
  // A function's parameters are wrapped, an arrow's are not.
  const [first] = (body?.['params'] ?? []) as Node[];
  const pattern = first?.type === 'Parameter' ? (first['pat'] as Node) : first;
  if (pattern?.type !== 'ObjectPattern') return [];
  return (pattern['properties'] as Node[]).flatMap(({ key }) =>
    isNode(key) ? [String(key['value'])] : [],
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
