import { describe, expect, it } from '@jest/globals';
import { readArguments } from './read-arguments.ts';

const anySeed = () => 77;

describe('readArguments', () => {
  it('has 1,000 members live for 30 days by any seed, unless it is told', () => {
    expect(readArguments([], anySeed)).toEqual({ members: 1_000, days: 30, seed: 77 });
    expect(readArguments(['--members=20', '--days', '31', '--seed', '5'], anySeed)).toEqual({
      members: 20,
      days: 31,
      seed: 5,
    });
  });

  it('refuses what it does not know', () => {
    expect(() => readArguments(['--members', 'many'], anySeed)).toThrow('--members is "many"');
    expect(() => readArguments(['--days', '365'], anySeed)).toThrow('known for 120');
    expect(() => readArguments(['--years', '1'], anySeed)).toThrow('--years');
  });
});
