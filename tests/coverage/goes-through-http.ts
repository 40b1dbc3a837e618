import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const CALLS = /\.inject\(|\bfetch\(/;
// What belongs to the workspace: its neighbours, and the jumps that begin with #.
const OWN_IMPORT = /from '(?<path>(?:\.{1,2}|#[^']*testing)\/[^']+|#testing\/[^']+)'/g;

/**
 * Whether a service's test calls the service as the browser does: itself, or by
 * what it imports from its workspace's testing folder.
 */
export async function goesThroughHttp(root: string, file: string): Promise<boolean> {
  const source = await readFile(join(root, file), 'utf8');
  if (CALLS.test(source)) return true;
  const [services = '', workspace = ''] = file.split('/');
  const own = join(root, services, workspace);
  const paths = [...source.matchAll(OWN_IMPORT)]
    .map(({ groups }) => groups?.['path'] ?? '')
    .filter((path) => path.includes('testing/'))
    .map((path) => (path.startsWith('#') ? jump(own, path) : join(root, dirname(file), path)));
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return sources.some((text) => CALLS.test(text));
}

/** As package.json's `imports` has it: `#testing` may stand beside src, all else is below it. */
function jump(own: string, path: string): string {
  const beside = join(own, path.slice(1));
  return existsSync(beside) ? beside : join(own, 'src', path.slice(1));
}
