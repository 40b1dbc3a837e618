import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { remoteIn, SHELL } from './place-slice.ts';
import { RefusedRelease } from './refused-release.ts';
import { changeRegistry } from './registry-file.ts';
import { versionOf, type Place } from './release.ts';

/**
 * Makes the version before the live one live again, with the prefixes and the
 * navigation that it had. What is withdrawn is not kept to fall back to.
 * @returns the version that is live now
 * @throws RefusedRelease when there is none before
 */
export async function rollback(
  slice: string,
  { store, by, say }: Pick<Place, 'store' | 'by' | 'say'>,
): Promise<string> {
  let version = '';
  await changeRegistry(
    store,
    async (live) => {
      const next = live && (await before(live, slice, store));
      if (!next) throw new RefusedRelease([`${slice} has no version before to go back to.`]);
      version = versionOf(next, slice) ?? '';
      return next;
    },
    (live) => ({
      slice,
      action: 'rollback',
      version,
      from: live && versionOf(live, slice),
      by,
    }),
  );
  say(`${slice} ${version} is live again.`);
  return version;
}

async function before(live: Registry, slice: string, store: string): Promise<Registry | null> {
  if (slice === SHELL) {
    const { previous } = live.shell;
    return previous && { ...live, shell: { ...previous, previous: null } };
  }
  const previous = live.remotes[slice]?.previous;
  if (!previous) return null;
  const { description, code } = await remoteIn(store, slice, previous.version);
  return {
    ...live,
    remotes: { ...live.remotes, [slice]: { ...description, ...code, previous: null } },
  };
}
