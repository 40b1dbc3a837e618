import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { isAlive } from './process-facts.ts';
import { openLog } from './open-log.ts';
import type { ProcessPlan } from './process-plan.ts';

export type SpawnedProcess = {
  pid: number | undefined;
  /** Why it ended, in words; aborts `ending` as well. */
  ended: Promise<string>;
  ending: AbortSignal;
  /** To it and to all that it started. */
  send(signal: NodeJS.Signals): void;
};

/**
 * Starts a process with its output going straight into its log. It leads a group
 * of its own: Ctrl-C in the terminal reaches us alone, and we end all of them in order.
 */
export function spawnProcess(plan: ProcessPlan): SpawnedProcess {
  const log = openLog(plan.log);
  const { sockets = [] } = plan;
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: sockets.length > 0 ? { ...plan.env, LISTEN_FDS: String(sockets.length) } : plan.env,
    detached: true,
    stdio: ['ignore', log, log, ...sockets],
  });
  closeSync(log);
  const end = new AbortController();
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once('error', (error) => resolve(error.message));
  child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  void ended.then(() => end.abort());
  return {
    pid: child.pid,
    ended,
    ending: end.signal,
    send: (signal) => sendToGroup(child.pid, signal),
  };
}

function sendToGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in the group.
    if (isAlive(pid)) process.kill(pid, signal);
  }
}
