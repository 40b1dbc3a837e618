import { parseArgs } from 'node:util';
import { FAULT_NAMES, isFaultName, type FaultName } from './plan/fault-name.ts';

export type Arguments = { rounds: number; seed: number; faults: readonly FaultName[] };

/** @throws one sentence about the first that cannot be */
export function readArguments(args: string[], anySeed: () => number): Arguments {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const names = values.only?.split(',') ?? FAULT_NAMES;
  return {
    rounds: whole('rounds', values.rounds) ?? 40,
    seed: whole('seed', values.seed) ?? anySeed(),
    faults: names.map((name) => {
      if (isFaultName(name)) return name;
      throw new Error(`There is no fault ${name}; there are ${FAULT_NAMES.join(', ')}.`);
    }),
  };
}

function whole(name: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
  throw new Error(`--${name} is "${given}", and has to be a whole number above 0.`);
}
