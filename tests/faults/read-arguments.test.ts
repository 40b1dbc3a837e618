import { describe, expect, it } from '@jest/globals';
import { FAULT_NAMES } from './plan/fault-name.ts';
import { readArguments } from './read-arguments.ts';

const anySeed = () => 77;

describe('readArguments', () => {
  it('breaks everything in 40 rounds by any seed, unless it is told', () => {
    expect(readArguments([], anySeed)).toEqual({ rounds: 40, seed: 77, faults: FAULT_NAMES });
    const given = ['--rounds', '200', '--seed=5', '--only', 'kill,stop'];
    expect(readArguments(given, anySeed)).toEqual({
      rounds: 200,
      seed: 5,
      faults: ['kill', 'stop'],
    });
  });

  it('refuses what it does not know', () => {
    expect(() => readArguments(['--only', 'fire'], anySeed)).toThrow('There is no fault fire');
    expect(() => readArguments(['--rounds', 'many'], anySeed)).toThrow('--rounds is "many"');
    expect(() => readArguments(['--forever'], anySeed)).toThrow('--forever');
  });
});
