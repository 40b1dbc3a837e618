import ts from '@typescript/typescript6';
import {
  declarationOf,
  initializerOf,
  unwrapped,
  type Bindings,
  type ValueSources,
} from './value-sources.ts';

const MAX_DEPTH = 8;

/**
 * What a property of an object may have been given, where the object is written out, or all that the
 * sources write into the property of its type; nothing where neither is known.
 */
export function propertiesOf(
  object: ts.Expression,
  name: ts.Identifier | ts.PrivateIdentifier,
  bindings: Bindings,
  sources: ValueSources,
): readonly ts.Expression[] {
  const found = writtenOut(object, name.text, bindings, sources);
  if (found.length > 0) return found;
  const field = sources.checker.getPropertyOfType(
    sources.checker.getNonNullableType(sources.checker.getTypeAtLocation(object)),
    name.text,
  );
  return field ? sources.writesTo(field) : [];
}

/** What a property is given where the object is written out. */
export const writtenOut = (
  object: ts.Expression,
  name: string,
  bindings: Bindings,
  sources: ValueSources,
): ts.Expression[] =>
  literalsOf(object, bindings, sources).flatMap((literal) =>
    propertyIn(literal, name, bindings, sources),
  );

/** The object literals that an expression may be. */
function literalsOf(
  expression: ts.Expression,
  bindings: Bindings,
  sources: ValueSources,
  depth = 0,
): ts.ObjectLiteralExpression[] {
  const node = unwrapped(expression);
  if (depth > MAX_DEPTH) return [];
  const inner = (one: ts.Expression) => literalsOf(one, bindings, sources, depth + 1);
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(inner);
  if (ts.isElementAccessExpression(node)) {
    return inner(node.expression).flatMap(({ properties }) =>
      properties.flatMap((one) => initializerOf(one) ?? []).flatMap(inner),
    );
  }
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return [];
  const declaration = declarationOf(sources.checker, node);
  const value = declaration && givenTo(declaration, bindings);
  return value ? inner(value) : [];
}

const givenTo = (declaration: ts.Declaration, bindings: Bindings): ts.Expression | undefined =>
  ts.isParameter(declaration)
    ? (bindings.get(declaration) ?? declaration.initializer)
    : initializerOf(declaration);

/** What an object literal gives a property, itself or by what it spreads. */
function propertyIn(
  literal: ts.ObjectLiteralExpression,
  name: string,
  bindings: Bindings,
  sources: ValueSources,
): ts.Expression[] {
  return literal.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      return literalsOf(property.expression, bindings, sources).flatMap((inner) =>
        propertyIn(inner, name, bindings, sources),
      );
    }
    if (property.name?.getText() !== name) return [];
    if (ts.isPropertyAssignment(property)) return [property.initializer];
    return ts.isShorthandPropertyAssignment(property) ? [property.name] : [];
  });
}
