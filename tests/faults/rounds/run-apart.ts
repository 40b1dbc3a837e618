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
export const runOnSmallDisk = (round: Round): Promise<Outcome> =>
  runApart(round, ['unshare', '-m', process.execPath, scriptOf('small-disk-round')]);

/**
 * Runs one round in a process of its own, whose time is moved from day to day.
 * @throws when that process fails
 */
export const runPaydays = (round: Round): Promise<Outcome> =>
  runApart(round, [process.execPath, scriptOf('payday-round')]);

const scriptOf = (name: string): string => join(import.meta.dirname, `${name}.ts`);

async function runApart(
  round: Round,
  [command = '', ...args]: readonly string[],
): Promise<Outcome> {
  const child = spawn(command, [...args, JSON.stringify(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The round of ${round.fault} ended with ${code}.`);
  return JSON.parse(said) as Outcome;
}
