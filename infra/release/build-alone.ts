import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { RefusedRelease } from './refused-release.ts';

/**
 * Builds one workspace and nothing else.
 * @param env beside that of this process
 * @throws RefusedRelease with what the build said, when it fails
 */
export async function buildAlone(folder: string, env: Record<string, string> = {}): Promise<void> {
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new RefusedRelease([`The build failed:\n${output}\n${errors}`]);
}
