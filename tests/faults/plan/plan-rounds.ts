import { seededRandom } from '../random/seeded-random.ts';
import type { FaultName } from './fault-name.ts';

export type Round = {
  /** From 1. */
  number: number;
  fault: FaultName;
  /** What the round's own choices follow from, so that one round can be had again alone. */
  seed: number;
};

// Where chance decides what is hit, once says little.
const OFTEN: Partial<Record<FaultName, number>> = { kill: 3, failpoint: 3, reply: 3, database: 2 };

/**
 * Which fault comes in which round. All of `faults` come before one comes more often than it should:
 * they are dealt like cards, and shuffled anew when all are out.
 */
export function planRounds(options: {
  seed: number;
  rounds: number;
  faults: readonly FaultName[];
}): Round[] {
  const random = seededRandom(options.seed);
  const deck = options.faults.flatMap((fault) => Array<FaultName>(OFTEN[fault] ?? 1).fill(fault));
  const dealt: FaultName[] = [];
  while (dealt.length < options.rounds && deck.length > 0) dealt.push(...random.shuffled(deck));
  return dealt.slice(0, options.rounds).map((fault, index) => ({
    number: index + 1,
    fault,
    seed: random.between(1, 2 ** 31),
  }));
}
