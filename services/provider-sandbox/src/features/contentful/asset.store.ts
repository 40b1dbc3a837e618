import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredAsset } from './contentful-space.ts';
import type { Asset } from './entry.ts';

const FOLDER = join(import.meta.dirname, 'assets');

/** All files of the space, drawn for this product; nobody in them exists. */
export const assets = JSON.parse(
  readFileSync(join(FOLDER, 'assets.json'), 'utf8'),
) as readonly Asset[];

/** By name: each file as editors describe it, and its content. They are few and small. */
export const assetFiles: ReadonlyMap<string, { asset: StoredAsset; content: Buffer }> = new Map(
  assets.map((asset) => {
    const content = readFileSync(join(FOLDER, asset.fileName));
    return [asset.fileName, { asset: { ...asset, bytes: content.length }, content }];
  }),
);

/** All files with their sizes. */
export const storedAssets: readonly StoredAsset[] = [...assetFiles.values()].map(
  ({ asset }) => asset,
);
