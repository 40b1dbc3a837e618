import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { readPartners } from '@reset/service-kit';
import { buildAlone } from './build-alone.ts';
import { boot } from './gate/boot.ts';
import { judgeSharing } from './gate/judge-sharing.ts';
import {
  placeRemote,
  placeShell,
  readManifest,
  registered,
  registeredShell,
  SHELL,
} from './place-slice.ts';
import { releaseFolder } from './release-folder.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { RefusedRelease } from './refused-release.ts';

export type Place = {
  /** The clone whose slice is released. */
  root: string;
  store: string;
  /** The live product's address. */
  origin: string;
  /** Who does it, as the history will say. */
  by: string;
  say: (line: string) => void;
};

/**
 * Builds one slice alone, judges it against what is live and makes it live.
 * Nothing else is built, written or restarted.
 * @returns the version, or null when it is live already
 * @throws RefusedRelease with every reason when it does not fit
 */
export async function release(slice: string, place: Place): Promise<string | null> {
  const { root, store, say } = place;
  if (!existsSync(join(root, slice, 'webpack.config.ts'))) {
    throw new RefusedRelease([
      `${slice} is neither the shell nor a remote, nor services/ and a service.`,
    ]);
  }
  const live = await insistOnLive(store);
  await buildAlone(join(root, slice));
  const next = await withSlice(live, slice, place);
  const version = versionOf(next, slice);
  if (version === versionOf(live, slice)) {
    say(`${slice} ${version} is live already.`);
    return null;
  }
  say(`Built ${slice} ${version}`);
  refuseFor(await judge(next, slice, store));
  say('Fits what is live: shared packages, imported names, federation');
  const html = await readFile(join(store, next.shell.html.replace('/releases/', '')), 'utf8');
  const affected = slice === SHELL ? Object.keys(next.remotes) : [slice];
  const partners = [...readPartners(join(root, 'partners')).values()];
  refuseFor(await boot({ origin: place.origin, registry: next, html, partners }, affected));
  say('Boots in a browser');
  await flip(slice, { place, judgedAgainst: live });
  say(`${slice} ${version} is live.`);
  return version;
}

/** The registry as it would be: the slice's build placed and named. */
async function withSlice(live: Registry, slice: string, { root, store }: Place): Promise<Registry> {
  if (slice === SHELL) {
    return { ...live, shell: registeredShell(await placeShell(root, store), live.shell) };
  }
  const placed = await placeRemote(root, store, slice);
  return {
    ...live,
    remotes: { ...live.remotes, [slice]: registered(placed, live.remotes[slice]) },
  };
}

/** A remote is judged by the live shell; a shell by every live remote, and by what they fall back to. */
async function judge(next: Registry, slice: string, store: string): Promise<string[]> {
  const shell = await sharingOf(store, SHELL, next.shell.version);
  const slices = slice === SHELL ? Object.keys(next.remotes) : [slice];
  const reasons = await Promise.all(
    slices.map(async (name) => {
      const version = next.remotes[name]?.version ?? '';
      const found = judgeSharing(await sharingOf(store, name, version), shell);
      return found.map((reason) => `${name} ${version}: ${reason}`);
    }),
  );
  return reasons.flat();
}

const sharingOf = async (store: string, slice: string, version: string) =>
  (await readManifest(releaseFolder(store, slice, version))).sharing;

/** Flips one entry; what other slices became meanwhile stays, and what was judged must still hold. */
async function flip(
  slice: string,
  { place, judgedAgainst }: { place: Place; judgedAgainst: Registry },
): Promise<void> {
  await changeRegistry(
    place.store,
    async (now) => {
      if (!now) throw new RefusedRelease(['Nothing is live any more.']);
      const moved = [SHELL, slice].filter(
        (name) => versionOf(now, name) !== versionOf(judgedAgainst, name),
      );
      refuseFor(moved.map((name) => `${name} was released meanwhile: please release again.`));
      return withSlice(now, slice, place);
    },
    (before, after) => ({
      slice,
      action: 'release',
      version: versionOf(after, slice) ?? '',
      from: before && versionOf(before, slice),
      by: place.by,
    }),
  );
}

export const versionOf = (registry: Registry, slice: string): string | null =>
  (slice === SHELL ? registry.shell.version : registry.remotes[slice]?.version) ?? null;

export async function insistOnLive(store: string): Promise<Registry> {
  const live = await readRegistry(store);
  if (!live) throw new RefusedRelease([`${store} holds no registry: start the product first.`]);
  return live;
}

function refuseFor(reasons: string[]): void {
  if (reasons.length > 0) throw new RefusedRelease(reasons);
}
