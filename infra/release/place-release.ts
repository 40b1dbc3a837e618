import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { contentVersion, filesBelow } from './content-version.ts';
import { keepPlaced } from './unused-releases.ts';

/**
 * Copies a build into the release store, in a folder named by its content. A folder that is there is
 * whole and never touched again.
 * @param finish adds what follows from the content; by default the compressed twins of its files
 * @returns the version, which is the folder's name
 */
export async function placeRelease(
  store: string,
  slice: string,
  dist: string,
  finish: (folder: string) => Promise<void> = compressAll,
): Promise<string> {
  const version = await contentVersion(dist);
  await keepPlaced(store, slice, version);
  const folder = join(store, slice, version);
  if (await exists(folder)) return version;
  const unfinished = `${folder}.${process.pid}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(store, slice), { recursive: true });
  await cp(dist, unfinished, { recursive: true });
  await finish(unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else has placed the same content meanwhile.
    if (!(await exists(folder))) throw error;
  }
  return version;
}

async function compressAll(folder: string): Promise<void> {
  await Promise.all((await filesBelow(folder)).map((file) => compress(join(folder, file))));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
