/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { createAssetAddresses } from './asset-addresses.ts';

describe('asset addresses', () => {
  it('are the files themselves until something failed', () => {
    expect(createAssetAddresses().of('/releases/a/1/page.js')).toBe('/releases/a/1/page.js');
  });

  it('change for all of a release, and for no other, each time it is renewed', () => {
    const addresses = createAssetAddresses();
    addresses.renew('/releases/a/1/entry.js');
    expect(addresses.of('/releases/a/1/page.js')).toBe('/releases/a/1/page.js?attempt=2');
    expect(addresses.of('/releases/a/2/page.js')).toBe('/releases/a/2/page.js');
    addresses.renew('/releases/a/1/entry.js');
    expect(addresses.of('http://localhost/releases/a/1/page.js')).toBe(
      'http://localhost/releases/a/1/page.js?attempt=3',
    );
  });
});
