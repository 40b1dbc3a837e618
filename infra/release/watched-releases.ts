import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { CANDIDATE } from './canary.ts';
import { SHELL } from './place-slice.ts';
import type { RecordedFlip } from './swap-file.ts';

/** A version that may be taken back by itself, and the one that it is compared with. */
export type WatchedRelease = {
  slice: string;
  version: string;
  before: string;
  /** Which time of it: the same version may be released again. */
  since: string;
};

/** How long a release is watched; who notices something later, takes it back herself. */
export const FRESH_MS = 30 * 60_000;

/**
 * What is watched: each version that a share of people gets, compared with the live one, and each that
 * became live lately, compared with the one before, while no such share is. What a start made live is not.
 */
export const watchedReleases = (
  { shell, remotes }: Registry,
  history: readonly RecordedFlip[],
  now: Date,
): WatchedRelease[] =>
  Object.entries({ [SHELL]: shell, ...remotes }).flatMap(
    ([slice, { version, previous, canary }]) => {
      if (canary && canary.percent !== CANDIDATE) {
        return [{ slice, version: canary.version, before: version, since: 'canary' }];
      }
      const flip = history.findLast((one) => one.slice === slice || one.slice === '*');
      if (!previous || flip?.action !== 'release' || flip.version !== version) return [];
      const isFresh = now.getTime() - Date.parse(flip.at) < FRESH_MS;
      return isFresh ? [{ slice, version, before: previous.version, since: flip.at }] : [];
    },
  );
