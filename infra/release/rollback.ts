import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { canaryOf, withoutCanary } from './canary.ts';
import { remoteIn, SHELL } from './place-slice.ts';
import { RefusedRelease } from './refused-release.ts';
import { changeRegistry } from './registry-file.ts';
import { versionOf, type Place } from './release.ts';

/**
 * Ends a slice's canary, so that everybody gets the live version again. Without one it makes the
 * version before the live one live again, with the prefixes and the navigation that it had; what is
 * withdrawn is not kept to fall back to.
 * @param why the version that is to be taken back, and for what reason: no other one is
 * @returns the version that everybody gets now
 * @throws RefusedRelease when there is neither, or that version is live no longer
 */
export async function rollback(
  slice: string,
  { store, by, say }: Pick<Place, 'store' | 'by' | 'say'>,
  why?: { version: string; reason: string },
): Promise<string> {
  let version = '';
  await changeRegistry(
    store,
    async (live) => {
      if (live && why && withdrawnOf(live, slice) !== why.version) {
        throw new RefusedRelease([`${slice} ${why.version} is live no longer.`]);
      }
      const next = live && (await withdrawn(live, slice, store));
      if (!next) throw new RefusedRelease([`${slice} has no version before to go back to.`]);
      version = versionOf(next, slice) ?? '';
      return next;
    },
    (live) => ({
      slice,
      action: 'rollback',
      version,
      from: live && withdrawnOf(live, slice),
      by,
      ...(why && { reason: why.reason }),
    }),
  );
  say(`${slice} ${version} is live again.`);
  return version;
}

const withdrawn = async (live: Registry, slice: string, store: string) =>
  canaryOf(live, slice) ? withoutCanary(live, slice) : before(live, slice, store);

/** Which version a rollback takes back. */
const withdrawnOf = (live: Registry, slice: string): string | null =>
  canaryOf(live, slice)?.version ?? versionOf(live, slice);

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
