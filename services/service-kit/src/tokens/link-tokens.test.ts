import { describe, expect, it } from '@jest/globals';
import { linkTokens } from './link-tokens.ts';
import { newId } from '../new-id.ts';

const tokens = linkTokens(Buffer.alloc(32, 1));
const id = newId();

describe('linkTokens', () => {
  it('reads what it issued', () => {
    expect(tokens.read('reset', tokens.issue('reset', id))).toBe(id);
  });

  it('makes the same token again', () => {
    expect(tokens.issue('reset', id)).toBe(tokens.issue('reset', id));
  });

  it('refuses a token of another purpose, of another key, of another id', () => {
    expect(tokens.read('confirm', tokens.issue('reset', id))).toBeNull();
    expect(linkTokens(Buffer.alloc(32, 2)).read('reset', tokens.issue('reset', id))).toBeNull();
    const other = Buffer.from(tokens.issue('reset', id), 'base64url');
    other[3] = (other[3] ?? 0) ^ 1;
    expect(tokens.read('reset', other.toString('base64url'))).toBeNull();
  });

  it.each(['', 'x', 'A'.repeat(64), 'A'.repeat(63), `${'A'.repeat(60)}....`])(
    'refuses %j',
    (token) => {
      expect(tokens.read('reset', token)).toBeNull();
    },
  );
});
