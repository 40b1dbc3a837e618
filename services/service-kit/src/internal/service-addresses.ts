import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import Value from 'typebox/value';

const LOOK_EVERY_MS = 500;

/** Where the services answer now: one that is released answers at another address than before. */
export type ServiceAddresses = {
  /** Its origin; null where the release store does not say. */
  of(service: string): string | null;
  close(): void;
};

/**
 * Follows services.json in the release store, as the gateway does; what cannot be read leaves what was
 * known.
 * @param store '' for none, where nobody's address is known
 */
export function openServiceAddresses(store: string): ServiceAddresses {
  if (store === '') return { of: () => null, close: () => undefined };
  const file = join(store, 'services.json');
  let services: ServicesFile['services'] = {};
  let read = '';
  const look = () => {
    try {
      const { ino, mtimeNs } = statSync(file, { bigint: true });
      if (`${ino} ${mtimeNs}` === read) return;
      const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!Value.Check(ServicesFile, content)) return;
      ({ services } = content);
      read = `${ino} ${mtimeNs}`;
    } catch {
      // Not written yet, or not readable: the next look may find it.
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    of: (service) => services[service]?.url ?? null,
    close: () => clearInterval(timer),
  };
}
