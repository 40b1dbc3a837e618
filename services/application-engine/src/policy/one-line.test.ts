import { describe, expect, it } from '@jest/globals';
import { oneLine } from './one-line.ts';

describe('oneLine', () => {
  it('puts white space and spelling in order', () => {
    expect(oneLine(' Ana\r\n  Mari\u0301a\t')).toBe('Ana María');
    expect(oneLine(' \t\u00a0')).toBe('');
  });

  it.each([
    ['\u200B', 'a space of no width'],
    ['\u200C', 'a non-joiner'],
    ['\u200D', 'a joiner'],
    ['\u2060', 'a word joiner'],
    ['\uFEFF', 'a byte order mark'],
    ['\u202E', 'what turns the direction'],
    ['\u2066', 'what isolates a direction'],
    ['\u00AD', 'a soft hyphen'],
    ['\u3164', 'a filler'],
    ['\uFE0F', 'a variation selector'],
  ])('leaves nothing of %j: %s', (character, _what) => {
    expect(oneLine(character)).toBe('');
    expect(oneLine(`Port${character}land`)).toBe('Portland');
    expect(oneLine(`Salem ${character} Center`)).toBe('Salem Center');
  });
});
