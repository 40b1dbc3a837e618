import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openRecords } from './records.ts';

type Fruit = { name: string; ripe?: boolean };

describe('records', () => {
  it('are found by id and owner, in the order in which they came', () => {
    const fruit = openRecords(null).of<Fruit>('fruit');
    fruit.put('b', { name: 'pear' }, 'ann');
    fruit.put('a', { name: 'plum' }, 'bob');
    fruit.put('c', { name: 'fig' }, 'ann');
    fruit.put('b', { name: 'pear', ripe: true }, 'ann');
    expect(fruit.get('b')).toEqual({ name: 'pear', ripe: true });
    expect(fruit.list().map(({ name }) => name)).toEqual(['pear', 'plum', 'fig']);
    expect(fruit.listOf('ann').map(({ name }) => name)).toEqual(['pear', 'fig']);
    fruit.remove('b');
    expect(fruit.get('b')).toBeNull();
  });

  it('of two kinds are two things', () => {
    const store = openRecords(null);
    store.of<Fruit>('fruit').put('a', { name: 'plum' });
    expect(store.of<Fruit>('nut').get('a')).toBeNull();
  });

  it('outlive the process', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'records-')), 'records.sqlite');
    const before = openRecords(file);
    before.of<Fruit>('fruit').put('a', { name: 'plum' });
    before.close();
    const after = openRecords(file);
    expect(after.of<Fruit>('fruit').get('a')).toEqual({ name: 'plum' });
    after.close();
  });

  it('are written together or not at all', () => {
    const store = openRecords(null);
    const fruit = store.of<Fruit>('fruit');
    const work = () =>
      store.transaction(() => {
        fruit.put('a', { name: 'plum' });
        throw new Error('half-way');
      });
    expect(work).toThrow('half-way');
    expect(fruit.list()).toEqual([]);
  });
});
