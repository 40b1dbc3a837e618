import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  commandLine,
  isAlive,
  otherProcesses,
  sessionOf,
  startedWith,
} from '../dev/processes/process-facts.ts';

/** Carried by every process of a run, with the run's folder as its value. */
const RUN_VARIABLE = 'TEST_RUN_FOLDER';

export type RunFolder = {
  path: string;
  /** By these all that the run writes for a while goes into the folder. */
  env: Record<string, string>;
  /**
   * Ends every process that the run has left, and removes the folder.
   * @param steps the processes that led a session of their own
   */
  remove(steps: readonly number[]): Promise<void>;
};

/**
 * A folder for all that one run of the tests writes for a while: reports, PostgreSQL's data,
 * temporary files. Not below the user's own temporary folder, which may be closed to PostgreSQL,
 * who is another user where we are root.
 */
export async function openRunFolder(): Promise<RunFolder> {
  const path = await mkdtemp('/var/tmp/reset-test-');
  await chmod(path, 0o711);
  return {
    path,
    env: { [RUN_VARIABLE]: path, TMPDIR: path },
    async remove(steps) {
      await endProcesses(path, steps);
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** SIGTERM lets PostgreSQL wait for its clients, and some processes end others before themselves. */
const GRACE_MS = 5_000;
const LIMIT_MS = 15_000;

async function endProcesses(folder: string, steps: readonly number[]): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const found = otherProcesses().filter((pid) => isOfRun(pid, folder, steps) && isAlive(pid));
    if (found.length === 0) return;
    const elapsedMs = Date.now() - startedAt;
    if (elapsedMs > LIMIT_MS) throw new Error(`These do not end: ${found.join(', ')}`);
    for (const pid of found) send(pid, elapsedMs < GRACE_MS ? 'SIGTERM' : 'SIGKILL');
    await pause(100);
  }
}

/** By its session, which one that was started with an environment of its own is still in. */
const isOfRun = (pid: number, folder: string, steps: readonly number[]): boolean =>
  steps.includes(sessionOf(pid) ?? 0) ||
  startedWith(pid, RUN_VARIABLE) === folder ||
  commandLine(pid).includes(folder);

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
