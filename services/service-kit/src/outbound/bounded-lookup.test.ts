import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { boundedLookup } from './bounded-lookup.ts';

function set() {
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const asked: string[] = [];
  const find = async (id: string) => {
    asked.push(id);
    if (id === 'fault') throw new Error('The provider is away');
    return id.startsWith('real') ? { id } : null;
  };
  const exhausted = () => new Error('used up');
  return { clock, asked, lookup: boundedLookup(find, { clock, callsPerMinute: 3, exhausted }) };
}

describe('boundedLookup', () => {
  it('asks once for all who want the same at one moment', async () => {
    const { asked, lookup } = set();
    const all = await Promise.all(Array.from({ length: 50 }, () => lookup('real-1')));
    expect(new Set(all.map((one) => one?.id))).toEqual(new Set(['real-1']));
    expect(asked).toEqual(['real-1']);
  });

  it('remembers what there is not for ten minutes, and no fault', async () => {
    const { clock, asked, lookup } = set();
    expect(await lookup('none')).toBeNull();
    expect(await lookup('none')).toBeNull();
    await expect(lookup('fault')).rejects.toThrow('away');
    await expect(lookup('fault')).rejects.toThrow('away');
    expect(asked).toEqual(['none', 'fault', 'fault']);
    clock.set('2026-11-20T20:10:00Z');
    await lookup('none');
    expect(asked).toHaveLength(4);
  });

  it('asks so many times a minute and no more, but for what the provider has named before', async () => {
    const { clock, asked, lookup } = set();
    for (const id of ['a', 'b', 'c']) await lookup(id);
    await expect(lookup('d')).rejects.toThrow('used up');
    expect(await lookup('a')).toBeNull();
    expect(await lookup('real-1', { isKnown: true })).toEqual({ id: 'real-1' });
    expect(asked).toEqual(['a', 'b', 'c', 'real-1']);
    clock.set('2026-11-20T20:01:00Z');
    expect(await lookup('d')).toBeNull();
  });
});
