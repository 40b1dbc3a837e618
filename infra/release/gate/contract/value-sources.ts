import ts from '@typescript/typescript6';

/** What the parameters of functions stand for, in one chain of calls; null where a call leaves one out. */
export type Bindings = ReadonlyMap<ts.ParameterDeclaration, ts.Expression | null>;

/** Where values of some sources come from. */
export interface ValueSources {
  checker: ts.TypeChecker;
  /** The calls of a function that the sources have. */
  callsOf(callee: ts.SignatureDeclaration): readonly ts.CallExpression[];
  /** What the sources write into a field of a type that is declared somewhere. */
  writesTo(field: ts.Symbol): readonly ts.Expression[];
}

/** @param sources those whose values are looked for; calls and writes are found once they are asked for */
export function valueSources(
  checker: ts.TypeChecker,
  sources: readonly ts.SourceFile[],
): ValueSources {
  let calls: Map<ts.Node, ts.CallExpression[]> | null = null;
  const writes = new Map<string, Map<ts.Declaration, ts.Expression[]>>();
  return {
    checker,
    callsOf(callee) {
      calls ??= indexCalls(checker, sources);
      return calls.get(callee) ?? [];
    },
    writesTo(field) {
      const known = writes.get(field.name) ?? indexWrites(checker, sources, field.name);
      writes.set(field.name, known);
      return (field.declarations ?? []).flatMap((declaration) => known.get(declaration) ?? []);
    },
  };
}

function indexCalls(checker: ts.TypeChecker, sources: readonly ts.SourceFile[]) {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const fields = fieldNames(sources);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && mayBeCalled(node.expression, fields)) {
      for (const callee of functionsIn(checker, node.expression)) {
        calls.set(callee, [...(calls.get(callee) ?? []), node]);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return calls;
}

/** Names under which objects of the sources hold something; `map` and `then` are hardly among them. */
function fieldNames(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralElementLike(node) && node.name) names.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return names;
}

/** Whether a function of the sources may be called so: what an object of others has is not looked up. */
function mayBeCalled(callee: ts.Expression, fields: ReadonlySet<string>): boolean {
  const node = unwrapped(callee);
  return !ts.isPropertyAccessExpression(node) || fields.has(node.name.text);
}

function indexWrites(checker: ts.TypeChecker, sources: readonly ts.SourceFile[], name: string) {
  const writes = new Map<ts.Declaration, ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    const value = writtenAs(node, name);
    if (value) {
      const type = checker.getContextualType(node.parent as ts.Expression);
      const field = type && checker.getPropertyOfType(checker.getNonNullableType(type), name);
      for (const declaration of field?.declarations ?? []) {
        writes.set(declaration, [...(writes.get(declaration) ?? []), value]);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return writes;
}

/** What a node gives a field of an object or of a component, if it does. */
function writtenAs(node: ts.Node, name: string): ts.Expression | undefined {
  const isField =
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isJsxAttribute(node);
  if (!isField || node.name.getText() !== name) return undefined;
  if (ts.isPropertyAssignment(node)) return node.initializer;
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  const { initializer } = node;
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** Without what says nothing of the value itself. */
export function unwrapped(node: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapper ? unwrapped(node.expression) : node;
}

/** The functions that an expression may be, through constants, objects and choices. */
export function functionsIn(
  checker: ts.TypeChecker,
  expression: ts.Expression,
  depth = 0,
): ts.FunctionLikeDeclaration[] {
  const node = unwrapped(expression);
  if (depth > MAX_DEPTH) return [];
  const inner = (one: ts.Expression) => functionsIn(checker, one, depth + 1);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [node];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(inner);
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return [];
  const declaration = declarationOf(checker, node);
  if (!declaration) return [];
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) {
    return [declaration];
  }
  const value = initializerOf(declaration);
  return value ? inner(value) : [];
}

const MAX_DEPTH = 8;

/** Where a name or a property is declared, through imports and shorthands. */
export function declarationOf(checker: ts.TypeChecker, node: ts.Node): ts.Declaration | undefined {
  const found = checker.getSymbolAtLocation(node);
  const symbol =
    found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declaration = symbol?.valueDeclaration;
  if (!declaration || !ts.isShorthandPropertyAssignment(declaration)) return declaration;
  return checker.getShorthandAssignmentValueSymbol(declaration)?.valueDeclaration;
}

/** What a constant or a property of an object is made with. */
export function initializerOf(declaration: ts.Declaration): ts.Expression | undefined {
  const isMade = ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration);
  return isMade ? declaration.initializer : undefined;
}

/** What a call of a function stands for in it, beside what is bound already. */
export function bound(
  bindings: Bindings,
  callee: ts.SignatureDeclaration,
  call: ts.CallExpression,
): Bindings {
  return new Map([
    ...bindings,
    ...callee.parameters.map(
      (parameter, index) => [parameter, call.arguments[index] ?? null] as const,
    ),
  ]);
}

/** What a function returns, by its own statements. */
export function returnedBy(callee: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!callee.body) return [];
  if (!ts.isBlock(callee.body)) return [callee.body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(callee.body);
  return found;
}
