import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files below a folder, as sorted relative paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** A name that follows from the content of every file in a folder: 16 hexadecimal digits. */
export async function contentVersion(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder)) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
