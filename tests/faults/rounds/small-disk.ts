import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Round } from '../plan/plan-rounds.ts';
import type { Outcome } from './outcome.ts';

/**
 * Runs one round in a process of its own, which alone sees a small disk and has PostgreSQL's files
 * on it: what fills up there harms nobody else.
 * @throws when that process fails
 */
export async function runOnSmallDisk(round: Round): Promise<Outcome> {
  const script = join(import.meta.dirname, 'small-disk-round.ts');
  const child = spawn('unshare', ['-m', process.execPath, script, JSON.stringify(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The round on a small disk ended with ${code}.`);
  return JSON.parse(said) as Outcome;
}
