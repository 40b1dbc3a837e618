import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Turbo's arguments for a build of all workspaces. */
export const BUILD_ARGS = ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'];

/**
 * Builds what has changed in all workspaces, through turbo's cache.
 * @throws what the build said, when it fails
 */
export async function build(root: string): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin/turbo'), BUILD_ARGS, {
    cwd: root,
    // The builds are the same in every mode; NODE_ENV would only change their cache keys.
    env: { ...withoutNodeEnv(process.env), TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output}\n${errors}`);
}

const withoutNodeEnv = ({ NODE_ENV: _mode, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => rest;
