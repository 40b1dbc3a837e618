import { readdirSync, readFileSync } from 'node:fs';

/* What Linux tells about a process. Elsewhere nothing is known, and then nothing is ended. */

/** The numbers of all processes but our own. */
export function otherProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid);
  } catch {
    return [];
  }
}

/** true for a process that runs; a zombie, ended but not yet collected, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return stateOf(pid) !== 'Z';
}

/** Its command and arguments, separated by spaces; empty when unknown. */
export const commandLine = (pid: number): string =>
  read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim();

/** The value of a variable it was started with; null when unset or not ours to see. */
export function startedWith(pid: number, variable: string): string | null {
  const prefix = `${variable}=`;
  const found = read(`/proc/${pid}/environ`)
    .split('\0')
    .find((entry) => entry.startsWith(prefix));
  return found === undefined ? null : found.slice(prefix.length);
}

/**
 * When it started, in clock ticks since the machine did. Together with the
 * number it names a process for good, since numbers are used again.
 */
export const startTicks = (pid: number): string | null => statFields(pid)[19] ?? null;

/** The process that its session began with; null when unknown. */
export const sessionOf = (pid: number): number | null => Number(statFields(pid)[3]) || null;

const stateOf = (pid: number): string | null => statFields(pid)[0] ?? null;

// proc(5): the name in parentheses may itself contain spaces and parentheses.
function statFields(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .filter(Boolean);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
