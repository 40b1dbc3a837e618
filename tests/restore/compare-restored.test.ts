import { describe, expect, it } from '@jest/globals';
import { compareRestored } from './compare-restored.ts';

const compare = (...restored: string[]) =>
  compareRestored({ acknowledged: ['first', 'second'], begunLater: ['third'] }, new Set(restored));

describe('compareRestored', () => {
  it('finds nothing where all is there that was acknowledged, and nothing that was begun later', () => {
    expect(compare('first', 'second')).toEqual({ lost: [], tooNew: [] });
  });

  it('says what was acknowledged and is not there', () => {
    expect(compare('second').lost).toEqual(['first']);
  });

  it('says what is there and was begun after the point', () => {
    expect(compare('first', 'second', 'third').tooNew).toEqual(['third']);
  });

  it('takes what was under way at the point as it finds it', () => {
    expect(compare('first', 'second', 'under way')).toEqual({ lost: [], tooNew: [] });
  });
});
