import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRoute, ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import {
  HOT_VERSION,
  placeRemote,
  placeShell,
  registered,
  registeredShell,
  SHELL,
} from './place-slice.ts';
import { readLockFile } from '../checks/supply-chain/locked-packages.ts';
import { billOfMaterials, readSlice } from './bill-of-materials.ts';
import { changeRegistry, type Flip } from './registry-file.ts';
import writeFileAtomic from 'write-file-atomic';

type Options = { root: string; store: string };

/**
 * Makes what is built in the clone live: places shell and remotes in the release
 * store and points the registry at them. A remote is any folder with a remote.json.
 */
export async function publishFrontEnds({ root, store }: Options): Promise<void> {
  await mkdir(store, { recursive: true });
  const shell = await placeShell(root, store);
  const remotes = await Promise.all(
    remoteFolders(root).map(
      async (slice) => [slice, await placeRemote(root, store, slice)] as const,
    ),
  );
  const started: Flip = {
    slice: '*',
    action: 'start',
    version: shell.version,
    from: null,
    by: 'npm start',
  };
  await changeRegistry(
    store,
    (live) => ({
      shell: registeredShell(shell, live?.shell),
      remotes: Object.fromEntries(
        remotes.map(([slice, placed]) => [slice, registered(placed, live?.remotes[slice])]),
      ),
    }),
    (before) => ({ ...started, from: before?.shell.version ?? null }),
  );
}

/** Tells the gateway which service answers what, and where; beside that lies each one's bill of materials. */
export async function publishServices(
  { root, store }: Options,
  services: readonly { name: string; url: string }[],
): Promise<void> {
  const published: ServicesFile = { services: {} };
  const lock = await readLockFile(root, 'package-lock.json');
  await mkdir(join(store, 'services'), { recursive: true });
  for (const { name, url } of services) {
    const file = join(root, 'services', name, 'dist/routes.json');
    if (!existsSync(file)) continue;
    const { routes } = JSON.parse(await readFile(file, 'utf8')) as { routes: PublishedRoute[] };
    published.services[name] = { url, routes };
    const bill = billOfMaterials(await readSlice(root, `services/${name}`), lock);
    await writeIfChanged(join(store, 'services', `${name}.cdx.json`), bill);
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
  const { folder, entry } = hot.remote;
  await mkdir(join(store, SHELL, HOT_VERSION), { recursive: true });
  await writeFileAtomic(join(store, SHELL, HOT_VERSION, 'index.html'), hot.shellHtml);
  await changeRegistry(
    store,
    (live) => {
      const remote = live?.remotes[folder];
      if (!live || !remote) throw new Error(`${folder} is not in the registry.`);
      const code = { version: HOT_VERSION, entry, integrity: null };
      const shell = {
        version: HOT_VERSION,
        html: `/releases/${SHELL}/${HOT_VERSION}/index.html`,
        previous: live.shell.previous,
      };
      return {
        shell,
        remotes: { ...live.remotes, [folder]: { ...remote, ...code, previous: null } },
      };
    },
    null,
  );
}

const remoteFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .toSorted();

async function writeIfChanged(file: string, content: unknown): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await writeFileAtomic(file, text);
}
