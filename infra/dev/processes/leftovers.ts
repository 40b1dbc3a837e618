import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, otherProcesses, startedWith } from './process-facts.ts';

/** Every process of ours carries it, with the data folder as its value, and so do its children. */
export const OWNER_VARIABLE = 'RESET_RUN_IN';

const LIMIT_MS = 10_000;

/**
 * Ends what an earlier start on this data folder left running because it was
 * itself killed. Only what carries our mark is ours, so that nobody else's
 * process is ever touched.
 * @returns how many there were
 */
export async function endLeftovers(dataFolder: string): Promise<number> {
  const found = leftovers(dataFolder);
  for (const pid of found) send(pid, 'SIGTERM');
  const deadline = Date.now() + LIMIT_MS;
  while (found.some(isAlive) && Date.now() < deadline) await sleep(50);
  for (const pid of found.filter(isAlive)) send(pid, 'SIGKILL');
  return found.length;
}

const leftovers = (dataFolder: string): number[] =>
  otherProcesses().filter((pid) => startedWith(pid, OWNER_VARIABLE) === dataFolder && isAlive(pid));

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
