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
  for (const file of (await readdir(join(db, 'migrations'))).filter(includes)) {
    await cp(join(db, 'migrations', file), join(folder, 'migrations', file));
  }
  return folder;
}
