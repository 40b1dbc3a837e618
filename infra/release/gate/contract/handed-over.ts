import ts from '@typescript/typescript6';

/** Deeper than any answer is nested. */
const MAX_DEPTH = 6;

/**
 * The type that a node's value is taken as, where that is said by somebody else: an argument, a
 * property of a component, what is returned, a spread.
 * @returns the value's own type and that one; null where nobody says
 */
export function handedOver(
  checker: ts.TypeChecker,
  node: ts.Node,
): { from: ts.Type; to: ts.Type } | null {
  const isSpread = ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node);
  const isValue =
    ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isCallExpression(node);
  if (!isSpread && !(isValue && takesItsValue(node))) return null;
  const from = checker.getTypeAtLocation(isSpread ? node.expression : node);
  // Nothing is read of a text, and who takes it takes the checker long to find out.
  if (!hasMembers(from)) return null;
  const to = checker.getContextualType(isSpread ? (node.parent as ts.Expression) : node);
  return to ? { from, to } : null;
}

const hasMembers = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(hasMembers) : (type.flags & WITHOUT_MEMBERS) === 0;

const WITHOUT_MEMBERS =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.Void |
  ts.TypeFlags.Never;

/** Neither a name of something nor what a member is taken of. */
function takesItsValue(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return false;
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  return !('name' in parent && parent.name === node) || ts.isShorthandPropertyAssignment(parent);
}

/**
 * The properties of `from` that whoever takes it as `to` may read: in arrays, and as the arguments of
 * functions, too.
 */
export function readBy(
  checker: ts.TypeChecker,
  { from, to }: { from: ts.Type; to: ts.Type },
  depth = 0,
): ts.Symbol[] {
  const [given, target] = [checker.getNonNullableType(from), checker.getNonNullableType(to)];
  if (given === target || depth > MAX_DEPTH) return [];
  const inner = (pair: { from: ts.Type; to: ts.Type }) => readBy(checker, pair, depth + 1);
  const [givenItem, item] = [given, target].map((type) => type.getNumberIndexType());
  if (givenItem && item) return inner({ from: givenItem, to: item });
  const [givenCall] = given.getCallSignatures();
  const [call] = target.getCallSignatures();
  if (givenCall && call) return argumentsOf(checker, call, givenCall).flatMap(inner);
  return target.getProperties().flatMap((wanted) => {
    const read = checker.getPropertyOfType(given, wanted.name);
    if (!read || isSame(checker, read, wanted)) return [];
    return [
      read,
      ...inner({ from: checker.getTypeOfSymbol(read), to: checker.getTypeOfSymbol(wanted) }),
    ];
  });
}

/** A function's caller hands over what the function takes. */
function argumentsOf(checker: ts.TypeChecker, caller: ts.Signature, taker: ts.Signature) {
  return taker.parameters.flatMap((parameter, index) => {
    const given = caller.parameters[index];
    return given
      ? [{ from: checker.getTypeOfSymbol(given), to: checker.getTypeOfSymbol(parameter) }]
      : [];
  });
}

/** Whoever takes it under the same declaration is seen where it is read. */
function isSame(checker: ts.TypeChecker, one: ts.Symbol, other: ts.Symbol): boolean {
  const declarations = new Set(declarationsOf(checker, one));
  return declarationsOf(checker, other).some((declaration) => declarations.has(declaration));
}

/** Where a property comes from, through mapped types, unions and spreads. */
export const declarationsOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Declaration[] =>
  checker.getRootSymbols(symbol).flatMap(({ declarations = [] }) => declarations);
