import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every lock file of the repository, from its root: the product's, and those of tools that only some commands install. */
export const LOCK_FILES = [
  'package-lock.json',
  'shared-ui/storybook/package-lock.json',
  'tests/bench/package-lock.json',
  'tests/mutation/package-lock.json',
] as const;

/** An entry of `packages`, as npm writes it; a workspace's own has no version that was published. */
export type LockEntry = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  /** Only what is for development needs it. */
  dev?: boolean;
  /** It may be missing, as on systems that it is not for. */
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** What a lock file says, as far as it is read here. */
export type LockFile = { lockfileVersion: number; packages: Record<string, LockEntry> };

/** A package from outside, as a lock file pins it. */
export type LockedPackage = {
  /** Below which folder npm puts it: `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  version: string;
  entry: LockEntry;
};

export const readLockFile = async (root: string, file: string): Promise<LockFile> =>
  JSON.parse(await readFile(join(root, file), 'utf8')) as LockFile;

/** The packages from outside that a lock file pins: neither workspaces nor the links to them. */
export const lockedPackages = ({ packages }: LockFile): LockedPackage[] =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const folder = nameIn(path);
    if (folder === null || entry.link) return [];
    // An alias is installed below another name than the one it was published by.
    return [{ path, name: entry.name ?? folder, version: entry.version ?? '', entry }];
  });

const INSTALLED = 'node_modules/';

function nameIn(path: string): string | null {
  const at = path.lastIndexOf(INSTALLED);
  return at === -1 ? null : path.slice(at + INSTALLED.length);
}
