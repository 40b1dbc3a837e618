import ts from '@typescript/typescript6';
import { ANY } from './call-paths.ts';
import { propertiesOf } from './object-values.ts';
import {
  bound,
  declarationOf,
  functionsIn,
  initializerOf,
  returnedBy,
  unwrapped,
  type Bindings,
  type ValueSources,
} from './value-sources.ts';

/** More than one expression of the sources has. */
const MAX_VALUES = 100;
const MAX_DEPTH = 12;

/**
 * The texts that an expression may be, with `ANY` for what is known only when it runs: through
 * constants, templates, choices, what functions return and what they are called with.
 */
export function textValues(
  expression: ts.Expression,
  bindings: Bindings,
  sources: ValueSources,
  depth = 0,
): string[] {
  if (depth > MAX_DEPTH) return [ANY];
  const node = unwrapped(expression);
  const { checker } = sources;
  if (ts.isStringLiteralLike(node)) return [node.text];
  const literals = literalsOf(checker.getTypeAtLocation(node));
  if (literals) return literals;
  const inner = (one: ts.Expression, within = bindings) =>
    textValues(one, within, sources, depth + 1);
  const parts = partsOf(node);
  if (parts) return joined(parts.map((part) => (typeof part === 'string' ? [part] : inner(part))));
  const choices = choicesOf(node);
  if (choices) return distinct(choices.flatMap((one) => inner(one)));
  if (ts.isCallExpression(node)) {
    const returned = functionsIn(checker, node.expression).flatMap((callee) =>
      returnedBy(callee).flatMap((one) => inner(one, bound(bindings, callee, node))),
    );
    return returned.length > 0 ? distinct(returned) : [ANY];
  }
  const values = valuesOf(node, bindings, sources).flatMap((one) => inner(one));
  return values.length > 0 ? distinct(values) : [ANY];
}

const distinct = (values: string[]): string[] => {
  const all = [...new Set(values)];
  return all.length > MAX_VALUES ? [ANY] : all;
};

/** Each choice of each part. */
function joined(parts: string[][]): string[] {
  return parts.reduce(
    (texts, part) => distinct(texts.flatMap((text) => part.map((more) => text + more))),
    [''],
  );
}

function literalsOf(type: ts.Type): string[] | null {
  const types = type.isUnion() ? type.types : [type];
  return types.every((one) => one.isStringLiteral()) ? types.map(({ value }) => value) : null;
}

/** What a template or a sum is made of. */
function partsOf(node: ts.Expression): (string | ts.Expression)[] | null {
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      expression,
      literal.text,
    ]);
    return [node.head.text, ...spans];
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? [node.left, node.right] : null;
}

function choicesOf(node: ts.Expression): ts.Expression[] | null {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (!ts.isBinaryExpression(node)) return null;
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [node.left, node.right];
    // Of a text, only the empty one is not what follows.
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return [ts.factory.createStringLiteral(''), node.right];
    default:
      return null;
  }
}

/** What a name or a property may have been given; nothing where that is not known. */
function valuesOf(
  node: ts.Expression,
  bindings: Bindings,
  sources: ValueSources,
): readonly ts.Expression[] {
  const { checker } = sources;
  if (ts.isElementAccessExpression(node)) {
    const object = declarationOf(checker, node.expression);
    const made = object && initializerOf(object);
    const literal = made && unwrapped(made);
    return literal && ts.isObjectLiteralExpression(literal)
      ? literal.properties.flatMap((one) => initializerOf(one) ?? [])
      : [];
  }
  if (ts.isPropertyAccessExpression(node)) {
    return propertiesOf(node.expression, node.name, bindings, sources);
  }
  if (!ts.isIdentifier(node)) return [];
  const declaration = declarationOf(checker, node);
  if (!declaration) return [];
  if (ts.isParameter(declaration)) return argumentsFor(declaration, bindings, sources);
  if (ts.isBindingElement(declaration)) return boundElement(declaration, bindings, sources);
  const value = initializerOf(declaration);
  return value ? [value] : [];
}

/** What stands for a parameter; where that is not bound, what calls say who write it out. */
function argumentsFor(
  parameter: ts.ParameterDeclaration,
  bindings: Bindings,
  sources: ValueSources,
): readonly ts.Expression[] {
  const given = bindings.get(parameter);
  const instead = parameter.initializer ? [parameter.initializer] : [];
  if (given !== undefined) return given ? [given] : instead;
  const index = parameter.parent.parameters.indexOf(parameter);
  const calls = sources.callsOf(parameter.parent);
  const values = calls.flatMap((call) => call.arguments[index] ?? instead);
  const areKnown = values.length > 0 && values.every(isLiteral);
  return areKnown ? values : [];
}

const isLiteral = (node: ts.Expression): boolean => ts.isStringLiteralLike(unwrapped(node));

/** `{ path } = …`, of a parameter or a constant. */
function boundElement(
  element: ts.BindingElement,
  bindings: Bindings,
  sources: ValueSources,
): readonly ts.Expression[] {
  const { parent: pattern, initializer } = element;
  const name = element.propertyName ?? element.name;
  const owner = pattern.parent;
  if (!ts.isIdentifier(name) || !ts.isObjectBindingPattern(pattern)) return [];
  const given = ts.isParameter(owner) ? bindings.get(owner) : initializerOf(owner);
  const field = sources.checker.getPropertyOfType(
    sources.checker.getTypeAtLocation(pattern),
    name.text,
  );
  const found = given ? propertiesOf(given, name, bindings, sources) : [];
  const values = found.length > 0 || !field ? found : sources.writesTo(field);
  return [...values, ...(initializer ? [initializer] : [])];
}
