import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../../..');
const WORKSPACE = '^(shell/remote-sdk|shell|shared-ui|infra|tests|mfe-[^/]+|services/[^/]+)';
const OURS = '^(shell|shared-ui|infra|tests|mfe-|services)';

/** Who imports whom, workspace by workspace, as mermaid text: read from the imports themselves. */
export async function drawArchitecture(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(repository, 'node_modules/.bin/depcruise'),
      '--config=.dependency-cruiser.mjs',
      '--output-type=mermaid',
      `--collapse=${WORKSPACE}`,
      `--include-only=${OURS}`,
      '.',
    ],
    { cwd: repository, maxBuffer: 64 * 1024 * 1024 },
  );
  // The arrows come in the order of the imports found, which is nobody's news.
  const lines = stdout.trim().split('\n');
  const isArrow = (line: string) => line.includes('-->');
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).toSorted()].join(
    '\n',
  );
}
