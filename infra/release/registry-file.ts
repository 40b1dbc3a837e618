import { Registry } from '@reset/api-contract/gateway/registry.ts';
import { readLiveFile, swapLiveFile, type Flip } from './swap-file.ts';

const REGISTRY = { name: 'registry.json', schema: Registry };

/** null when nothing was released yet, or by an older form of the registry, which is written anew. */
export const readRegistry = (store: string): Promise<Registry | null> =>
  readLiveFile(store, REGISTRY);

/** Changes what is live of shell and remotes by compare-and-swap: see `swapLiveFile`. */
export const changeRegistry = (
  store: string,
  change: (live: Registry | null) => Registry | null | Promise<Registry | null>,
  flip: ((before: Registry | null, after: Registry) => Flip) | null,
): Promise<void> => swapLiveFile(store, REGISTRY, change, flip);
