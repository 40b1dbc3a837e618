import { existsSync } from 'node:fs';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { HOT_VERSION, SHELL } from '../place-slice.ts';
import { sourcesFolder } from '../place-sources.ts';
import { serviceSlice } from '../release-folder.ts';
import type { Release } from './contract/recorded-uses.ts';

/**
 * The shell and the remotes that browsers may run: those that are live, those before them, to which a
 * page falls back and a rollback returns, and those beside them, which some people get.
 */
export const frontReleases = ({ shell, remotes }: Registry): Release[] =>
  Object.entries({ [SHELL]: shell, ...remotes }).flatMap(([slice, { version, previous, canary }]) =>
    [version, ...[previous, canary].flatMap((other) => (other ? [other.version] : []))]
      .filter((one) => one !== HOT_VERSION)
      .map((one) => ({ slice, version: one })),
  );

/** Those of them that may use the contract; of one before, released without its sources, nothing is known. */
export const consumers = (registry: Registry, store: string): Release[] =>
  frontReleases(registry).filter(({ slice, version }) => {
    const live = slice === SHELL ? registry.shell : registry.remotes[slice];
    const isRun = [live?.version, live?.canary?.version].includes(version);
    return isRun || existsSync(sourcesFolder(store, slice, version));
  });

/** The services that are live. */
export const serviceReleases = ({ live = {} }: ServicesFile): Release[] =>
  Object.entries(live).map(([name, { version }]) => ({ slice: serviceSlice(name), version }));
