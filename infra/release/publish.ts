import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SANDBOX } from '../dev/services.ts';
import { placeService, routesOf } from './place-service.ts';
import {
  HOT_VERSION,
  placeRemote,
  placeShell,
  registered,
  registeredShell,
  SHELL,
} from './place-slice.ts';
import { changeRegistry } from './registry-file.ts';
import { changeServices, lived } from './services-file.ts';
import type { Flip } from './swap-file.ts';
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

/**
 * Makes what is built in the clone live: places each service in the release store and says who answers
 * what, and where. What was asked for before and has not become live is asked for no more.
 * @returns the versions, by the services' names
 */
export async function publishServices(
  { root, store }: Options,
  services: readonly { name: string; url: string }[],
): Promise<Map<string, string>> {
  const placed = await Promise.all(
    services
      .filter(({ name }) => name !== SANDBOX)
      .map(async ({ name, url }) => {
        const version = await placeService(root, store, name);
        return { name, url, version, routes: await routesOf(store, name, version) };
      }),
  );
  await changeServices(store, ({ live = {} }) => ({
    services: Object.fromEntries(
      placed.flatMap(({ name, url, routes }) => (routes ? [[name, { url, routes }]] : [])),
    ),
    live: Object.fromEntries(placed.map(({ name, version }) => [name, lived(version, live[name])])),
  }));
  return new Map(placed.map(({ name, version }) => [name, version]));
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
