import { describe, expect, it } from '@jest/globals';
import { untilNone } from './until-none.ts';

describe('untilNone', () => {
  it('asks until there is none, always for the same moment', async () => {
    const now = new Date('2026-11-20T20:00:00Z');
    const asked: Date[] = [];
    await untilNone(async (at) => {
      asked.push(at);
      return 3 - asked.length;
    })(now);
    expect(asked).toEqual([now, now, now]);
  });
});
