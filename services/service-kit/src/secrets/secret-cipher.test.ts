import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { secretCipher } from './secret-cipher.ts';

const cipher = secretCipher(randomBytes(32).toString('base64'));

describe('secretCipher', () => {
  it('gives back what it encrypted, and writes it differently each time', () => {
    const [one, two] = [cipher.encrypt('access-1', 'ana'), cipher.encrypt('access-1', 'ana')];
    expect(cipher.decrypt(one, 'ana')).toBe('access-1');
    expect(one).not.toBe(two);
    expect(one).not.toContain('access');
  });

  it("refuses another person's secret, an altered one, and another key", () => {
    const sealed = cipher.encrypt('access-1', 'ana');
    const [id, iv, tag, text] = sealed.split('.');
    const altered = [id, iv, tag, `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`].join(
      '.',
    );
    expect(() => cipher.decrypt(sealed, 'ben')).toThrow();
    expect(() => cipher.decrypt(altered, 'ana')).toThrow();
    expect(() => secretCipher(randomBytes(32).toString('base64')).decrypt(sealed, 'ana')).toThrow();
  });

  it('refuses a key that is not 32 bytes', () => {
    expect(() => secretCipher('c2hvcnQ=')).toThrow(/32 bytes/);
  });
});
