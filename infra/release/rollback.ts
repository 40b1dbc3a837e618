import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { contentDigest } from '@reset/service-kit';
import { canaryOf, withoutCanary } from './canary.ts';
import { remoteIn, SHELL } from './place-slice.ts';
import { RefusedRelease } from './refused-release.ts';
import { changeRegistry } from './registry-file.ts';
import { versionOf, type Place } from './release.ts';

/**
 * Ends a slice's canary or candidate, so that everybody gets the live version again. Without one it
 * makes the version before the live one live again, with the prefixes and the navigation that it had;
 * what is withdrawn is not kept to fall back to.
 * @param why the version that is to be taken back, and for what reason: no other one is
 * @returns the version that everybody gets now
 * @throws RefusedRelease when there is neither, that version is live no longer, or the one before is
 *   not in the store as it was
 */
export async function rollback(
  slice: string,
  { store, by, say }: Pick<Place, 'store' | 'by' | 'say'>,
  why?: { version: string; reason: string },
): Promise<string> {
  let version = '';
  let taken = '';
  await changeRegistry(
    store,
    async (live) => {
      const canary = live && canaryOf(live, slice)?.version;
      taken = why?.version ?? canary ?? (live && versionOf(live, slice)) ?? '';
      if (live && why && ![canary, versionOf(live, slice)].includes(taken)) {
        throw new RefusedRelease([`${slice} ${taken} is live no longer.`]);
      }
      const next =
        live && (taken === canary ? withoutCanary(live, slice) : await before(live, slice, store));
      if (!next) throw new RefusedRelease([`${slice} has no version before to go back to.`]);
      version = versionOf(next, slice) ?? '';
      return next;
    },
    () => ({
      slice,
      action: 'rollback',
      version,
      from: taken || null,
      by,
      ...(why && { reason: why.reason }),
    }),
  );
  say(`${slice} ${taken} is taken back: everybody gets ${version}.`);
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
  // Else whoever may write to the store would have it signed.
  const { digest = contentDigest({ ...description, ...code }) } = previous;
  if (digest !== contentDigest({ ...description, ...code })) {
    throw new RefusedRelease([
      `${slice} ${previous.version} is not in the store as it was when it was live: release it from its sources.`,
    ]);
  }
  return {
    ...live,
    remotes: { ...live.remotes, [slice]: { ...description, ...code, previous: null } },
  };
}
