import type { OfferedSlice } from '@reset/api-contract/gateway/release-override.ts';
import { lanesOf, type Canary } from './lanes.ts';
import type { OwnedVersion } from './registered-slices.ts';
import type { Release } from './release.ts';

/** By slice, the shell by `shell`: in which version. */
export type Versions = Readonly<Record<string, string>>;

/** What is live, and the same with other versions of some slices. */
export type LiveRelease = Release & {
  /** Whether some people get other versions than others. */
  hasCanaries: boolean;
  /** What browsers may run: what is live, beside it, and before it. */
  inUse: readonly OwnedVersion[];
  /** The versions that staff may open in their browsers. */
  offered: readonly OfferedSlice[];
  /** What somebody in this lane gets. */
  inLane(lane: number): Promise<Release>;
  /**
   * What is live, but for these versions.
   * @throws when one of them is not in the store
   */
  variant(versions: Versions): Promise<Release>;
};

/** So many are kept, of which each takes as much memory as its pages that somebody has opened. */
const MAX_VARIANTS = 50;

type Behind = {
  /** Which versions are live. */
  versions: Versions;
  inUse: readonly OwnedVersion[];
  offered: readonly OfferedSlice[];
  canaries: readonly Canary[];
  /** Reads and prepares a variant. */
  compose: (versions: Versions) => Promise<Release>;
};

/** @param behind what it is made of, and how others are */
export function liveRelease(
  live: Release,
  { versions: liveVersions, inUse, offered, canaries, compose }: Behind,
): LiveRelease {
  const reached = canaries.map(({ slice, version, ...rest }) => ({
    slice,
    version,
    lanes: lanesOf({ slice, version, ...rest }),
  }));
  const variants = new Map<string, Promise<Release>>();

  const variant = (versions: Versions): Promise<Release> => {
    const others = Object.entries(versions)
      .filter(([slice, version]) => liveVersions[slice] !== version)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (others.length === 0) return Promise.resolve(live);
    const key = JSON.stringify(others);
    const known = variants.get(key) ?? compose(Object.fromEntries(others));
    // The last used is the last to go.
    variants.delete(key);
    variants.set(key, known);
    known.catch(() => variants.delete(key));
    const [oldest] = variants.keys();
    if (variants.size > MAX_VARIANTS && oldest !== undefined) variants.delete(oldest);
    return known;
  };

  return {
    ...live,
    hasCanaries: canaries.some(({ percent }) => percent > 0),
    inUse,
    offered,
    inLane: (lane) =>
      variant(
        Object.fromEntries(
          reached
            .filter(({ lanes }) => lanes.has(lane))
            .map(({ slice, version }) => [slice, version]),
        ),
      ),
    variant,
  };
}
