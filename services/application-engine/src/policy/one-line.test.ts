import { describe, expect, it } from '@jest/globals';
import { oneLine } from './one-line.ts';

describe('oneLine', () => {
  it('puts white space and spelling in order', () => {
    expect(oneLine(' Ana\r\n  Mari\u0301a\t')).toBe('Ana María');
    expect(oneLine(' \t\u00a0')).toBe('');
    expect(oneLine('ＰＯ Ｂｏｘ　１２')).toBe('PO Box 12');
    expect(oneLine('Mari\u200B\u0301a')).toBe('María');
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
    ['\u0007', 'a bell'],
    ['\u001B', 'an escape'],
    ['\u007F', 'a deletion'],
    ['\u0090', 'a control character of the second set'],
  ])('leaves nothing of %j: %s', (character, _what) => {
    expect(oneLine(character)).toBe('');
    expect(oneLine(`Port${character}land`)).toBe('Portland');
    expect(oneLine(`Salem ${character} Center`)).toBe('Salem Center');
  });
});
