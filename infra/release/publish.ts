import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Registry,
  RemoteDescription,
  type RegisteredRemote,
} from '@reset/api-contract/gateway/registry.ts';
import type { PublishedRoute, ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import Value from 'typebox/value';
import { placeRelease } from './place-release.ts';
import { writeAtomically } from './write-atomically.ts';

/** The version of what a development server serves: nothing to fall back to. */
const HOT_VERSION = 'hot';

type Options = { root: string; store: string };

/**
 * Makes what is built in the clone live: places shell and remotes in the release
 * store and points the registry at them. A remote is any folder with a remote.json.
 */
export async function publishFrontEnds({ root, store }: Options): Promise<void> {
  const file = join(store, 'registry.json');
  const before = await readRegistry(file);
  const shell = await placeRelease(store, 'shell', join(root, 'shell/dist'));
  const remotes = await Promise.all(
    remoteFolders(root).map(async (folder) => {
      const version = await placeRelease(store, folder, join(root, folder, 'dist'));
      const described = JSON.parse(await readFile(join(root, folder, 'remote.json'), 'utf8'));
      const description = Value.Parse(RemoteDescription, described);
      return [folder, registered(folder, version, description, before?.remotes[folder])] as const;
    }),
  );
  const registry: Registry = {
    shell: { version: shell, html: `/releases/shell/${shell}/index.html` },
    remotes: Object.fromEntries(remotes),
  };
  await writeIfChanged(file, registry);
}

/** Tells the gateway which service answers what, and where. */
export async function publishServices(
  { root, store }: Options,
  services: readonly { name: string; url: string }[],
): Promise<void> {
  const published: ServicesFile = { services: {} };
  for (const { name, url } of services) {
    const file = join(root, 'services', name, 'dist/routes.json');
    if (!existsSync(file)) continue;
    const { routes } = JSON.parse(await readFile(file, 'utf8')) as { routes: PublishedRoute[] };
    published.services[name] = { url, routes };
  }
  await writeIfChanged(join(store, 'services.json'), published);
}

/**
 * Points the registry at development servers instead: the shell's page is a copy
 * of what its server answers, a remote's entry is on its server.
 */
export async function publishHot(
  store: string,
  hot: { shellHtml: string; remote: { folder: string; entry: string } },
): Promise<void> {
  const file = join(store, 'registry.json');
  const registry = await readRegistry(file);
  const { folder, entry } = hot.remote;
  const remote = registry?.remotes[folder];
  if (!registry || !remote) throw new Error(`${folder} is not in the registry.`);
  await mkdir(join(store, 'shell', HOT_VERSION), { recursive: true });
  await writeAtomically(join(store, 'shell', HOT_VERSION, 'index.html'), hot.shellHtml);
  registry.shell = { version: HOT_VERSION, html: `/releases/shell/${HOT_VERSION}/index.html` };
  registry.remotes[folder] = { ...remote, version: HOT_VERSION, entry, previous: null };
  await writeIfChanged(file, registry);
}

const remoteFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .toSorted();

function registered(
  folder: string,
  version: string,
  description: RemoteDescription,
  before: RegisteredRemote | undefined,
): RegisteredRemote {
  const isNew =
    before !== undefined && before.version !== version && before.version !== HOT_VERSION;
  return {
    ...description,
    version,
    entry: `/releases/${folder}/${version}/mf-manifest.json`,
    previous: isNew ? { version: before.version, entry: before.entry } : (before?.previous ?? null),
  };
}

// A registry of an older shape is written anew.
async function readRegistry(file: string): Promise<Registry | null> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Value.Check(Registry, read) ? read : null;
  } catch {
    return null;
  }
}

async function writeIfChanged(file: string, content: unknown): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await writeAtomically(file, text);
}
