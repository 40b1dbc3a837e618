import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { contentVersion } from '../content-version.ts';
import { readManifest, SHELL } from '../place-slice.ts';
import { releaseFolder } from '../release-folder.ts';
import { changedExports } from './changed-exports.ts';
import { clonedSources, type Release } from './contract/recorded-uses.ts';
import { judgeBudget, largestPage, shellPage } from './judge-budget.ts';
import { judgeSharing } from './judge-sharing.ts';
import { judgeStyles } from './judge-styles.ts';
import { frontReleases } from './live-releases.ts';

/**
 * Whether a build of the shell or a remote fits, by its files alone: a remote all shells that browsers
 * may run, a shell all such remotes; and what a remote's styles reach, and how much
 * either brings.
 * @param next the registry as it would be
 * @returns one sentence for each thing that does not fit
 */
export async function judgeSlice(next: Registry, slice: string, store: string): Promise<string[]> {
  const shells = frontReleases(next).filter((one) => one.slice === SHELL);
  const remotes = frontReleases(next).filter((one) => one.slice !== SHELL);
  if (slice === SHELL) {
    const folder = releaseFolder(store, SHELL, next.shell.version);
    return [
      ...(await judgePairs(store, shells.slice(0, 1), remotes, KEEP)),
      ...judgeBudget(SHELL, await shellPage(folder)),
    ];
  }
  const version = next.remotes[slice]?.version ?? '';
  const folder = releaseFolder(store, slice, version);
  const manifest = await readManifest(folder);
  const files = Object.keys(manifest.integrity).filter((file) => file.endsWith('.css'));
  const stylesheets = await Promise.all(
    files.map(async (file) => ({ file, css: await readFile(join(folder, file), 'utf8') })),
  );
  return [
    ...(await judgePairs(store, shells, [{ slice, version }], TAKE)),
    ...judgeStyles(manifest.remote?.name ?? slice, stylesheets),
    ...judgeBudget(slice, await largestPage(folder, manifest)),
  ];
}

const TAKE =
  'Take what that shell brings, or release the shell first: it may be taken back to its version before.';
const KEEP =
  'Keep it, or release that remote without it first: it may be taken back to its version before.';

async function judgePairs(
  store: string,
  shells: readonly Release[],
  remotes: readonly Release[],
  advice: string,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const shell of shells) {
    for (const remote of remotes) {
      const used = await sharingOf(store, remote);
      const found = [
        ...judgeSharing(used, await sharingOf(store, shell)),
        ...(await judgeExports(store, { shell, remote }, used.names[SDK] ?? [])),
      ];
      const pair = `${remote.slice} ${remote.version} in shell ${shell.version}`;
      reasons.push(...found.map((reason) => `${pair}: ${reason} ${advice}`));
    }
  }
  return reasons;
}

const SDK = '@reset/remote-sdk';

/**
 * Whether what a remote uses of remote-sdk, of which the shell's copy runs, is still what it was built
 * with. Of what was released before sources were kept nothing is known.
 */
async function judgeExports(
  store: string,
  { shell, remote }: { shell: Release; remote: Release },
  used: readonly string[],
): Promise<string[]> {
  const [built, offered] = [clonedSources(store, remote), clonedSources(store, shell)];
  const versions = await Promise.all([built, offered].map(sdkVersion));
  if (versions.includes(null) || versions[0] === versions[1]) return [];
  const changed = [...changedExports({ built, offered })];
  return changed
    .filter(([name]) => used.includes(name) || used.includes('*'))
    .map(([name, why]) => `${name} of ${SDK} is not what the remote was built with: ${why}`);
}

function sdkVersion(clone: string): Promise<string | null> {
  const folder = join(clone, 'shell/remote-sdk/src');
  return existsSync(folder) ? contentVersion(folder) : Promise.resolve(null);
}

const sharingOf = async (store: string, { slice, version }: Release) =>
  (await readManifest(releaseFolder(store, slice, version))).sharing;
