import { parseArgs } from 'node:util';
import { MAX_DAYS } from './life/calendar.ts';

export type Arguments = { members: number; days: number; seed: number };

/** @throws one sentence about the first that cannot be */
export function readArguments(args: string[], anySeed: () => number): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string' },
      days: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const days = whole('days', values.days) ?? 30;
  if (days > MAX_DAYS)
    throw new Error(`--days is ${days}, and bank holidays are known for ${MAX_DAYS}.`);
  return {
    members: whole('members', values.members) ?? 1_000,
    days,
    seed: whole('seed', values.seed) ?? anySeed(),
  };
}

function whole(name: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
  throw new Error(`--${name} is "${given}", and has to be a whole number above 0.`);
}
