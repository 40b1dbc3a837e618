import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from './assets.ts';
import type { StoredAsset } from './contentful-space.ts';

/** By name: each file as editors describe it, and what is in it. They are few and small. */
export const assetFiles: ReadonlyMap<string, { asset: StoredAsset; content: Buffer }> = new Map(
  assets.map((asset) => {
    const content = readFileSync(join(import.meta.dirname, 'assets', asset.fileName));
    return [asset.fileName, { asset: { ...asset, bytes: content.length }, content }];
  }),
);

/** All files of the space, with their sizes. */
export const storedAssets: readonly StoredAsset[] = [...assetFiles.values()].map(
  ({ asset }) => asset,
);
