import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '../release-folder.ts';
import { manifestOf } from './small-product.ts';

/** Puts a version of a remote into a release store that consists of its manifest alone. */
export async function placeManifest(
  store: string,
  slice: string,
  version: string,
  manifest: object = manifestOf('mfe-x'),
): Promise<void> {
  const folder = releaseFolder(store, slice, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
