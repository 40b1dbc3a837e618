import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  RemoteDescription,
  type RegisteredRemote,
  type Registry,
  type RemoteCode,
  type ShellCode,
} from '@reset/api-contract/gateway/registry.ts';
import { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import Value from 'typebox/value';
import { placeRelease } from './place-release.ts';

/** The workspace that is no remote. */
export const SHELL = 'shell';

/** Places the built shell in the store. */
export async function placeShell(root: string, store: string): Promise<ShellCode> {
  const version = await placeRelease(store, SHELL, join(root, SHELL, 'dist'));
  return { version, html: `/releases/${SHELL}/${version}/index.html` };
}

type RegisteredShell = Registry['shell'];

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
  const description = await readDescription(root, slice);
  const manifest = await readManifest(join(root, slice, 'dist'));
  for (const [path, { page }] of Object.entries(description.first ?? {})) {
    if (page && !manifest.pages[page]) {
      throw new Error(`${slice}/remote.json: ${path} begins with ${page}, which is not built.`);
    }
  }
  const entry = manifest.entry ?? '';
  const integrity = manifest.integrity[entry];
  if (!integrity) throw new Error(`${slice}: the manifest does not name its entry.`);
  const version = await placeRelease(store, slice, join(root, slice, 'dist'));
  return {
    description,
    code: { version, entry: `/releases/${slice}/${version}/${entry}`, integrity },
  };
}

/** The registry's new entry: what was live becomes the version to fall back to. */
export const registered = (
  { description, code }: PlacedRemote,
  live: RegisteredRemote | undefined,
): RegisteredRemote => ({
  ...description,
  ...code,
  previous: previousOf(code, live, ({ version, entry, integrity }) => ({
    version,
    entry,
    integrity,
  })),
});

export const registeredShell = (code: ShellCode, live: RegisteredShell | undefined) => ({
  ...code,
  previous: previousOf(code, live, ({ version, html }) => ({ version, html })),
});

/** What to fall back to once `next` is live; a development server is nothing to fall back to. */
function previousOf<Code extends { version: string }>(
  next: Code,
  live: (Code & { previous: Code | null }) | undefined,
  codeOf: (live: Code) => Code,
): Code | null {
  if (!live) return null;
  return live.version === next.version || live.version === HOT_VERSION
    ? live.previous
    : codeOf(live);
}

/** The version of what a development server serves. */
export const HOT_VERSION = 'hot';

export async function readDescription(root: string, slice: string): Promise<RemoteDescription> {
  const file = join(root, slice, 'remote.json');
  if (!existsSync(file)) throw new Error(`${slice} is no remote: it has no remote.json.`);
  return Value.Parse(RemoteDescription, JSON.parse(await readFile(file, 'utf8')));
}

/** @param folder a build's or a release's */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return Value.Parse(
    ReleaseManifest,
    JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
  );
}
