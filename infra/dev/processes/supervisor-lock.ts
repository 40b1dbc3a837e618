import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, startTicks } from './process-facts.ts';

/** Of who runs a product on a data folder. */
export type Supervisor = {
  pid: number;
  /** The product's address in the browser. */
  origin: string;
};
type Holder = Supervisor & { startTicks: string | null };

/**
 * Makes this process the only supervisor of a data folder. A file left behind
 * by one that was killed does not count, even if its number is in use again.
 * @returns a function that gives it up
 * @throws when another one runs
 */
export function takeSupervisorLock(
  file: string,
  { origin }: Pick<Supervisor, 'origin'>,
): () => void {
  const other = findSupervisor(file);
  if (other) {
    throw new Error(
      `Reset already runs from this clone (process ${other.pid}). ` +
        `Stop it with Ctrl-C where it was started, or with: kill ${other.pid}`,
    );
  }
  rmSync(file, { force: true });
  const own: Holder = { pid: process.pid, startTicks: startTicks(process.pid), origin };
  // `wx`: of two that start in the same moment, one fails here.
  writeFileSync(file, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The supervisor that runs on a data folder; null when none does. */
export function findSupervisor(file: string): Supervisor | null {
  const holder = readHolder(file);
  if (!holder || !isAlive(holder.pid) || startTicks(holder.pid) !== holder.startTicks) return null;
  return { pid: holder.pid, origin: holder.origin };
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}
