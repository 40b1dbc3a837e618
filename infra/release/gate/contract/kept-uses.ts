import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import ts from '@typescript/typescript6';
import writeFileAtomic from 'write-file-atomic';
import type { Sources } from './sources.ts';

/** What one file uses: addresses of the contract's fields, each with its first place in the file. */
export interface FileUses {
  reads: Record<string, string>;
  sends: Record<string, string>;
}

/**
 * What files were found to use, by all that it follows from. A release changes a few files, and the
 * checker takes most of its time for the others.
 */
export interface KeptUses {
  /** Of a file, by its `fileKeys`; found out where it is not kept. */
  take(key: string, find: () => FileUses): FileUses;
}

/** Keeps nothing. */
export const NOTHING_KEPT: KeptUses = { take: (_key, find) => find() };

/** @param file with what is kept; it is made, and left with what was taken since */
export async function openKeptUses(file: string): Promise<KeptUses & { save(): Promise<void> }> {
  const before = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, FileUses>)
    : {};
  const taken: Record<string, FileUses> = {};
  return {
    take: (key, find) => (taken[key] ??= before[key] ?? find()),
    save: () => writeFileAtomic(file, JSON.stringify(taken)),
  };
}

/**
 * What a file's uses follow from: itself, all that it imports, by way of others too, and what holds for
 * every file, which are packages, the contract and whatever declares something for others.
 */
export function fileKeys({ program, own, root }: Sources): (source: ts.SourceFile) => string {
  const owned = new Set(own);
  const add = (hash: Hash, { fileName, text }: ts.SourceFile): Hash =>
    hash.update(`${fileName.replace(`${root}/`, '')}\0${text}\0`);
  const digest = (files: Iterable<ts.SourceFile>, start: string): string =>
    [...files].reduce(add, createHash('sha256').update(start)).digest('hex');
  const forAll = program
    .getSourceFiles()
    .filter((one) => !owned.has(one) || declaresForOthers(one));
  const common = digest(forAll, JSON.stringify(program.getCompilerOptions()));
  const importsOf = new Map(own.map((one) => [one, imported(one, program, owned)]));
  return (source) => {
    const found = new Set([source]);
    // A set is walked to what is added meanwhile.
    for (const one of found) for (const next of importsOf.get(one) ?? []) found.add(next);
    return digest(found, common);
  };
}

/** A file without imports and exports, or one with `declare global` or `declare module`. */
const declaresForOthers = (source: ts.SourceFile): boolean =>
  !ts.isExternalModule(source) || source.statements.some(ts.isModuleDeclaration);

function imported(
  source: ts.SourceFile,
  program: ts.Program,
  owned: ReadonlySet<ts.SourceFile>,
): ts.SourceFile[] {
  const checker = program.getTypeChecker();
  return specifiersIn(source)
    .flatMap((specifier) => checker.getSymbolAtLocation(specifier)?.declarations ?? [])
    .map((declaration) => declaration.getSourceFile())
    .filter((one) => owned.has(one));
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Of imports and exports, `import(…)` and `import('…').Type`. */
function specifiersIn(source: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) found.push(node.moduleSpecifier);
    } else if (isImportCall(node) && node.arguments[0]) {
      found.push(node.arguments[0]);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      found.push(node.argument.literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
