import { describe, expect, it } from '@jest/globals';
import { eachId } from './each-id.ts';

const ids = ['a', 'b', 'c', 'd', 'e'].map(
  (letter) => `${letter}0000000-0000-4000-8000-000000000000`,
);

describe('eachId', () => {
  it('finds all in order, some at a time, whatever stays where it was', async () => {
    const asked: string[] = [];
    const found: string[] = [];
    const behind = async (after: string) => {
      asked.push(after);
      return ids.filter((id) => id > after).slice(0, 2);
    };
    for await (const id of eachId(behind)) found.push(id);
    expect(found).toEqual(ids);
    expect(asked).toEqual(['00000000-0000-0000-0000-000000000000', ids[1], ids[3], ids[4]]);
  });

  it('finds none where there is none', async () => {
    const found: string[] = [];
    for await (const id of eachId(async () => [])) found.push(id);
    expect(found).toEqual([]);
  });
});
