import ts from '@typescript/typescript6';
import { ANY } from './call-paths.ts';
import { readAddress } from './called-address.ts';
import type { Members } from './contract-members.ts';
import type { Call, Sent } from './uses.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const INTERNAL = /^\/internal\/./;

/**
 * The calls of other services that a file makes, by its words: each path below /internal that it
 * writes, with the method and the body that stand beside it. Where they stand elsewhere they are
 * unknown, which refuses too much, never too little. A service's own routes are no calls.
 */
export function internalCalls(source: ts.SourceFile): Call[] {
  const file: File = { source, values: valuesIn(source), calls: callsIn(source) };
  const calls: Call[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const address = textOf(node, file);
      if (INTERNAL.test(address)) calls.push(...callsAt(node, address, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const byWords = new Map(calls.map((call) => [JSON.stringify(call), call]));
  return [...byWords.values()];
}

interface File {
  source: ts.SourceFile;
  /** What its constants are made with, by name. */
  values: ReadonlyMap<string, ts.Expression>;
  /** All calls of `.get` and the like. */
  calls: readonly MethodCall[];
}
type MethodCall = ts.CallExpression & { expression: ts.PropertyAccessExpression };

function nodesIn<Node extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const valuesIn = (source: ts.SourceFile) =>
  new Map(
    nodesIn(source, ts.isVariableDeclaration).flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
    ),
  );

const callsIn = (source: ts.SourceFile): MethodCall[] =>
  nodesIn(
    source,
    (node): node is MethodCall =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      METHODS.includes(node.expression.name.text),
  );

/** Its text, with `ANY` for what is put into it and is no constant of the file. */
function textOf(node: ts.Expression, file: File, depth = 0): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const value = file.values.get(node.text);
    return value && depth < MAX_DEPTH ? textOf(value, file, depth + 1) : ANY;
  }
  if (!ts.isTemplateExpression(node)) return ANY;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => textOf(expression, file, depth) + literal.text,
  );
  return node.head.text + spans.join('');
}

const MAX_DEPTH = 4;

function callsAt(node: ts.Expression, address: string, file: File): Call[] {
  const { path, query } = readAddress(address);
  const { line } = file.source.getLineAndCharacterOfPosition(node.getStart(file.source));
  const call = { path, query, at: `${file.source.fileName}:${line + 1}` };
  return sendersOf(node, file).map(({ method, body }) => ({ ...call, method, body }));
}

/** Who takes a path: a call, a constant that a call takes, or an object that has the method as well. */
function sendersOf(node: ts.Expression, file: File): Pick<Call, 'method' | 'body'>[] {
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.arguments[0] === node) {
    const call = file.calls.find((one) => one === parent);
    return call ? sentBy(call) : UNKNOWN;
  }
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    const { text } = parent.name;
    const takers = file.calls.filter(({ arguments: [first] }) => first && isNamed(first, text));
    return takers.length > 0 ? takers.flatMap(sentBy) : UNKNOWN;
  }
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    const [method, body] = ['method', 'body'].map((name) => propertyOf(parent.parent, name));
    if (method && ts.isStringLiteralLike(method)) {
      return [{ method: method.text, body: bodyOf(body) }];
    }
  }
  return UNKNOWN;
}

const UNKNOWN: Pick<Call, 'method' | 'body'>[] = [{ method: ANY, body: 'unknown' }];

const isNamed = (node: ts.Expression, name: string): boolean =>
  ts.isIdentifier(node) && node.text === name;

function propertyOf({ properties }: ts.ObjectLiteralExpression, name: string) {
  const found = properties.find((property) => property.name?.getText() === name);
  if (!found) return undefined;
  return ts.isPropertyAssignment(found) ? found.initializer : ts.factory.createIdentifier(name);
}

function sentBy({ expression, arguments: [, body] }: MethodCall) {
  // The service's own route.
  if (isNamed(expression.expression, 'app')) return [];
  const method = expression.name.text.toUpperCase();
  const hasBody = !['GET', 'DELETE'].includes(method);
  return [{ method, body: hasBody ? bodyOf(body) : null }];
}

function bodyOf(body: ts.Expression | undefined): Sent {
  if (!body || isNamed(body, 'undefined')) return null;
  if (body.kind === ts.SyntaxKind.NullKeyword) return null;
  const members = ts.isObjectLiteralExpression(body) ? membersOf('body', body) : null;
  return members ?? 'unknown';
}

/** null where not all of its fields are written there. */
function membersOf(path: string, { properties }: ts.ObjectLiteralExpression): Members | null {
  const members: Members = { [path]: { types: ['object'], required: true } };
  for (const property of properties) {
    if (!property.name || ts.isComputedPropertyName(property.name)) return null;
    const address = `${path}.${property.name.getText().replaceAll(/^['"]|['"]$/g, '')}`;
    const value = ts.isPropertyAssignment(property) ? property.initializer : null;
    const inner = value && ts.isObjectLiteralExpression(value) ? membersOf(address, value) : null;
    Object.assign(members, inner ?? { [address]: { types: [literalOf(value)], required: true } });
  }
  return members;
}

function literalOf(value: ts.Expression | null): string {
  if (value && ts.isStringLiteralLike(value)) return JSON.stringify(value.text);
  if (value && ts.isNumericLiteral(value)) return value.text;
  switch (value?.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return 'true';
    case ts.SyntaxKind.FalseKeyword:
      return 'false';
    case ts.SyntaxKind.NullKeyword:
      return 'null';
    default:
      return 'anything';
  }
}
