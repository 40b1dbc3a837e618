import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseStore } from './product/running-product.ts';

/** The digest of every file of every release; what says which one is live is left out. */
export async function releasedFiles(): Promise<Map<string, string>> {
  const store = releaseStore();
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== store)
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const digest = createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
        return [file.slice(store.length + 1), digest] as const;
      }),
    ),
  );
}
