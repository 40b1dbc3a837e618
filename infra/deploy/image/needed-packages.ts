import { dependenciesOf } from '../../release/bill-of-materials.ts';
import type { LockFile } from '../../checks/supply-chain/locked-packages.ts';

/** A workspace, and which of the packages that it asks for are loaded where it runs. */
export type PackageUser = { folder: string; packages: readonly string[] };

/**
 * Where the packages lie that some workspaces load when they run, with all that those need: paths as
 * the lock file has them. What only tests need is not among them, nor what only builds do.
 */
export function neededPackages(users: readonly PackageUser[], lock: LockFile): string[] {
  const found = new Set<string>();
  const visit = (path: string, manifest: Parameters<typeof dependenciesOf>[1]): void => {
    for (const { path: at, entry, isWorkspace } of dependenciesOf(path, manifest, lock)) {
      // A workspace is a user by itself; a peer that only tests have is none here.
      if (isWorkspace || entry.dev || found.has(at)) continue;
      found.add(at);
      visit(at, entry);
    }
  };
  for (const { folder, packages } of users) {
    visit(folder, { dependencies: Object.fromEntries(packages.map((name) => [name, '*'])) });
  }
  return [...found].toSorted();
}
