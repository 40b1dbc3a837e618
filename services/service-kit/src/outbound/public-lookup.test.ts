import type { lookup as systemLookup } from 'node:dns';
import { describe, expect, it } from '@jest/globals';
import { publicLookup } from './public-lookup.ts';

/** A resolver that knows every name by these addresses. */
const resolving = (...addresses: string[]) =>
  ((_hostname: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof systemLookup;

const found = (lookup: typeof systemLookup, options: { all?: boolean } = {}) =>
  new Promise((resolve, reject) => {
    publicLookup(lookup)('provider.test', options, (error, address, family) =>
      error ? reject(error) : resolve(options.all ? address : { address, family }),
    );
  });

describe('publicLookup', () => {
  it.each(['8.8.8.8', '2606:4700::6810:84e5'])('gives %s', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    expect(await found(resolving(address))).toEqual({ address, family });
    expect(await found(resolving(address), { all: true })).toEqual([{ address, family }]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('refuses a name that leads to %s, also beside a public one', async (address) => {
    await expect(found(resolving(address))).rejects.toThrow('not public');
    await expect(found(resolving('8.8.8.8', address), { all: true })).rejects.toThrow(
      'provider.test leads to an address that is not public',
    );
  });

  it('says what the resolver says of a name that there is not', async () => {
    await expect(
      new Promise((resolve, reject) => {
        publicLookup()('nothing.invalid', {}, (error, address) =>
          error ? reject(error) : resolve(address),
        );
      }),
    ).rejects.toMatchObject({ hostname: 'nothing.invalid' });
  });
});
