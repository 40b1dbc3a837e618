import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { exportDeclarations } from './export-declarations.ts';

/** Where sources lie as in a clone. */
type Pair = { built: string; offered: string };

const DOOR = 'shell/remote-sdk/src/index.ts';

/**
 * The exports of remote-sdk that are not any more what a remote was built with: of a type that does
 * not fit where the former one was, unless both are declared in the same words, of which TypeScript
 * cannot always tell that they fit. Whatever the two import of others is taken from the remote's
 * sources, so that only the sdk itself is compared.
 * @param built the sdk that the remote was built with
 * @param offered the sdk of a shell, by which the remote runs
 * @returns by name, what TypeScript says of it
 */
export function changedExports({ built, offered }: Pair): Map<string, string> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
  };
  const door = join(built, DOOR);
  const names = exportedValues(ts.createProgram([door], options), door);
  const comparison = join(built, 'compared-exports.ts');
  const text = [
    `import type * as built from './${DOOR}';`,
    `declare const offered: typeof import('${join(offered, DOOR)}');`,
    // One a line: the line says which.
    ...names.map((name) => `offered.${name} satisfies typeof built.${name};`),
  ].join('\n');
  const host = hostWith(options, { comparison, text, from: door });
  const program = ts.createProgram([comparison], options, host);
  const source = program.getSourceFile(comparison);
  const declared = (clone: string, name: string) =>
    exportDeclarations(program, join(clone, DOOR), name);
  const isDeclaredAlike = (name: string) => declared(built, name) === declared(offered, name);
  return new Map(
    program.getSemanticDiagnostics(source).flatMap(({ start, messageText }) => {
      const { line } = source?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: 0 };
      const name = names[line - 2];
      if (!name || isDeclaredAlike(name)) return [];
      return [[name, ts.flattenDiagnosticMessageText(messageText, ' ')]];
    }),
  );
}

function exportedValues(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => {
      const { flags } =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return flags & ts.SymbolFlags.Value;
    })
    .map(({ name }) => name);
}

/** Has one file that is nowhere, and finds what is imported by a package's name from one place. */
function hostWith(
  options: ts.CompilerOptions,
  { comparison, text, from }: { comparison: string; text: string; from: string },
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(from, (name) => name, options);
  return {
    ...host,
    fileExists: (file) => file === comparison || host.fileExists(file),
    readFile: (file) => (file === comparison ? text : host.readFile(file)),
    getSourceFile: (file, ...more) =>
      file === comparison
        ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
        : host.getSourceFile(file, ...more),
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text: name }) =>
        ts.resolveModuleName(name, /^[./#]/.test(name) ? containing : from, options, host, cache),
      ),
  };
}
