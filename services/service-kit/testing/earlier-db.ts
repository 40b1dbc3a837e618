import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../../node_modules');

/** A `db/` as an earlier release had it: some of the migrations of this one, and no functions. */
export async function earlierDb(
  db: string,
  includes: (migration: string) => boolean,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'earlier-db-'));
  // Where migrations find the packages that they import.
  await symlink(PACKAGES, join(folder, 'node_modules'));
  // What migrations read, as texts; functions are of today.
  for (const read of await readdir(db)) {
    if (read === 'migrations' || read === 'functions') continue;
    await symlink(join(db, read), join(folder, read));
  }
  for (const file of (await readdir(join(db, 'migrations'))).filter(includes)) {
    await cp(join(db, 'migrations', file), join(folder, 'migrations', file));
  }
  return folder;
}
