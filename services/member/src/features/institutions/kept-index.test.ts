import { describe, expect, it } from '@jest/globals';
import { eventually, fixedClock } from '@reset/service-kit/testing';
import type { Institution } from '#providers/institution-directory.ts';
import { fakeInstitutionStore } from '#testing/institution-store.ts';
import { keptIndex } from './kept-index.ts';

const bank = (name: string): Institution => ({
  id: name,
  kind: 'bank',
  name,
  products: [],
  isDigitalOnly: false,
});

/** A store whose list a test replaces, and which counts how often it was read. */
function world() {
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const state = { version: 0, list: [] as Institution[], reads: 0, isAway: false };
  const index = keptIndex({
    clock,
    store: fakeInstitutionStore({
      version: async () => {
        if (state.isAway) throw new Error('The database is away');
        return state.version;
      },
      all: async () => {
        state.reads += 1;
        return state.list;
      },
    }),
  });
  const find = async (text: string) =>
    (await index.find('bank'))?.search(text).map(({ name }) => name) ?? null;
  const replace = (...names: string[]) => {
    state.version += 1;
    state.list = names.map(bank);
  };
  return { clock, state, index, find, replace };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('find', () => {
  it('knows nothing while nothing is kept', async () => {
    const { find } = world();
    expect(await find('quarry')).toBeNull();
  });

  it('has everybody who comes first wait for one building', async () => {
    const { find, replace, state } = world();
    replace('Quarry Hill Bank');
    const found = await Promise.all([find('quarry'), find('quarry'), find('hill')]);
    expect(found).toEqual([['Quarry Hill Bank'], ['Quarry Hill Bank'], ['Quarry Hill Bank']]);
    expect(state.reads).toBe(1);
  });

  it('searches the new list soon after it was replaced, and the old one meanwhile', async () => {
    const { clock, find, replace, state } = world();
    replace('Quarry Hill Bank');
    await find('quarry');
    replace('Quarry Lake Bank');
    expect(await find('quarry')).toEqual(['Quarry Hill Bank']);
    clock.set('2026-11-20T20:00:05Z');
    expect(await find('quarry')).toEqual(['Quarry Hill Bank']);
    await eventually(async () => expect(await find('quarry')).toEqual(['Quarry Lake Bank']));
    clock.set('2026-11-20T20:01:00Z');
    await find('quarry');
    await soon();
    expect(state.reads).toBe(2);
  });

  it('searches on while the database is away', async () => {
    const { clock, find, replace, state } = world();
    replace('Quarry Hill Bank');
    await find('quarry');
    state.isAway = true;
    clock.set('2026-11-20T20:01:00Z');
    expect(await find('quarry')).toEqual(['Quarry Hill Bank']);
    await soon();
    expect(await find('quarry')).toEqual(['Quarry Hill Bank']);
  });

  it('says that it cannot look where there is no old list', async () => {
    const { find, state } = world();
    state.isAway = true;
    await expect(find('quarry')).rejects.toThrow('The database is away');
  });

  it('knows no institution of another kind', async () => {
    const { index, replace } = world();
    replace('Quarry Hill Bank');
    expect(await index.find('payroll')).toBeNull();
  });
});
