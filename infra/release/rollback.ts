import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { contentDigest } from '@reset/service-kit/releases/content-digest.ts';
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
      if (!live) throw new RefusedRelease(['Nothing is live.']);
      taken = takenOf(live, slice, why?.version);
      const isCanary = taken === canaryOf(live, slice)?.version;
      const next = isCanary ? withoutCanary(live, slice) : await before(live, slice, store);
      version = versionOf(next, slice) ?? '';
      return next;
    },
    () => ({
      slice,
      action: 'rollback',
      version,
      from: taken,
      by,
      ...(why && { reason: why.reason }),
    }),
  );
  say(`${slice} ${taken} is taken back: everybody gets ${version}.`);
  return version;
}

/**
 * Which version is taken back: the one that is named, else a canary or candidate, else what is live.
 * @throws RefusedRelease where the one that is named is none of them, or the slice is not live
 */
function takenOf(live: Registry, slice: string, named: string | undefined): string {
  const canary = canaryOf(live, slice)?.version;
  const standing = versionOf(live, slice);
  const taken = named ?? canary ?? standing;
  if (taken === null) throw noneBefore(slice);
  if (taken === canary || taken === standing) return taken;
  throw new RefusedRelease([`${slice} ${taken} is live no longer.`]);
}

const noneBefore = (slice: string) =>
  new RefusedRelease([`${slice} has no version before to go back to.`]);

/** @throws RefusedRelease where there is none, or the store has it not as it was */
async function before(live: Registry, slice: string, store: string): Promise<Registry> {
  if (slice === SHELL) {
    const { previous } = live.shell;
    if (!previous) throw noneBefore(slice);
    return { ...live, shell: { ...previous, previous: null } };
  }
  const previous = live.remotes[slice]?.previous;
  if (!previous) throw noneBefore(slice);
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
