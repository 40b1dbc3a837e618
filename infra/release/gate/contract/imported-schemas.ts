import ts from '@typescript/typescript6';

/** What a file imports from api-contract. */
export interface ImportedSchema {
  /** `member/dashboard.ts` */
  file: string;
  /** As the contract calls it. */
  name: string;
  /** As this file calls it. */
  alias: string;
  isType: boolean;
}

export function importedSchemas({ statements }: ts.SourceFile): ImportedSchema[] {
  return statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const specifier = (moduleSpecifier as ts.StringLiteral).text;
    const bindings = importClause?.namedBindings;
    if (!specifier.startsWith(CONTRACT) || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name, propertyName, isTypeOnly }) => ({
      file: specifier.slice(CONTRACT.length),
      name: (propertyName ?? name).text,
      alias: name.text,
      isType: isTypeOnly || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword,
    }));
  });
}

const CONTRACT = '@reset/api-contract/';
