import ts from '@typescript/typescript6';
import { declarationsOf } from './handed-over.ts';

/** The addresses of the contract's fields (see `Members`), by where they are declared. */
export type DeclaredMembers = ReadonlyMap<ts.Declaration, readonly string[]>;

/**
 * Where each field of the contract is declared. One declaration has several addresses where schemas
 * are made of others.
 * @param contract the folder of its sources, which are part of the program
 */
export function declaredMembers(program: ts.Program, contract: string): DeclaredMembers {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Declaration, string[]>();
  const fields = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(contract))
    .flatMap((source) => schemasOf(checker, source, source.fileName.slice(contract.length)))
    .flatMap((schema) => fieldsIn(checker, schema));
  for (const { property, address } of fields) {
    for (const declaration of declarationsOf(checker, property)) {
      found.set(declaration, [...(found.get(declaration) ?? []), address]);
    }
  }
  return found;
}

function schemasOf(checker: ts.TypeChecker, source: ts.SourceFile, file: string): Schema[] {
  const module = checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : [])
    .filter(({ flags }) => flags & ts.SymbolFlags.Variable)
    .map((exported) => ({
      type: checker.getTypeOfSymbol(exported),
      address: `${file} ${exported.name}`,
    }));
}

interface Schema {
  type: ts.Type;
  address: string;
}

/** The fields of a schema's type, `TObject<…>`, and of those within it, in whatever they stand. */
function fieldsIn(
  checker: ts.TypeChecker,
  { type, address }: Schema,
  above: readonly ts.Type[] = [],
): { property: ts.Symbol; address: string }[] {
  if (above.includes(type)) return [];
  const within = (inner: Schema) => fieldsIn(checker, inner, [...above, type]);
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const held = checker.getTypeArguments(type as ts.TypeReference);
  if (type.symbol?.name !== 'TObject') {
    return [...parts, ...held].flatMap((inner) => within({ type: inner, address }));
  }
  return (held[0]?.getProperties() ?? []).flatMap((property) => {
    const field = { property, address: `${address}.${property.name}` };
    return [field, ...within({ type: checker.getTypeOfSymbol(property), address: field.address })];
  });
}
