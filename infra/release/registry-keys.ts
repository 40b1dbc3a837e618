import { dirname } from 'node:path';
import { dataPaths } from '../dev/data/data-folder.ts';
import { readSecrets, type KeyPair, type Rotated } from '../dev/data/secrets.ts';

/**
 * The keys of registry.json, in base64: the first signs, all are taken. They are where the product's
 * other keys are: a release store is a part of its data.
 */
export async function registryKeys(store: string): Promise<Rotated<KeyPair>> {
  const { secrets } = dataPaths(dirname(store));
  return (await readSecrets(secrets, { issuers: [], roles: [] })).registryKeys;
}

/** What a gateway needs to believe this store's registry. */
export const registryEnvironment = async (
  store: string,
): Promise<{ REGISTRY_PUBLIC_KEYS: string }> => ({
  REGISTRY_PUBLIC_KEYS: publicKeysOf(await registryKeys(store)),
});

/** As REGISTRY_PUBLIC_KEYS has them. */
export const publicKeysOf = (pairs: readonly KeyPair[]): string =>
  pairs.map(({ publicKey }) => publicKey).join(',');
