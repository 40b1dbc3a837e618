import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { csrfTokens } from './csrf-tokens.ts';

const tokens = csrfTokens(randomBytes(32), randomBytes);
const cookie = `s.${'A'.repeat(43)}`;

describe('csrfTokens', () => {
  it('accepts every token issued for the cookie, each masked differently', () => {
    const [one, two] = [tokens.issue(cookie), tokens.issue(cookie)];
    expect(one).not.toBe(two);
    expect(tokens.verify(one, cookie)).toBe(true);
    expect(tokens.verify(two, cookie)).toBe(true);
  });

  it('refuses the token of another session', () => {
    expect(tokens.verify(tokens.issue(`s.${'B'.repeat(43)}`), cookie)).toBe(false);
  });

  it('refuses a token made with another secret', () => {
    expect(tokens.verify(csrfTokens(randomBytes(32), randomBytes).issue(cookie), cookie)).toBe(
      false,
    );
  });

  it('refuses a token of which any one character differs', () => {
    const token = tokens.issue(cookie);
    // The last character has bits that encode nothing.
    for (let index = 0; index < token.length - 1; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      const wrong = token.slice(0, index) + other + token.slice(index + 1);
      expect(tokens.verify(wrong, cookie)).toBe(false);
    }
  });

  it('judges a cookie that came before as it did then', () => {
    const few = csrfTokens(randomBytes(32), randomBytes, 2);
    const cookies = ['A', 'B', 'C'].map((letter) => `s.${letter.repeat(43)}`);
    const held = cookies.map((one) => few.issue(one));
    for (const _round of [1, 2, 3]) {
      const judged = cookies.map((one) => held.map((token) => few.verify(token, one)));
      expect(judged).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, true],
      ]);
    }
  });

  it.each([
    undefined,
    '',
    'A',
    'A'.repeat(86),
    '!'.repeat(86),
    '\u{1F600}'.repeat(43),
    'A'.repeat(1000),
  ])('refuses %j', (token) => {
    expect(tokens.verify(token, cookie)).toBe(false);
  });

  it('refuses everything where there is no cookie', () => {
    expect(tokens.verify(tokens.issue(cookie), null)).toBe(false);
  });
});
