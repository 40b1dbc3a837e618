import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { readPartners } from '@reset/service-kit';
import { buildAlone } from './build-alone.ts';
import { boot } from './gate/boot.ts';
import { bootPairs } from './gate/boot-pairs.ts';
import { judgeSlice } from './gate/judge-slice.ts';
import { judgeConsumer } from './gate/judge-uses.ts';
import { serviceReleases } from './gate/live-releases.ts';
import { timed } from './gate/timed.ts';
import { placeRemote, placeShell, registered, registeredShell, SHELL } from './place-slice.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { RefusedRelease } from './refused-release.ts';
import { readServices } from './services-file.ts';

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
  const next = await timed(say, `Built ${slice}`, async () => {
    await buildAlone(join(root, slice));
    return withSlice(live, slice, place);
  });
  const version = versionOf(next, slice) ?? '';
  if (version === versionOf(live, slice)) {
    say(`${slice} ${version} is live already.`);
    return null;
  }
  await timed(
    say,
    'Fits what is live by its files: shared packages, names, styles, budget',
    async () => refuseFor(await judgeSlice(next, slice, store)),
  );
  await timed(say, 'Fits what the live services answer and accept', async () => {
    const services = serviceReleases(await readServices(store));
    refuseFor(await judgeConsumer(store, { slice, version }, services));
  });
  await timed(say, 'Boots in a browser', async () => {
    const partners = [...readPartners(join(root, 'partners')).values()];
    const pairs = await bootPairs(next, slice, store);
    refuseFor(await boot({ origin: place.origin, partners }, pairs));
  });
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
  if (!live)
    throw new RefusedRelease([
      `${store} holds no registry that is signed by a key of the product's: start the product first.`,
    ]);
  return live;
}

function refuseFor(reasons: string[]): void {
  if (reasons.length > 0) throw new RefusedRelease(reasons);
}
