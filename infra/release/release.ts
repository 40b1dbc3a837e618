import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { readPartners } from '@reset/service-kit/partners/read-partners.ts';
import { buildAlone } from './build-alone.ts';
import { CANDIDATE, canaryOf, EVERYBODY, isWidening, withRemote, withShell } from './canary.ts';
import { readAhead } from './gate/contract/recorded-uses.ts';
import { boot } from './gate/boot.ts';
import { bootPairs } from './gate/boot-pairs.ts';
import { judgeSlice } from './gate/judge-slice.ts';
import { judgeConsumer } from './gate/judge-uses.ts';
import { timed } from './gate/timed.ts';
import { placeRemote, placeShell, SHELL } from './place-slice.ts';
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
 * @param percent of people get it; fewer than everybody, nobody too, beside the live version. A version that has
 *   some already gets more, and was judged before
 * @returns the version, or null when it is live already
 * @throws RefusedRelease with every reason when it does not fit
 */
export async function release(
  slice: string,
  place: Place,
  percent = EVERYBODY,
): Promise<string | null> {
  const { root, store } = place;
  if (!existsSync(join(root, slice, 'webpack.config.ts'))) {
    throw new RefusedRelease([
      `${slice} is neither the shell nor a remote, nor services/ and a service.`,
    ]);
  }
  const live = await insistOnLive(store);
  const ended = new AbortController();
  const ahead = readAhead(root, slice, ended.signal).catch(() => null);
  try {
    return await releaseAgainst(live, { slice, percent, ahead }, place);
  } finally {
    ended.abort();
    await ahead;
  }
}

type Asked = {
  slice: string;
  percent: number;
  /** Ends when it is found out what the slice uses of the contract; what cannot be read is refused by the judge. */
  ahead: Promise<unknown>;
};

async function releaseAgainst(
  live: Registry,
  { slice, percent, ahead }: Asked,
  place: Place,
): Promise<string | null> {
  const { root, say } = place;
  const placed = await timed(say, `Built ${slice}`, async () => {
    await buildAlone(join(root, slice), { REBUILD: 'true' });
    return placeBuilt(slice, place);
  });
  const { version } = placed;
  if (version === versionOf(live, slice)) {
    say(`${slice} ${version} is live already.`);
    return null;
  }
  const next = placed.in(live, EVERYBODY);
  if (!isWidening(live, slice, { version, percent })) {
    await judge(next, { slice, version, ahead }, place);
  }
  await flip(slice, { place, placed, percent, judgedAgainst: live });
  say(`${slice} ${version} ${sayShare(percent)}.`);
  return version;
}

function sayShare(percent: number): string {
  if (percent === EVERYBODY) return 'is live';
  return percent === CANDIDATE
    ? 'is a candidate, which administrators open at /admin/releases'
    : `is live for ${percent} % of people`;
}

/** A build in the store, and the registry with it for so many people. */
type Placed = { version: string; in(live: Registry, percent: number): Registry };

async function placeBuilt(slice: string, { root, store }: Place): Promise<Placed> {
  if (slice === SHELL) {
    const code = await placeShell(root, store);
    return { version: code.version, in: (live, percent) => withShell(live, code, percent) };
  }
  const remote = await placeRemote(root, store, slice);
  return {
    version: remote.code.version,
    in: (live, percent) => withRemote(live, slice, remote, percent),
  };
}

/** @param next the registry as it would be with the release live for everybody */
async function judge(
  next: Registry,
  { slice, version, ahead }: Pick<Asked, 'slice' | 'ahead'> & { version: string },
  { root, store, say, origin }: Place,
): Promise<void> {
  await timed(
    say,
    'Fits what is live by its files: shared packages, names, styles, budget',
    async () => refuseFor(await judgeSlice(next, slice, store)),
  );
  const contract = timed(say, 'Fits what the live services answer and accept', async () => {
    await ahead;
    return judgeConsumer(store, { slice, version }, await readServices(store));
  });
  const booted = timed(say, 'Boots in a browser', async () => {
    const partners = [...readPartners(join(root, 'partners')).values()];
    return boot({ origin, partners }, await bootPairs(next, slice, store));
  });
  refuseFor((await Promise.all([contract, booted])).flat());
}

type Flipped = { place: Place; placed: Placed; percent: number; judgedAgainst: Registry };

/** Flips one entry; what other slices became meanwhile stays, and what was judged must still hold. */
async function flip(
  slice: string,
  { place, placed, percent, judgedAgainst }: Flipped,
): Promise<void> {
  const standing = (registry: Registry, name: string) =>
    JSON.stringify([versionOf(registry, name), name === slice ? canaryOf(registry, name) : null]);
  await changeRegistry(
    place.store,
    (now) => {
      if (!now) throw new RefusedRelease(['Nothing is live any more.']);
      const moved = [...new Set([SHELL, slice])].filter(
        (name) => standing(now, name) !== standing(judgedAgainst, name),
      );
      refuseFor(moved.map((name) => `${name} was released meanwhile: please release again.`));
      return placed.in(now, percent);
    },
    (before) => ({
      slice,
      version: placed.version,
      from: before && versionOf(before, slice),
      by: place.by,
      ...(percent === EVERYBODY ? { action: 'release' } : { action: 'canary', percent }),
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
