import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { appAddress, newAppKey, stepOf } from './authenticator-app.ts';

/** "12345678901234567890", of RFC 6238. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number, lastStep: number | null = null) => ({
  lastStep,
  now: new Date(seconds * 1_000),
});

describe('stepOf', () => {
  // The last six of the eight digits in the RFC's appendix B.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('knows the code of the RFC at %d', (seconds, code) => {
    expect(stepOf(KEY, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('takes the code of the step before and after, and no other', () => {
    const now = 1111111110;
    const taken = [-60, -30, 0, 30, 60].map((drift) => stepOf(KEY, '050471', at(now + drift)));
    expect(taken).toEqual([null, 37037037, 37037037, 37037037, null]);
  });

  it('takes no step twice, and none before one that was taken', () => {
    const now = 1111111110;
    expect(stepOf(KEY, '050471', at(now, 37037036))).toBe(37037037);
    expect(stepOf(KEY, '050471', at(now, 37037037))).toBeNull();
    expect(stepOf(KEY, '050471', at(now, 37037038))).toBeNull();
  });

  it('knows no other code', () => {
    for (const code of ['050472', '000000', '471050'])
      expect(stepOf(KEY, code, at(1111111110))).toBeNull();
  });
});

describe('newAppKey', () => {
  it('is 160 random bits that an app can read', () => {
    const keys = Array.from({ length: 100 }, () => newAppKey(randomBytes));
    expect(new Set(keys).size).toBe(100);
    expect(keys.every((key) => /^[A-Z2-7]{32}$/.test(key))).toBe(true);
  });
});

describe('appAddress', () => {
  it('names us and the account, as apps show it', () => {
    const address = new URL(appAddress(KEY, 'rosa+a&b@example.com'));
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toBe('/Reset:rosa+a&b@example.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Reset',
      secret: KEY,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
