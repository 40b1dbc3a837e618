import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlMutation } from './sql-mutation.ts';

/** The services whose `db/` are copied. */
const SERVICES = ['member', 'ledger'];

/**
 * The migrations and functions of member and ledger in a new folder, one of the files mutated.
 * @returns the folder
 * @throws when the text that is to be changed is in none of the files, or more than once
 */
export async function mutatedCopy(
  root: string,
  files: readonly string[],
  { text, replacement }: SqlMutation,
): Promise<string> {
  const sources = await Promise.all(
    files.map((file) => readFile(join(root, 'services', file), 'utf8')),
  );
  const times = sources.map((source) => source.split(text).length - 1);
  const found = times.reduce((sum, count) => sum + count, 0);
  if (found !== 1) throw new Error(`${files.join(', ')} have this ${found} times: ${text}`);
  const folder = await mkdtemp(join(tmpdir(), 'sql-mutation-'));
  for (const service of SERVICES) {
    await cp(join(root, 'services', service, 'db'), join(folder, service, 'db'), {
      recursive: true,
    });
  }
  // What a migration imports is found as it is from the clone.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const index = times.indexOf(1);
  await writeFile(
    join(folder, files[index] ?? ''),
    (sources[index] ?? '').replace(text, () => replacement),
  );
  return folder;
}
