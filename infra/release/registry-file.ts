import { SignedRegistry, type Registry } from '@reset/api-contract/gateway/registry.ts';
import { parsePrivateKey } from '@reset/service-kit/config/keys.ts';
import {
  parseRegistryKeys,
  signatureFault,
  signRegistry,
  type RegistryKeys,
} from '@reset/service-kit/releases/signed-registry.ts';
import { publicKeysOf, registryKeys } from './registry-keys.ts';
import { readLiveFile, swapLiveFile, type Flip } from './swap-file.ts';

const REGISTRY = { name: 'registry.json', schema: SignedRegistry };

/**
 * null when nothing was released yet, or by an older form of the registry, or one that is not as a key
 * of ours signed it: it is written anew.
 * @param keysOf the store of the product whose keys count, where this one is a bucket beside no product
 */
export async function readRegistry(store: string, keysOf = store): Promise<Registry | null> {
  const keys = parseRegistryKeys(publicKeysOf(await registryKeys(keysOf)));
  return believed(await readLiveFile(store, REGISTRY), keys);
}

/**
 * Changes what is live of shell and remotes by compare-and-swap, and signs it: see `swapLiveFile`.
 * Nothing else writes registry.json. What somebody wrote past it is nothing to start from, else the
 * next release would sign it.
 * @param keysOf as in `readRegistry`
 */
export async function changeRegistry(
  store: string,
  change: (live: Registry | null) => Registry | null | Promise<Registry | null>,
  flip: ((before: Registry | null, after: Registry) => Flip) | null,
  keysOf = store,
): Promise<void> {
  const pairs = await registryKeys(keysOf);
  const keys = parseRegistryKeys(publicKeysOf(pairs));
  const privateKey = parsePrivateKey(pairs[0].privateKey);
  await swapLiveFile(
    store,
    REGISTRY,
    async (live) => {
      const next = await change(believed(live, keys));
      return next && signRegistry(next, privateKey);
    },
    flip && ((before, after) => flip(believed(before, keys), after)),
  );
}

function believed(read: SignedRegistry | null, keys: RegistryKeys): Registry | null {
  if (read === null || signatureFault(read, keys) !== null) return null;
  const { signature: _signature, ...registry } = read;
  return registry;
}
