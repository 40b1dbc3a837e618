import { join } from 'node:path';
import { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import Value from 'typebox/value';
import { followFile } from '#files/follow-file.ts';

/** Where the services answer now: one that is released answers at another address than before. */
export type ServiceAddresses = {
  /** Its origin; null where the release store does not say. */
  of(service: string): string | null;
  /** Which version of it is live; null where the release store does not say. */
  versionOf(service: string): string | null;
  close(): void;
};

/**
 * Follows services.json in the release store, as the gateway does; what cannot be read leaves what was
 * known.
 * @param store '' for none, where nobody's address is known
 */
export function openServiceAddresses(store: string): ServiceAddresses {
  if (store === '') return { of: () => null, versionOf: () => null, close: () => undefined };
  let { services, live }: ServicesFile = { services: {} };
  // Not written yet, or not readable: the next change may be.
  const following = followFile(join(store, 'services.json'), (text) => {
    const content: unknown = JSON.parse(text ?? 'null');
    if (Value.Check(ServicesFile, content)) ({ services, live } = content);
  });
  return {
    of: (service) => services[service]?.url ?? null,
    versionOf: (service) => live?.[service]?.version ?? null,
    close: () => following.close(),
  };
}
