import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A step's process: whether it succeeded, and all it printed. */
export type StepRun = { isOk: boolean; output: string };

export type Step = {
  root: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Prints as it comes instead of keeping quiet, for long steps. */
  isLoud?: boolean;
  /** Ends it. Its process is then in a group of its own: a terminal's Ctrl-C reaches us alone. */
  stop?: AbortSignal;
  /** Gets the number of its process. */
  started?(pid: number): void;
};

/** Longer than a product takes to stop. */
const STOP_LIMIT_MS = 30_000;

/** Runs a program in `root`; what it prints is kept for a failure. */
export async function runStep(step: Step): Promise<StepRun> {
  const { root, command, args, env, isLoud, stop } = step;
  if (stop?.aborted) return { isOk: false, output: '' };
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: stop !== undefined,
  });
  if (child.pid !== undefined) step.started?.(child.pid);
  const interrupt = () => void endStep(child);
  stop?.addEventListener('abort', interrupt);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isLoud) process.stdout.write(chunk);
    });
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isOk: code === 0, output };
  } catch (error) {
    return { isOk: false, output: `${output}\n${(error as Error).message}` };
  } finally {
    stop?.removeEventListener('abort', interrupt);
  }
}

/** Asks it to end as Ctrl-C does, and insists when it does not. */
async function endStep(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await Promise.race([gone, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
  child.kill('SIGKILL');
  // What it leaves behind may hold its output open.
  child.stdout?.destroy();
  child.stderr?.destroy();
}
