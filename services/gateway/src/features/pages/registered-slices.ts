import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import type { Canary } from './lanes.ts';

/** What is registered, the shell by `shell`. */
export const slicesOf = ({ shell, remotes }: Registry): Record<string, Slice> => ({
  shell,
  ...remotes,
});

type Slice = Registry['shell'] | Registry['remotes'][string];

/** The canaries of a registry, the shell's among them. */
export const canariesOf = (registry: Registry): Canary[] =>
  Object.entries(slicesOf(registry)).flatMap(([slice, { canary }]) =>
    canary ? [{ slice, version: canary.version, percent: canary.percent }] : [],
  );

/** A version of a slice. */
export type SliceVersion = { slice: string; version: string };

/** What browsers may run of a registry: what is live, what stands beside it, and what they fall back to. */
export const versionsInUse = (registry: Registry): SliceVersion[] =>
  Object.entries(slicesOf(registry)).flatMap(([slice, { version, previous, canary }]) =>
    [version, previous?.version, canary?.version].flatMap((each) =>
      each === undefined ? [] : [{ slice, version: each }],
    ),
  );
