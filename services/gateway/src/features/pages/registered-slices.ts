import {
  SHELL_TEAM,
  type RegisteredRemote,
  type RegisteredShell,
  type Registry,
  type RemoteCanary,
  type RemoteCode,
  type RemoteDescription,
  type ShellCode,
} from '@reset/api-contract/gateway/registry.ts';
import type { OfferedSlice, OfferedVersion } from '@reset/api-contract/gateway/release-override.ts';
import { contentDigest } from '@reset/service-kit';
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

/** A version of a slice, and the team that looks after the slice. */
export type OwnedVersion = SliceVersion & { team: string };

/** What browsers may run of a registry: what is live, what stands beside it, and what they fall back to. */
export const versionsInUse = (registry: Registry): OwnedVersion[] =>
  Object.entries(slicesOf(registry)).flatMap(([slice, { version, previous, canary }]) =>
    [version, previous?.version, canary?.version].flatMap((each) =>
      each === undefined ? [] : [{ slice, version: each, team: teamOf(registry, slice) }],
    ),
  );

const teamOf = ({ remotes }: Registry, slice: string): string => remotes[slice]?.team ?? SHELL_TEAM;

/**
 * What the registry vouches for, by which staff may open a slice: what is live, what was before, and a
 * canary or candidate. Neither a development server's, whose files change under way, nor a version before
 * of which the registry says no more than its code.
 */
export const offeredSlices = ({ shell, remotes }: Registry): OfferedSlice[] => [
  { slice: 'shell', team: SHELL_TEAM, path: '/', versions: shellVersions(shell) },
  ...Object.entries(remotes).map(([slice, remote]) => ({
    slice,
    team: remote.team,
    path: remote.prefixes.find((prefix) => !prefix.includes(':')) ?? '/',
    versions: remoteVersions(remote),
  })),
];

function shellVersions({ previous, canary, ...live }: RegisteredShell): OfferedVersion[] {
  const digestOf = ({ version, integrity }: ShellCode) =>
    integrity === undefined ? null : contentDigest({ version, integrity });
  return [
    ...offered('live', live.version, digestOf(live)),
    ...(previous ? offered('previous', previous.version, digestOf(previous)) : []),
    ...(canary ? offered('canary', canary.version, digestOf(canary), canary.percent) : []),
  ];
}

function remoteVersions({ previous, canary, ...live }: RegisteredRemote): OfferedVersion[] {
  const digestOf = (own: RemoteDescription & RemoteCode) =>
    own.integrity === null ? null : contentDigest(own);
  const ofCanary = ({ percent, ...own }: RemoteCanary) =>
    offered('canary', own.version, digestOf(own), percent);
  return [
    ...offered('live', live.version, digestOf(live)),
    ...(previous ? offered('previous', previous.version, previous.digest ?? null) : []),
    ...(canary ? ofCanary(canary) : []),
  ];
}

/** @param digest null where the registry does not vouch for it */
const offered = (
  standing: OfferedVersion['standing'],
  version: string,
  digest: string | null,
  percent: number | null = null,
): OfferedVersion[] => (digest === null ? [] : [{ version, digest, standing, percent }]);
