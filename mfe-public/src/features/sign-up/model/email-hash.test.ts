import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { provideCrypto } from '#testing/web-crypto.ts';
import { emailHash } from './email-hash.ts';

provideCrypto();

describe('emailHash', () => {
  it('is the SHA-256 of the trimmed address in lower case [PUB-073]', async () => {
    const expected = createHash('sha256').update('a@x.com').digest('hex');
    expect(await emailHash('A@x.com ')).toBe(expected);
    expect(await emailHash('b@x.com')).not.toBe(expected);
  });
});
