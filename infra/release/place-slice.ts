import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  RemoteDescription,
  RegisteredRemote,
  RegisteredShell,
  RemoteCode,
  ShellCode,
} from '@reset/api-contract/gateway/registry.ts';
import { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import Value from 'typebox/value';
import { contentDigest } from '@reset/service-kit/releases/content-digest.ts';
import { placeBill } from './place-bill.ts';
import { placeRelease } from './place-release.ts';
import { placeSources } from './place-sources.ts';
import { RefusedRelease } from './refused-release.ts';
import { releaseFolder } from './release-folder.ts';

/** The workspace that is no remote. */
export const SHELL = 'shell';

/** Places the built shell in the store. */
export async function placeShell(root: string, store: string): Promise<ShellCode> {
  const version = await placeBuild(root, store, SHELL);
  const page = await readFile(join(releaseFolder(store, SHELL, version), 'index.html'));
  return {
    version,
    html: `/releases/${SHELL}/${version}/index.html`,
    integrity: `sha384-${createHash('sha384').update(page).digest('base64')}`,
  };
}

export type PlacedRemote = { description: RemoteDescription; code: RemoteCode };

/**
 * Places a built remote in the store.
 * @param slice its folder in the clone, `mfe-member`
 * @throws when its remote.json promises a page that the build does not have
 */
export async function placeRemote(
  root: string,
  store: string,
  slice: string,
): Promise<PlacedRemote> {
  const dist = join(root, slice, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) {
    throw new RefusedRelease([
      `The build of ${slice} does not expose ./routes to the shell. Build it with remoteConfig of @reset/remote-sdk/build.`,
    ]);
  }
  const manifest = await readManifest(dist);
  for (const [path, { page }] of Object.entries(manifest.remote?.first ?? {})) {
    if (page && !manifest.pages[page]) {
      throw new Error(`${slice}/remote.json: ${path} begins with ${page}, which is not built.`);
    }
  }
  const version = await placeBuild(root, store, slice);
  return remoteIn(store, slice, version);
}

/** Places a build, its bill of materials and its sources. @returns the version */
async function placeBuild(root: string, store: string, slice: string): Promise<string> {
  const version = await placeRelease(store, slice, join(root, slice, 'dist'));
  await placeBill(root, store, slice, version);
  await placeSources(root, store, slice, version);
  return version;
}

/** A remote's release that is in the store, as the registry names it. */
export async function remoteIn(
  store: string,
  slice: string,
  version: string,
): Promise<PlacedRemote> {
  const { entry, integrity, remote } = await readManifest(releaseFolder(store, slice, version));
  const entryIntegrity = entry === null ? undefined : integrity[entry];
  if (!remote || !entryIntegrity) throw new Error(`${slice} ${version} is no remote.`);
  return {
    description: remote,
    code: { version, entry: `/releases/${slice}/${version}/${entry}`, integrity: entryIntegrity },
  };
}

/** The registry's new entry: what was live becomes the version to fall back to; a canary ends. */
export const registered = (
  { description, code }: PlacedRemote,
  live: RegisteredRemote | undefined,
): RegisteredRemote => ({
  ...description,
  ...code,
  previous: previousOf(code, live, ({ previous: _previous, canary: _canary, ...own }) => ({
    version: own.version,
    entry: own.entry,
    integrity: own.integrity,
    digest: contentDigest(own),
  })),
});

export const registeredShell = (
  code: ShellCode,
  live: RegisteredShell | undefined,
): RegisteredShell => ({
  ...code,
  previous: previousOf(code, live, ({ version, html, integrity }) => ({
    version,
    html,
    ...(integrity !== undefined && { integrity }),
  })),
});

/** What to fall back to once `next` is live; a development server is nothing to fall back to. */
function previousOf<
  Code extends { version: string },
  Live extends { version: string; previous: Code | null },
>(next: { version: string }, live: Live | undefined, codeOf: (live: Live) => Code): Code | null {
  if (!live) return null;
  return live.version === next.version || live.version === HOT_VERSION
    ? live.previous
    : codeOf(live);
}

/** The version of what a development server serves. */
export const HOT_VERSION = 'hot';

/** @param folder a build's or a release's */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return Value.Parse(
    ReleaseManifest,
    JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
  );
}
