import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const FULL_MS = 3_000;
const PIECE = Buffer.alloc(64 * 1024, 1);

/**
 * The disk is full: everything that is written fails, and PostgreSQL may stop altogether. Only on a
 * small disk of its own, which main.ts gives it.
 */
export const disk: Fault = async ({ environment, load, count, report }) => {
  const filler = join(environment.disk, 'filler');
  fill(filler);
  const fullAt = performance.now();
  await pause(FULL_MS);
  const during = load.attempts.past.filter(({ startedAt }) => startedAt > fullAt + FULL_MS / 2);
  count('answered with a full disk', during.filter(({ isAnswered }) => isAnswered).length);
  count('turned away with a full disk', during.filter(({ isAnswered }) => !isAnswered).length);
  if (!/No space left/.test(environment.log())) report('PostgreSQL never met the full disk');
  rmSync(filler);
  // Where it is still up, or has come back by itself, it is found running.
  await environment.postgres.start();
  return performance.now();
};

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}
