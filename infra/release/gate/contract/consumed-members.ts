import ts from '@typescript/typescript6';
import { placeOf } from './place-of.ts';
import { fieldOf, fileOf, schemaOf } from './contract-members.ts';
import { importedSchemas } from './imported-schemas.ts';
import { declaredMembers } from './declared-members.ts';
import { declarationsOf, handedOver, readBy } from './handed-over.ts';
import type { Sources } from './sources.ts';
import { fileKeys, NOTHING_KEPT, type FileUses, type KeptUses } from './kept-uses.ts';

/** Addresses of the contract's fields, each with the first place that uses it, `mfe-x/src/y.ts:12`. */
export interface ConsumedMembers {
  reads: Map<string, string>;
  sends: Map<string, string>;
}

interface Walk {
  checker: ts.TypeChecker;
  /** What the contract's fields are called, here and there. */
  names: ReadonlySet<string>;
  note(how: keyof ConsumedMembers, symbol: ts.Symbol | undefined, node: ts.Node): void;
}

/**
 * Which fields of the contract some sources, and all that they import, read, and which they write into
 * an object of the contract. TypeScript's checker knows which declaration a property comes from,
 * through `Static`, `Camelized` and any other mapped type.
 * @param kept what was found of files before
 */
export function consumedMembers(sources: Sources, kept: KeptUses = NOTHING_KEPT): ConsumedMembers {
  const { program, own, root, contract } = sources;
  const checker = program.getTypeChecker();
  const declared = declaredMembers(program, contract);
  const isNamed = namedIn(own, new Set([...declared.values()].flat().map(schemaOf)));
  const names = new Set([...declared.values()].flat().flatMap(spellings));
  const usesOfFile = (source: ts.SourceFile): FileUses => {
    const found: FileUses = { reads: {}, sends: {} };
    visit(source, {
      checker,
      names,
      note(how, symbol, node) {
        if (!symbol) return;
        for (const declaration of declarationsOf(checker, symbol)) {
          for (const address of declared.get(declaration) ?? []) {
            found[how][address] ??= placeOf(node, root);
          }
        }
      },
    });
    return found;
  };
  const keyOf = fileKeys(sources);
  const used = own.map((source) => kept.take(keyOf(source), () => usesOfFile(source)));
  const first = (how: keyof FileUses) =>
    new Map(
      used
        .flatMap((uses) => Object.entries(uses[how]))
        .filter(([address]) => isNamed(address))
        .toReversed(),
    );
  return { reads: first('reads'), sends: first('sends') };
}

function visit(node: ts.Node, walk: Walk): void {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  if (ts.isIdentifier(node) && walk.names.has(node.text)) visitName(node, walk);
  if (ts.isElementAccessExpression(node)) visitKey(node, walk);
  const taken = handedOver(walk.checker, node);
  if (taken) for (const read of readBy(walk.checker, taken)) walk.note('reads', read, node);
  ts.forEachChild(node, (child) => visit(child, walk));
}

/** `a.name`, `{ name } = a` and `{ name: … }`. */
function visitName(node: ts.Identifier, { checker, note }: Walk): void {
  const { parent, text } = node;
  const propertyOf = (type: ts.Type | undefined) => type && propertyNamed(checker, type, text);
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    note('reads', checker.getSymbolAtLocation(node), node);
  } else if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
    note('reads', propertyOf(checker.getTypeAtLocation(parent.parent)), node);
  } else if (ts.isObjectLiteralElementLike(parent) && parent.name === node) {
    if (ts.isObjectLiteralExpression(parent.parent)) {
      note('sends', propertyOf(checker.getContextualType(parent.parent)), node);
    }
  }
}

/** `a['name']`, and `a[key]` for each key that it may be. */
function visitKey(node: ts.ElementAccessExpression, { checker, note }: Walk): void {
  const key = checker.getTypeAtLocation(node.argumentExpression);
  const object = checker.getTypeAtLocation(node.expression);
  for (const one of key.isUnion() ? key.types : [key]) {
    if (one.isStringLiteral()) note('reads', propertyNamed(checker, object, one.value), node);
  }
}

const propertyNamed = (checker: ts.TypeChecker, type: ts.Type, name: string) =>
  checker.getPropertyOfType(checker.getNonNullableType(type), name);

/** A field's name on the wire and in the browser. */
function spellings(address: string): string[] {
  const name = fieldOf(address);
  return [name, name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
}

/**
 * Whether sources import an address's schema. A field that two schemas share is one declaration, and
 * counts for those that somebody imports; a type that has no schema of its name may be made of any
 * other of its file.
 */
function namedIn(
  sources: readonly ts.SourceFile[],
  schemas: ReadonlySet<string>,
): (address: string) => boolean {
  const imported = new Set(
    sources.flatMap(importedSchemas).map(({ file, name }) => {
      return schemas.has(`${file} ${name}`) ? `${file} ${name}` : file;
    }),
  );
  return (address) => imported.has(schemaOf(address)) || imported.has(fileOf(address));
}
