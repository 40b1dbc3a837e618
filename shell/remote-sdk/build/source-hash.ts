import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Eight characters that change with any of the given files and folders. A
 * remote's federation container is named after it: two versions under one name
 * would share webpack's chunk table, and the previous one could not take over.
 */
export function sourceHash(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
