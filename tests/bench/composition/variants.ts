import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { placeRelease } from '../../../infra/release/place-release.ts';
import { changeRegistry } from '../../../infra/release/registry-file.ts';
import { insistOnLive } from '../../../infra/release/release.ts';
import { buildBundle } from './build-bundle.ts';

export type Variants = {
  /** Makes it what the gateway serves, and resolves when it does. */
  show(variant: 'composed' | 'bundle'): Promise<void>;
};

/**
 * The product as it is composed, and the same as one bundle, in one release
 * store: the same gateway serves either and preloads what its page needs.
 */
export async function variants(store: string, origin: string): Promise<Variants> {
  const composed = await insistOnLive(store);
  const folder = await mkdtemp(join(tmpdir(), 'reset-bundle-'));
  await buildBundle(folder);
  const version = await placeRelease(store, 'bundle', folder);
  await rm(folder, { recursive: true });
  const release = `/releases/bundle/${version}`;
  const bundle: Registry = {
    shell: { version, html: `${release}/index.html`, previous: null },
    remotes: Object.fromEntries(
      Object.entries(composed.remotes).map(([slice, remote]) => [
        slice,
        // Its manifest names the pages' chunks; there is no entry to load.
        { ...remote, version, entry: `${release}/none.js`, previous: null },
      ]),
    ),
  };
  const registries = { composed, bundle };
  return {
    async show(variant) {
      const { shell } = registries[variant];
      await changeRegistry(store, () => registries[variant], null);
      while (
        !(await (await fetch(origin)).text()).includes(shell.html.replace('/index.html', ''))
      ) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
