import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a file imports, statically or when it runs: every specifier in quotes after `from` or `import`. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

export type ImportedFiles = {
  /** From the repository's root, sorted. */
  files: string[];
  /** What else they import: packages, and workspaces by their names. */
  packages: string[];
};

/** Some files with all that they import by paths of their own, and what they import from elsewhere. */
export async function importedFiles(
  root: string,
  entries: readonly string[],
): Promise<ImportedFiles> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.add(file);
    const text = await readFile(join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
      if (specifier.startsWith('.')) await visit(join(dirname(file), specifier));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  };
  for (const entry of entries) await visit(entry);
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

/** `@scope/name` of `@scope/name/file.ts`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
