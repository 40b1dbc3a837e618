import { describe, expect, it } from '@jest/globals';
import { linkTokens, parseTokenKeys } from './link-tokens.ts';
import { newId } from '../new-id.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const tokens = linkTokens([OLD]);
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
    expect(linkTokens([NEW]).read('reset', tokens.issue('reset', id))).toBeNull();
    for (const changed of [0, 7, 40]) {
      const other = Buffer.from(tokens.issue('reset', id), 'base64url');
      other[changed] = (other[changed] ?? 0) ^ 1;
      expect(tokens.read('reset', other.toString('base64url'))).toBeNull();
    }
  });

  it.each(['', 'x', 'A'.repeat(68), 'A'.repeat(67), `${'A'.repeat(64)}....`])(
    'refuses %j',
    (token) => {
      expect(tokens.read('reset', token)).toBeNull();
    },
  );

  it('takes a link of the old key until that is retired', () => {
    const inMails = tokens.issue('reset', id);
    const announced = linkTokens([OLD, NEW]);
    const rotated = linkTokens([NEW, OLD]);
    const retired = linkTokens([NEW]);
    expect(announced.issue('reset', id)).toBe(inMails);
    // A process that already makes links by the new key, beside one that does not yet.
    expect(announced.read('reset', rotated.issue('reset', id))).toBe(id);
    expect(rotated.read('reset', inMails)).toBe(id);
    expect(retired.read('reset', rotated.issue('reset', id))).toBe(id);
    expect(retired.read('reset', inMails)).toBeNull();
  });
});

describe('parseTokenKeys', () => {
  it('reads one key, or two by a comma', () => {
    const [old, next] = [OLD.toString('base64'), NEW.toString('base64')];
    expect(parseTokenKeys(old)).toEqual([OLD]);
    expect(parseTokenKeys(`${next},${old}`)).toEqual([NEW, OLD]);
  });
});
