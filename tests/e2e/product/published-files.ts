import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import type { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import { releaseStore } from './running-product.ts';

/* What is released, as a careless hand or a failing disk would change it. */

const registryFile = () => join(releaseStore(), 'registry.json');

export const readRegistry = async (): Promise<Registry> =>
  JSON.parse(await readFile(registryFile(), 'utf8')) as Registry;

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
  const file = join(folderOf(remote), 'manifest.json');
  const { routes } = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  return `${dirname(remote.entry)}/${routes.scripts[0]}`;
}

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

/** Changes the registry as a release does, and gives the gateway time to follow. */
export async function changeRegistry(change: (registry: Registry) => void): Promise<Repair> {
  const before = await readFile(registryFile(), 'utf8');
  const registry = JSON.parse(before) as Registry;
  change(registry);
  await replaceRegistry(JSON.stringify(registry));
  return () => replaceRegistry(before);
}

async function replaceRegistry(text: string): Promise<void> {
  await writeFile(`${registryFile()}.e2e`, text);
  await rename(`${registryFile()}.e2e`, registryFile());
  await new Promise((resolve) => setTimeout(resolve, FOLLOWED_MS));
}

// The gateway looks every half second.
const FOLLOWED_MS = 1_200;

export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
