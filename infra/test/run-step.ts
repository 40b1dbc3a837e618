import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A step's process: whether it succeeded, and all it printed. */
export type StepRun = { isOk: boolean; output: string };

/** Runs a program of node_modules/.bin in `root`; what it prints is kept for a failure. */
export async function runStep(options: {
  root: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Prints as it comes instead of keeping quiet, for long steps. */
  isLoud?: boolean;
}): Promise<StepRun> {
  const child = spawn(options.command, options.args, {
    cwd: options.root,
    env: { ...process.env, ...options.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (options.isLoud) process.stdout.write(chunk);
    });
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isOk: code === 0, output };
  } catch (error) {
    return { isOk: false, output: `${output}\n${(error as Error).message}` };
  }
}
