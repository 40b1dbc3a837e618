import { describe, expect, it } from '@jest/globals';
import { walletsOf } from './wallets.ts';

describe('the wallets', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ['apple']],
    ['Mozilla/5.0 (Linux; Android 17; Pixel 11)', ['google']],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['apple', 'google']],
    ['', ['apple', 'google']],
  ])('of %j are %j', (userAgent, wallets) => {
    expect(walletsOf(userAgent)).toEqual(wallets);
  });
});
