import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { tokenCipher } from './token-cipher.ts';

const cipher = tokenCipher(randomBytes(32).toString('base64'));

describe('tokenCipher', () => {
  it('gives back what it encrypted, and writes it differently each time', () => {
    const [one, two] = [cipher.encrypt('access-1', 'ana'), cipher.encrypt('access-1', 'ana')];
    expect(cipher.decrypt(one, 'ana')).toBe('access-1');
    expect(one).not.toBe(two);
    expect(one).not.toContain('access');
  });

  it("refuses another member's token, an altered one, and another key", () => {
    const sealed = cipher.encrypt('access-1', 'ana');
    const [id, iv, tag, text] = sealed.split('.');
    const altered = [id, iv, tag, `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`].join(
      '.',
    );
    expect(() => cipher.decrypt(sealed, 'ben')).toThrow();
    expect(() => cipher.decrypt(altered, 'ana')).toThrow();
    expect(() => tokenCipher(randomBytes(32).toString('base64')).decrypt(sealed, 'ana')).toThrow();
  });

  it('refuses a key that is not 32 bytes', () => {
    expect(() => tokenCipher('c2hvcnQ=')).toThrow(/32 bytes/);
  });
});
