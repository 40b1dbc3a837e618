import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlMutation } from './sql-mutation.ts';

const FOLDERS = ['migrations', 'ledger-migrations'];

/**
 * All migrations of the member service in a new folder, one of them changed.
 * @returns the folder
 * @throws when the text that is to be changed is not there, or more than once
 */
export async function mutatedCopy(root: string, file: string, mutation: SqlMutation) {
  const member = join(root, 'services/member');
  const source = await readFile(join(member, file), 'utf8');
  const times = source.split(mutation.text).length - 1;
  if (times !== 1) throw new Error(`${file} has this ${times} times: ${mutation.text}`);
  const folder = await mkdtemp(join(tmpdir(), 'sql-mutation-'));
  for (const name of FOLDERS) {
    await cp(join(member, name), join(folder, name), { recursive: true });
  }
  // What a migration imports is found as it is from the clone.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(
    join(folder, file),
    source.replace(mutation.text, () => mutation.by),
  );
  return folder;
}
