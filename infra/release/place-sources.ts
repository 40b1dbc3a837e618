import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFolder } from './release-folder.ts';
import { linkAnew, workspacesOf } from './workspaces.ts';

const LEFT_OUT = ['node_modules', 'dist', 'testing'];
const SOURCE = /(?<!\.(test|examples))\.(ts|tsx|json)$/;

/** The sources of a release of the shell or a remote, beside it, where the gateway serves nothing. */
export const sourcesFolder = (store: string, slice: string, version: string): string =>
  `${releaseFolder(store, slice, version)}.src`;

/** Within it, laid out as a clone: the folders of its workspaces. */
export const CLONE = 'clone';

/**
 * Keeps what TypeScript needs to read a release: its sources and those of the workspaces that it
 * imports, which are a megabyte, with a link to the packages of the clone. Those that were placed first
 * stay.
 */
export async function placeSources(
  root: string,
  store: string,
  slice: string,
  version: string,
): Promise<void> {
  const folder = sourcesFolder(store, slice, version);
  // A link to what is gone does not exist.
  if (existsSync(join(folder, 'node_modules'))) return;
  const unfinished = `${folder}.${process.pid}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  await copySources(root, slice, unfinished);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** @param folder is made; the sources lie in its folder `CLONE`, beside the link to packages */
export async function copySources(root: string, slice: string, folder: string): Promise<void> {
  const clone = join(folder, CLONE);
  for (const workspace of await workspacesOf(root, slice)) {
    await copyFiles(join(root, workspace), join(clone, workspace));
    const text = await readFile(join(root, workspace, 'package.json'), 'utf8');
    const link = join(clone, 'node_modules', (JSON.parse(text) as { name: string }).name);
    await mkdir(dirname(link), { recursive: true });
    await linkAnew(`../../${workspace}`, link);
  }
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json', 'css-modules.d.ts']) {
    await cp(join(root, file), join(clone, file), { dereference: true });
  }
  await linkAnew(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'));
}

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry): Promise<void> => {
      const [source, copy] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory() && !LEFT_OUT.includes(entry.name)) await copyFiles(source, copy);
      if (entry.isFile() && SOURCE.test(entry.name)) await copyFile(source, copy);
    }),
  );
}
