import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { gzipAround } from './gzip.ts';

const long = 'A page of ünïcode text, of which much is said again and again. '.repeat(200);

describe('gzipAround', () => {
  it.each([
    [['before ', ' after'], 'word'],
    [[long, long], 'a-token_of.ümlauts'],
    [['', long, ''], ''],
    [['alone'], 'word'],
  ])('is what the texts joined by the word are, compressed (case %#)', (texts, word) => {
    const gzip = gzipAround(texts);
    expect(gunzipSync(gzip(word)).toString()).toBe(texts.join(word));
    expect(gunzipSync(gzip(`other ${word}`)).toString()).toBe(texts.join(`other ${word}`));
  });

  it('is far smaller than the texts', () => {
    expect(gzipAround([long, long])('word').length).toBeLessThan(long.length / 20);
  });

  it('refuses a word that does not fit', () => {
    expect(() => gzipAround(['', ''])('w'.repeat(65_536))).toThrow('does not fit');
  });
});
