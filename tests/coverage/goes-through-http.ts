import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const CALLS = /\.inject\(|\bfetch\(/;
// What belongs to the workspace: its neighbours, and the jumps that begin with #.
const OWN_IMPORT = /from '(?<path>(?:\.{1,2}|#[^']*testing)\/[^']+|#testing\/[^']+)'/g;

/**
 * Whether a service's test calls the service as the browser does: itself, or by
 * what it imports from its workspace's testing folder, however many files away.
 */
export async function goesThroughHttp(root: string, file: string): Promise<boolean> {
  const own = join(root, ...file.split('/').slice(0, 2));
  const files = new Set([join(root, file)]);
  // A set is read in the order of its growth, so that what is added here is looked at too.
  for (const path of files) {
    const source = await readFile(path, 'utf8');
    if (CALLS.test(source)) return true;
    for (const { groups } of source.matchAll(OWN_IMPORT)) {
      const named = groups?.['path'] ?? '';
      const imported = named.startsWith('#') ? jump(own, named) : join(dirname(path), named);
      if (relative(own, imported).includes('testing/')) files.add(imported);
    }
  }
  return false;
}

/** As package.json's `imports` has it: `#testing` may stand beside src, all else is below it. */
function jump(own: string, path: string): string {
  const beside = join(own, path.slice(1));
  return existsSync(beside) ? beside : join(own, 'src', path.slice(1));
}
