import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { contentVersion, filesBelow } from './content-version.ts';

/**
 * Copies a build into the release store, in a folder named by its content, with
 * its compressed twins. A folder that is there is whole and never touched again.
 * @returns the version, which is the folder's name
 */
export async function placeRelease(store: string, slice: string, dist: string): Promise<string> {
  const version = await contentVersion(dist);
  const folder = join(store, slice, version);
  if (await exists(folder)) return version;
  const unfinished = `${folder}.${process.pid}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(store, slice), { recursive: true });
  await cp(dist, unfinished, { recursive: true });
  for (const file of await filesBelow(unfinished)) await compress(join(unfinished, file));
  await rename(unfinished, folder);
  return version;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
