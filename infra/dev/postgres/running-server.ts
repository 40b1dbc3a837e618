import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, isAlive } from '../processes/process-facts.ts';

const FAST_STOP_MS = 10_000;
const HARD_STOP_MS = 3_000;

export type RunningServer = { pid: number; port: number };

/**
 * The server that runs on `dataDir`, left over from a start that was killed;
 * null when there is none. A postmaster.pid that outlived its server is removed:
 * by now its number may belong to another process, and PostgreSQL would refuse
 * to start because of it.
 */
export async function findRunningServer(dataDir: string): Promise<RunningServer | null> {
  const file = join(dataDir, 'postmaster.pid');
  const server = parsePostmasterPid(await readFile(file, 'utf8').catch(() => ''));
  if (!server) return null;
  if (isAlive(server.pid) && commandLine(server.pid).includes(dataDir)) return server;
  await rm(file, { force: true });
  return null;
}

/** The first line of postmaster.pid is the process, the fourth the port. */
function parsePostmasterPid(text: string): RunningServer | null {
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/** Ends a server, closing its connections; what does not end in time is made to. */
export async function stopServer(pid: number): Promise<void> {
  // Fast, then immediate shutdown: https://www.postgresql.org/docs/current/server-shutdown.html
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', HARD_STOP_MS],
    ['SIGKILL', HARD_STOP_MS],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + limitMs;
    while (isAlive(pid) && Date.now() < deadline) await sleep(20);
  }
}
