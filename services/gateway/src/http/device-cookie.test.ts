import { describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { deviceIdOf, newDeviceCookie, readDeviceCookie, setDeviceCookie } from './device-cookie.ts';

const device = 'A'.repeat(43);

describe('readDeviceCookie', () => {
  it('finds the value among other cookies', () => {
    expect(readDeviceCookie(`_ga=1; __Host-reset_device=${device}; x=y`)).toBe(device);
  });

  it.each([
    undefined,
    '',
    '__Host-reset_device',
    '__Host-reset_device=',
    `__Host-reset_device=${device}A`,
    `__Host-reset_device=${device.slice(1)}%`,
    `x__Host-reset_device=${device}`,
    `__host-reset_device=${device}`,
  ])('finds none in %j', (header) => {
    expect(readDeviceCookie(header)).toBeNull();
  });
});

describe('a new device cookie', () => {
  it('holds 256 random bits, and services know it by its digest only', () => {
    const value = newDeviceCookie(randomBytes);
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    expect(newDeviceCookie(randomBytes)).not.toBe(value);
    expect(readDeviceCookie(setDeviceCookie(value).split(';')[0])).toBe(value);
    expect(deviceIdOf(value)).toBe(createHash('sha256').update(value).digest('base64url'));
  });

  it('is sent as a __Host- cookie has to be, for a year', () => {
    expect(setDeviceCookie(device).split('; ').toSorted()).toEqual(
      [
        `__Host-reset_device=${device}`,
        'HttpOnly',
        'Max-Age=31536000',
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ].toSorted(),
    );
  });
});
