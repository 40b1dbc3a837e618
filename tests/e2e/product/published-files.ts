import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import type { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import writeFileAtomic from 'write-file-atomic';
import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { changeRegistry as changeLive } from '../../../infra/release/registry-file.ts';
import { insistOnLive } from '../../../infra/release/release.ts';
import { releaseStore } from './running-product.ts';

/* What is released, as a careless hand or a failing disk would change it. */

export const readRegistry = (): Promise<Registry> => insistOnLive(releaseStore());

export async function liveRemote(slice: string): Promise<RegisteredRemote> {
  const remote = (await readRegistry()).remotes[slice];
  if (!remote) throw new Error(`${slice} is not live.`);
  return remote;
}

/** @param url below /releases/ */
export const fileOf = (url: string): string => join(releaseStore(), url.replace('/releases/', ''));

export const folderOf = ({ entry }: Pick<RegisteredRemote, 'entry'>): string =>
  dirname(fileOf(entry));

/** The URL of the script that holds a remote's routes. */
export async function routesUrl(remote: RegisteredRemote): Promise<string> {
  const { routes } = await readManifest(folderOf(remote));
  return `${dirname(remote.entry)}/${routes.scripts[0]}`;
}

export const readManifestOf = (slice: string, version: string): Promise<ReleaseManifest> =>
  readManifest(join(releaseStore(), slice, version));

const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as ReleaseManifest;

/** Gives back what was there before. */
export type Repair = () => Promise<void>;

/**
 * Replaces a released file, and takes away its compressed twins.
 * @param change the new content; null removes the file
 */
export async function damage(
  file: string,
  change: (content: string) => string | null,
): Promise<Repair> {
  const kept = await mkdtemp(join(tmpdir(), 'reset-kept-'));
  const folder = dirname(file);
  const twins = (await readdir(folder)).filter((name) => name.startsWith(basename(file)));
  for (const name of twins) {
    await cp(join(folder, name), join(kept, name));
    await rm(join(folder, name));
  }
  const damaged = change(await readFile(join(kept, basename(file)), 'utf8'));
  if (damaged !== null) await writeFile(file, damaged);
  return async () => {
    for (const name of twins) await cp(join(kept, name), join(folder, name));
    await rm(kept, { recursive: true });
  };
}

/** Changes the registry as a release does, signed, and gives the gateway time to follow. */
export async function changeRegistry(change: (registry: Registry) => void): Promise<Repair> {
  const before = await readRegistry();
  const changed = structuredClone(before);
  change(changed);
  const put = async (registry: Registry) => {
    await changeLive(releaseStore(), () => registry, null);
    await followed();
  };
  await put(changed);
  return () => put(before);
}

/** Writes the registry past what signs it, likewise. */
export const forgeRegistry = (change: (registry: Registry) => void): Promise<Repair> =>
  changeFile('registry.json', change);

/** Changes who answers which call, likewise. */
export const changeServices = (change: (services: ServicesFile) => void): Promise<Repair> =>
  changeFile('services.json', change);

async function changeFile<Content>(
  name: string,
  change: (content: Content) => void,
): Promise<Repair> {
  const file = join(releaseStore(), name);
  const before = await readFile(file, 'utf8');
  const content = JSON.parse(before) as Content;
  change(content);
  await replace(file, JSON.stringify(content));
  return () => replace(file, before);
}

async function replace(file: string, text: string): Promise<void> {
  await writeFileAtomic(file, text);
  await followed();
}

// The gateway looks every half second.
const followed = () => new Promise((resolve) => setTimeout(resolve, 1_200 * slowness()));

export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
