import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Resolves a provider's name, and refuses one that leads to an address that is not on the public
 * internet: a name server that was taken over shall not have our secrets sent into our own network.
 * @param lookup node's own but in tests
 */
export const publicLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const inside = found.find(({ address }) => !isPublic(address));
      if (inside) return callback(notPublic(hostname), []);
      if (options.all) return callback(null, found);
      const [first] = found as [LookupAddress];
      return callback(null, first.address, first.family);
    });
  };

/** `unicast` is what the registries of special addresses leave; an IPv4 in an IPv6 counts as itself. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const notPublic = (hostname: string): Error =>
  Object.assign(new Error(`${hostname} leads to an address that is not public`), {
    code: 'ADDRESS_NOT_PUBLIC',
  });
