import { dirname, relative } from 'node:path';
import ts from '@typescript/typescript6';

/**
 * What an export is declared as, with all that its types name in the same package, without the
 * bodies that no type follows from. Where two are equal the export has the same type, also where
 * TypeScript cannot tell, as of conditional types in two copies.
 * @param door the module that exports it, in the package's root of sources
 */
export function exportDeclarations(program: ts.Program, door: string, name: string): string {
  const checker = program.getTypeChecker();
  const folder = dirname(door);
  const module = checker.getSymbolAtLocation(program.getSourceFile(door) ?? never(door));
  const exported = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  const pending = exported ? [exported] : [];
  const found = new Map<ts.Node, string>();
  for (let symbol = pending.pop(); symbol; symbol = pending.pop()) {
    for (const node of resolved(checker, symbol).declarations ?? []) {
      const file = relative(folder, node.getSourceFile().fileName);
      if (found.has(node) || file.startsWith('..') || isWithinOne(node, found)) continue;
      const parts = typedParts(node);
      found.set(node, [file, ...parts.map((part) => part.getText())].join(' '));
      pending.push(...parts.flatMap((part) => symbolsIn(checker, part)));
    }
  }
  return [...found.values()].toSorted().join('\n');
}

const never = (door: string): never => {
  throw new Error(`${door} is not in the program.`);
};

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** A parameter, a member: its text is in that of what it is of. */
function isWithinOne(node: ts.Node, found: ReadonlyMap<ts.Node, string>): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (found.has(around)) return true;
  }
  return false;
}

/** What its type follows from: without the body or the value where the type is written down. */
function typedParts(node: ts.Node): ts.Node[] {
  const isTyped =
    (ts.isFunctionLike(node) || ts.isVariableDeclaration(node)) && node.type !== undefined;
  if (!isTyped) return [node];
  const parts: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    const isBody = 'body' in node && child === node.body;
    const isValue = 'initializer' in node && child === node.initializer;
    if (!isBody && !isValue) parts.push(child);
  });
  return parts;
}

function symbolsIn(checker: ts.TypeChecker, node: ts.Node): ts.Symbol[] {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  const all = symbol ? [symbol] : [];
  ts.forEachChild(node, (child) => void all.push(...symbolsIn(checker, child)));
  return all;
}
