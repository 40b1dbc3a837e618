import { webcrypto } from 'node:crypto';

/** jsdom has no crypto.subtle, which browsers have on every page that comes over TLS. */
export const provideCrypto = (): void => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
};
