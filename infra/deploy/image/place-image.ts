import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readLockFile, type LockFile } from '../../checks/supply-chain/locked-packages.ts';
import { SANDBOX } from '../../dev/services.ts';
import { filesBelow } from '../../release/content-version.ts';
import { copyWorkspace } from '../../release/place-service.ts';
import { serviceSlice } from '../../release/release-folder.ts';
import { linkAnew, workspacesOf } from '../../release/workspaces.ts';
import { importedFiles } from './imported-files.ts';
import { neededPackages, type PackageUser } from './needed-packages.ts';

/** The image of what pods do with the release store: it holds no service. */
export const RELEASE_STORE_IMAGE = 'release-store';

/** What of infra each service's image has: how its schema is migrated, and how it is asked whether it lives. */
const SERVICE_ENTRIES = ['infra/deploy/migrate/main.ts', 'infra/deploy/image/healthcheck.ts'];
const STORE_ENTRIES = ['infra/release/store/pod.ts'];

/**
 * Lays out in a folder all that a slice's image has below /app, as a small clone: the service with the
 * workspaces that it imports, the packages of others that they load, and nothing else.
 * @param slice a service's name, whose build is done, or `release-store`
 * @throws for the providers' sandbox, which is shipped to nobody
 */
export async function placeImage(root: string, slice: string, target: string): Promise<void> {
  if (slice === SANDBOX)
    throw new Error('The provider sandbox is for development: no image of it.');
  const isService = slice !== RELEASE_STORE_IMAGE;
  const { files, packages } = await importedFiles(
    root,
    isService ? SERVICE_ENTRIES : STORE_ENTRIES,
  );
  const folders = isService ? await workspacesOf(root, serviceSlice(slice)) : [];
  const workspaces = await withWorkspaces(root, folders, packages);
  const users: PackageUser[] = [{ folder: 'infra', packages: packages.filter(isOthers) }];
  for (const workspace of workspaces) {
    await copyWorkspace(root, target, workspace);
    users.push(await userOf(root, target, workspace));
  }
  for (const file of files) await copy(join(root, file), join(target, file));
  await copyPackages(root, target, users);
  for (const workspace of workspaces) {
    const link = join(target, 'node_modules/@reset', workspace);
    await mkdir(dirname(link), { recursive: true });
    await linkAnew(`../../services/${workspace}`, link);
  }
  if (isService) await cp(join(root, 'partners'), join(target, 'partners'), { recursive: true });
  await writeFile(join(target, 'package.json'), '{ "type": "module", "private": true }\n');
}

const isOthers = (name: string): boolean => !name.startsWith('@reset/');

/** The service's workspaces, and those that the files of infra import. @returns their names */
async function withWorkspaces(
  root: string,
  folders: readonly string[],
  packages: readonly string[],
): Promise<string[]> {
  const found = new Set(folders);
  for (const name of packages.filter((one) => !isOthers(one))) {
    for (const folder of await workspacesOf(root, serviceSlice(basename(name)))) found.add(folder);
  }
  return [...found].map((folder) => basename(folder));
}

/** Of what a workspace asks for, what the files name that run: the rest is for its build. */
async function userOf(root: string, target: string, workspace: string): Promise<PackageUser> {
  const folder = serviceSlice(workspace);
  const manifest = await readFile(join(root, folder, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  const texts = await Promise.all(
    (await filesBelow(join(target, folder)))
      .filter((file) => /^(src|db)\/.*\.ts$/.test(file))
      .map((file) => readFile(join(target, folder, file), 'utf8')),
  );
  const isNamed = (name: string) =>
    texts.some((text) => ["'", '/'].some((end) => text.includes(`${name}${end}`)));
  return { folder, packages: Object.keys(dependencies).filter(isOthers).filter(isNamed) };
}

async function copyPackages(root: string, target: string, users: PackageUser[]): Promise<void> {
  const lock: LockFile = await readLockFile(root, 'package-lock.json');
  for (const path of neededPackages(users, lock)) {
    if (existsSync(join(root, path))) await copyPackage(join(root, path), join(target, path));
    else if (!lock.packages[path]?.optional) throw new Error(`${path} is not installed.`);
  }
}

/** Without the packages within it, which have entries of their own. */
async function copyPackage(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const part of await readdir(from)) {
    if (part !== 'node_modules') await cp(join(from, part), join(to, part), { recursive: true });
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}
