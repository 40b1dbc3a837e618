import ts from '@typescript/typescript6';
import { snakeizeKeys } from '../../../../shell/remote-sdk/src/convert-keys.ts';
import type { Member, Members } from './contract-members.ts';
import type { Sent } from './uses.ts';
import { unwrapped, type Bindings } from './value-sources.ts';

/** Deeper than any request is nested. */
const MAX_DEPTH = 6;

/**
 * What a call brings as its body, as it is on the wire: of an object that is written out there, by its
 * values, else by its type.
 * @param body undefined where the call has none
 */
export function sentMembers(
  body: ts.Expression | null | undefined,
  bindings: Bindings,
  checker: ts.TypeChecker,
): Sent {
  if (!body) return null;
  const node = unwrapped(body);
  const type = checker.getTypeAtLocation(node);
  if (isUnknown(type)) {
    const parameter = checker.getSymbolAtLocation(node)?.valueDeclaration;
    const isBound = parameter && ts.isParameter(parameter) && bindings.has(parameter);
    if (!isBound) return 'unknown';
    return sentMembers(bindings.get(parameter) ?? parameter.initializer, bindings, checker);
  }
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return null;
  return membersOf('body', node, checker);
}

const isUnknown = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0;

function membersOf(path: string, expression: ts.Expression, checker: ts.TypeChecker): Members {
  const node = unwrapped(expression);
  if (ts.isConditionalExpression(node)) {
    return eitherOf([node.whenTrue, node.whenFalse].map((one) => membersOf(path, one, checker)));
  }
  if (!ts.isObjectLiteralExpression(node)) {
    return membersOfType(path, checker.getTypeAtLocation(node), { checker, node, depth: 0 });
  }
  const members: Members = { [path]: { types: ['object'], required: true } };
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      spread(members, path, membersOf(path, property.expression, checker));
    } else if (property.name && ts.isComputedPropertyName(property.name)) {
      members[path] = ANYTHING;
    } else {
      const name = property.name?.getText().replaceAll(/^['"]|['"]$/g, '') ?? '';
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      Object.assign(members, membersOf(`${path}.${onWire(name)}`, value as ts.Expression, checker));
    }
  }
  return members;
}

/** Of `...(some && { field })`, a field is certain only where it was before. */
function spread(members: Members, path: string, { [path]: whole, ...fields }: Members): void {
  if (!whole || whole.types.includes('anything')) {
    Object.assign(members, { [path]: ANYTHING });
    return;
  }
  const isCertain = whole.required && whole.types.join() === 'object';
  for (const [field, member] of Object.entries(fields)) {
    const required = member.required && (isCertain || members[field]?.required === true);
    Object.assign(members, { [field]: { ...member, required } });
  }
}

const ANYTHING: Member = { types: ['anything'], required: true };

/** A field's name as the api client sends it. */
export const onWire = (name: string): string =>
  Object.keys(snakeizeKeys({ [name]: null }) as object)[0] ?? name;

/** A field is certain only where all have it. */
const eitherOf = (all: Members[]): Members =>
  Object.fromEntries(
    [...new Set(all.flatMap((members) => Object.keys(members)))].map((field) => {
      const found = all.flatMap((members) => members[field] ?? []);
      const required = found.length === all.length && found.every((member) => member.required);
      return [field, { types: distinct(found.flatMap(({ types }) => types)), required }];
    }),
  );

function distinct(types: string[]): string[] {
  const all = new Set(types);
  // TypeScript has `boolean` as its two values.
  if (all.has('true') && all.has('false')) {
    all.delete('true');
    all.delete('false');
    all.add('boolean');
  }
  return [...all].toSorted();
}

interface Walk {
  checker: ts.TypeChecker;
  node: ts.Node;
  depth: number;
}

function membersOfType(path: string, type: ts.Type, walk: Walk): Members {
  const variants = type.isUnion() ? type.types : [type];
  const given = variants.filter(({ flags }) => !(flags & MISSING));
  const objects = given.flatMap((variant) => objectsIn(variant, walk.checker));
  const fields = eitherOf(objects.map((object) => fieldsOf(path, object, walk)));
  const types = distinct(given.map((variant) => typeName(variant, walk.checker)));
  return { ...fields, [path]: { types, required: given.length === variants.length } };
}

const MISSING = ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/** The objects that a value is, or that a list of them has. */
function objectsIn(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  const item = checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined;
  if (!item) return [type];
  return (item.isUnion() ? item.types : [item]).flatMap((one) => objectsIn(one, checker));
}

function fieldsOf(path: string, object: ts.Type, { checker, node, depth }: Walk): Members {
  if (depth > MAX_DEPTH) return {};
  const inner = { checker, node, depth: depth + 1 };
  return Object.assign(
    {},
    ...object.getProperties().map((property) => {
      const address = `${path}.${onWire(property.name)}`;
      const members = membersOfType(
        address,
        checker.getTypeOfSymbolAtLocation(property, node),
        inner,
      );
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const whole = members[address] ?? ANYTHING;
      return { ...members, [address]: { ...whole, required: whole.required && !isOptional } };
    }),
  ) as Members;
}

function typeName(type: ts.Type, checker: ts.TypeChecker): string {
  const { flags } = type;
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return checker.typeToString(type);
  if (flags & ts.TypeFlags.Null) return 'null';
  if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return 'anything';
  if (checker.isArrayLikeType(type)) return `${itemName(type, checker)}[]`;
  // A record may have any field.
  return type.getStringIndexType() ? 'anything' : 'object';
}

function itemName(list: ts.Type, checker: ts.TypeChecker): string {
  const item = list.getNumberIndexType();
  return item && !item.isUnion() ? typeName(item, checker) : 'anything';
}
