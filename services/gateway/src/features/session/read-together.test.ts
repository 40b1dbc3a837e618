import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { readTogether } from './read-together.ts';

/** Readings that end when they are told to, with what each was asked for. */
function reading() {
  const readings: { keys: readonly string[]; end: PromiseWithResolvers<Map<string, string>> }[] =
    [];
  const find = readTogether<string>((keys) => {
    const end = Promise.withResolvers<Map<string, string>>();
    readings.push({ keys, end });
    return end.promise;
  });
  return {
    find,
    keys: () => readings.map(({ keys }) => keys),
    end: (at: number, found: Record<string, string>) =>
      readings[at]?.end.resolve(new Map(Object.entries(found))),
    fail: (at: number, error: Error) => readings[at]?.end.reject(error),
    begun: async (count: number) => {
      while (readings.length < count) await turn();
    },
  };
}

describe('readTogether', () => {
  it('reads what is looked up in one turn once, each key once', async () => {
    const { find, keys, begun, end } = reading();
    const found = Promise.all([find('a'), find('b'), find('a'), find('c')]);
    await begun(1);
    end(0, { a: 'A', b: 'B' });
    expect(await found).toEqual(['A', 'B', 'A', null]);
    expect(keys()).toEqual([['a', 'b', 'c']]);
  });

  it('never tells what was read before it was asked', async () => {
    const { find, keys, begun, end } = reading();
    const before = find('a');
    await begun(1);
    const after = find('a');
    await begun(2);
    end(0, { a: 'A' });
    end(1, {});
    expect(await Promise.all([before, after])).toEqual(['A', null]);
    expect(keys()).toEqual([['a'], ['a']]);
  });

  it('reads at once for somebody alone, however slow the reading before is', async () => {
    const { find, keys } = reading();
    for (const key of ['a', 'b', 'c']) {
      void find(key);
      await turn();
      await turn();
    }
    expect(keys()).toEqual([['a'], ['b'], ['c']]);
  });

  it('fails for all who asked, and reads anew for who asks next', async () => {
    const { find, begun, end, fail } = reading();
    const failed = Promise.allSettled([find('a'), find('b')]);
    await begun(1);
    fail(0, new Error('The database is down.'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = find('a');
    await begun(2);
    end(1, { a: 'A' });
    expect(await again).toBe('A');
  });
});
