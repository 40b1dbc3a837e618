import ts from '@typescript/typescript6';

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

  const visit = (type: ts.Type, address: string, above: readonly ts.Type[]): void => {
    if (above.includes(type)) return;
    const inner = [...above, type];
    if (type.isUnionOrIntersection()) for (const part of type.types) visit(part, address, inner);
    const of = checker.getTypeArguments(type as ts.TypeReference);
    if (type.symbol?.name !== 'TObject') {
      for (const argument of of) visit(argument, address, inner);
      return;
    }
    for (const property of of[0]?.getProperties() ?? []) {
      const at = `${address}.${property.name}`;
      for (const root of checker.getRootSymbols(property)) {
        for (const declaration of root.declarations ?? []) {
          found.set(declaration, [...(found.get(declaration) ?? []), at]);
        }
      }
      visit(checker.getTypeOfSymbol(property), at, inner);
    }
  };

  for (const source of program.getSourceFiles()) {
    const module = source.fileName.startsWith(contract) && checker.getSymbolAtLocation(source);
    if (!module) continue;
    const file = source.fileName.slice(contract.length);
    for (const exported of checker.getExportsOfModule(module)) {
      if (!(exported.flags & ts.SymbolFlags.Variable)) continue;
      visit(checker.getTypeOfSymbol(exported), `${file} ${exported.name}`, []);
    }
  }
  return found;
}
