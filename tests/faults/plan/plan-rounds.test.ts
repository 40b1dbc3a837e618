import { describe, expect, it } from '@jest/globals';
import { FAULT_NAMES, isFaultName } from './fault-name.ts';
import { planRounds } from './plan-rounds.ts';

describe('planRounds', () => {
  it('plans the same for the same seed, and something else for another', () => {
    const plan = (seed: number) => planRounds({ seed, rounds: 40, faults: FAULT_NAMES });
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  });

  it('has every fault in 40 rounds', () => {
    for (const seed of [1, 2, 3]) {
      const faults = planRounds({ seed, rounds: 40, faults: FAULT_NAMES }).map(
        ({ fault }) => fault,
      );
      expect(faults).toHaveLength(40);
      expect(new Set(faults)).toEqual(new Set(FAULT_NAMES));
    }
  });

  it('has only those that are asked for', () => {
    const faults = planRounds({ seed: 1, rounds: 5, faults: ['stop'] }).map(({ fault }) => fault);
    expect(faults).toEqual(['stop', 'stop', 'stop', 'stop', 'stop']);
  });
});

describe('isFaultName', () => {
  it('knows the faults by their names', () => {
    expect(isFaultName('half_open')).toBe(true);
    expect(isFaultName('halfopen')).toBe(false);
  });
});
