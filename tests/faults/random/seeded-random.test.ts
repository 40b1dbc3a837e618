import { describe, expect, it } from '@jest/globals';
import { seededRandom } from './seeded-random.ts';

describe('seededRandom', () => {
  it('says the same for the same seed', () => {
    const take = (seed: number) => {
      const random = seededRandom(seed);
      return [random.next(), random.between(1, 1_000), random.shuffled([1, 2, 3, 4, 5])];
    };
    expect(take(42)).toEqual(take(42));
    expect(take(42)).not.toEqual(take(43));
  });

  it('reaches both ends of a range, and all choices about as often', () => {
    const random = seededRandom(1);
    const counts = new Map<number, number>();
    for (let turn = 0; turn < 6_000; turn += 1) {
      const die = random.between(1, 6);
      counts.set(die, (counts.get(die) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('has forks that do not depend on what is taken from it afterwards', () => {
    const fork = seededRandom(9).fork();
    const parent = seededRandom(9);
    const same = parent.fork();
    parent.next();
    expect(same.next()).toBe(fork.next());
  });
});
