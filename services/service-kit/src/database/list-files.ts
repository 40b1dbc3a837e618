import { readdir } from 'node:fs/promises';

/** The names of a folder's files, in their order; none when there is no such folder. */
export async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => pattern.test(name)).toSorted();
}
