import { describe, expect, it } from '@jest/globals';
import { maskMessage } from './mask-message.ts';

describe('maskMessage', () => {
  it.each([
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['Error: No account for Hazel Smith', 'Error: … account for … …'],
    ['Error: hazel@example.com is taken', 'Error: … is taken'],
    [`Error: 'Hazel' of "Elm Street 4" is unknown`, 'Error: … of … is unknown'],
    [`Error: can't read 'secret' of O'Brien's`, `Error: can't read … of …`],
    [`Error: 'O'Brien' isn't "here"`, `Error: … isn't …`],
    ['RangeError: 123456789 is above 1,250.00', 'RangeError: # is above #,#.#'],
    [
      'ChunkLoadError: https://reset.test/releases/mfe-member/1a2b/page.33.js?attempt=2 failed',
      'ChunkLoadError: https://reset.test/releases/mfe-member/1a2b/page.33.js failed',
    ],
    ['Error: see https://reset.test/users/x?token=abc', 'Error: see https://reset.test/users/x'],
  ])('says %j as %j', (message, masked) => {
    expect(maskMessage(message)).toBe(masked);
  });

  it('says no more than a line', () => {
    expect(maskMessage(`a\nb ${'x'.repeat(10_000)}`)).toMatch(/^a b x{116}$/);
  });
});
