import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { placeBill, readBill } from './place-bill.ts';
import { placeRelease } from './place-release.ts';
import { releaseFolder, serviceFolder, serviceSlice } from './release-folder.ts';
import { linkAnew, workspacesOf } from './workspaces.ts';

/** Of a workspace's folder, what runs; its tests and what they need stay behind. */
const SHIPPED = ['package.json', 'src', 'db', 'dist'];
const LEFT_OUT = /\.test\.tsx?$|^testing$/;

/**
 * Copies a built service into the release store with all workspaces that it imports, as they are in
 * the clone now: what runs changes no more when the clone does. Packages of others are those of the
 * clone (see `linkPackages`); which ones they are is part of the content that names the version.
 * @param name `member`
 * @returns the version
 */
export async function placeService(root: string, store: string, name: string): Promise<string> {
  const slice = serviceSlice(name);
  const staged = await mkdtemp(join(tmpdir(), 'reset-staged-'));
  try {
    const workspaces = (await workspacesOf(root, slice)).map((folder) => basename(folder));
    for (const workspace of workspaces) await copyWorkspace(root, staged, workspace);
    const { components } = await readBill(root, slice);
    const packages = components.map(({ purl }) => purl);
    await writeFile(join(staged, 'packages.json'), `${JSON.stringify(packages, null, 2)}\n`);
    const link = (folder: string) => linkPackages(root, folder, workspaces);
    const version = await placeRelease(store, slice, staged, link);
    const folder = releaseFolder(store, slice, version);
    // Placed first by a clone that is gone.
    if (!existsSync(join(folder, 'node_modules'))) await link(folder);
    await placeBill(root, store, slice, version);
    return version;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** What a version of a service publishes to the gateway; null for the gateway itself. */
export async function routesOf(
  store: string,
  name: string,
  version: string,
): Promise<PublishedRoute[] | null> {
  const file = join(serviceFolder(store, name, version), 'dist/routes.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(await readFile(file, 'utf8')) as { routes: PublishedRoute[] }).routes;
}

/**
 * Copies of a workspace below services/ what runs.
 * @param workspace its name: `member`
 */
export async function copyWorkspace(
  root: string,
  staged: string,
  workspace: string,
): Promise<void> {
  const from = join(root, serviceSlice(workspace));
  for (const part of await readdir(from)) {
    if (!SHIPPED.includes(part)) continue;
    await cp(join(from, part), join(staged, serviceSlice(workspace), part), {
      recursive: true,
      dereference: true,
      filter: (path) => !LEFT_OUT.test(basename(path)),
    });
  }
}

/**
 * Where Node finds what the copies import: each other beside them, packages of others in the clone's
 * node_modules. Those are not copied: a hundred megabytes for each version of each service, while the
 * lock file already says which they are, each with its hash.
 */
async function linkPackages(root: string, folder: string, workspaces: string[]): Promise<void> {
  await linkAnew(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'));
  const ours = join(folder, 'services/node_modules/@reset');
  await mkdir(ours, { recursive: true });
  for (const workspace of workspaces) {
    await linkAnew(`../../${workspace}`, join(ours, workspace));
    const own = join(root, serviceSlice(workspace), 'node_modules');
    if (!existsSync(own)) continue;
    await linkAnew(await realpath(own), join(folder, serviceSlice(workspace), 'node_modules'));
  }
}
