import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { registered, registeredShell, remoteIn, SHELL } from '../place-slice.ts';
import { RefusedRelease } from '../refused-release.ts';
import { changeRegistry } from '../registry-file.ts';
import { releaseFolder } from '../release-folder.ts';
import { insistOnLive, versionOf } from '../release.ts';
import { keepPlaced } from '../unused-releases.ts';
import { insistOnConditionalWrites } from './insist-on-conditional-writes.ts';
import { openReleaseStore } from './open-release-store.ts';

/** From which folder to which store, and who does it, as the history will say. */
export type Push = { from: string; to: string; by: string };

/**
 * Makes live in a store what is live in a folder of this machine, where it was judged against a mirror
 * of that store: its files first, then its entry, signed by the keys of that folder's product.
 * @returns the version
 * @throws RefusedRelease when the slice was released meanwhile, or is not in the folder
 */
export async function pushSlice(slice: string, { from, to, by }: Push): Promise<string> {
  const judged = await insistOnLive(from);
  const version = versionOf(judged, slice);
  if (version === null) throw new RefusedRelease([`${slice} is not live in ${from}.`]);
  const store = await openReleaseStore(to);
  await insistOnConditionalWrites(store);
  await keepPlaced(to, slice, version);
  await store.putFolder(releaseFolder(from, slice, version), `${slice}/${version}`);
  await changeRegistry(
    to,
    async (now) => {
      const there = now && versionOf(now, slice);
      if (there !== null && there !== version && there !== previousOf(judged, slice)) {
        throw new RefusedRelease([
          `${slice} was released meanwhile (${there}): mirror the store and release again.`,
        ]);
      }
      return withSlice(now, slice, { judged, from, version });
    },
    (before) => ({
      slice,
      action: 'release',
      version,
      from: before && versionOf(before, slice),
      by,
    }),
    from,
  );
  return version;
}

async function withSlice(
  now: Registry | null,
  slice: string,
  { judged, from, version }: { judged: Registry; from: string; version: string },
): Promise<Registry> {
  if (slice === SHELL) {
    const { html, integrity } = judged.shell;
    const code = { version, html, ...(integrity !== undefined && { integrity }) };
    const shell = registeredShell(code, now?.shell);
    return { ...now, shell, remotes: now?.remotes ?? {} };
  }
  if (now === null) throw new RefusedRelease([`Push ${SHELL} first: remotes are shown in it.`]);
  const remote = registered(await remoteIn(from, slice, version), now.remotes[slice]);
  return { ...now, remotes: { ...now.remotes, [slice]: remote } };
}

const previousOf = ({ shell, remotes }: Registry, slice: string): string | null =>
  (slice === SHELL ? shell : remotes[slice])?.previous?.version ?? null;
