import { describe, expect, it } from '@jest/globals';
import { isCounterReversed, passkeyNameFault, toListed, type Passkey } from './passkey.ts';

describe('isCounterReversed', () => {
  it.each([
    ['an authenticator that does not count', 0, 0, false],
    ['one that begins to count', 0, 1, false],
    ['one more', 4, 5, false],
    ['several more, used elsewhere', 4, 90, false],
    ['the same again', 4, 4, true],
    ['less', 4, 3, true],
    ['one that no longer counts', 4, 0, true],
  ])('says of %s: before %d, now %d: %s', (_what, before, now, expected) => {
    expect(isCounterReversed(before, now)).toBe(expected);
  });
});

describe('passkeyNameFault', () => {
  it('takes 60 characters as people count them, and no more', () => {
    expect(passkeyNameFault('📱'.repeat(60))).toBeNull();
    expect(passkeyNameFault('📱'.repeat(61))).toBe('This is too long.');
    expect(passkeyNameFault('')).toBe('This is required.');
  });
});

describe('toListed', () => {
  it('says what its owner may see, and neither key nor counter', () => {
    const passkey: Passkey = {
      id: 'one',
      userId: 'hers',
      credentialId: Buffer.from('credential'),
      publicKey: Buffer.from('key'),
      counter: 7,
      transports: ['internal'],
      name: 'Phone',
      createdAt: new Date('2026-11-20T20:00:00Z'),
      lastUsedAt: null,
    };
    expect(toListed(passkey)).toEqual({
      id: 'one',
      name: 'Phone',
      created_at: '2026-11-20T20:00:00.000Z',
      last_used_at: null,
    });
  });
});
