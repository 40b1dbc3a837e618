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

  it('decrypts with every key that it has, and encrypts with the first', () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
    const before = secretCipher(older ?? '');
    const after = secretCipher(`${newer},${older}`);
    const sealed = before.encrypt('123', 'ana');
    expect(after.decrypt(sealed, 'ana')).toBe('123');
    expect(sealed.startsWith(after.currentPrefix)).toBe(false);
    const anew = after.encrypt('123', 'ana');
    expect(anew.startsWith(after.currentPrefix)).toBe(true);
    expect(() => before.decrypt(anew, 'ana')).toThrow('Not one of our secrets.');
  });
});
