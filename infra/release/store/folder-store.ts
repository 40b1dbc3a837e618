import { appendFile, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { filesBelow } from '../content-version.ts';
import { withFileLock } from '../file-lock.ts';
import type { ReleaseStore } from './release-store.ts';

/** A folder of this machine, whose files change under a lock that all processes here take. */
export function folderStore(root: string): ReleaseStore {
  const textOf = async (name: string) =>
    (await unlessMissing(readFile(join(root, name), 'utf8'))) ?? null;
  return {
    async read(name) {
      const text = await textOf(name);
      // The content itself is what tells one version from another.
      return text === null ? null : { text, version: text };
    },
    swap: (name, text, before, andThen) =>
      withFileLock(join(root, name.replace(/\.json$/, '.lock')), async () => {
        if ((await textOf(name)) !== before) return false;
        await writeFileAtomic(join(root, name), text);
        await andThen?.();
        return true;
      }),
    append: (name, line) => appendFile(join(root, name), `${line}\n`),
    async putFolder(folder, name) {
      const target = join(root, name);
      if ((await unlessMissing(stat(target))) !== undefined) return;
      const unfinished = `${target}.${process.pid}.tmp`;
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(dirname(target), { recursive: true });
      await cp(folder, unfinished, { recursive: true });
      await rename(unfinished, target);
    },
    readFile: async (name) => (await unlessMissing(readFile(join(root, name)))) ?? null,
    async list(folder) {
      const files = (await unlessMissing(filesBelow(join(root, folder)))) ?? [];
      return files.map((file) => join(folder, file));
    },
    async remove(name) {
      const beside = (await unlessMissing(readdir(join(root, dirname(name))))) ?? [];
      for (const entry of beside.filter((one) => isUnder(one, basename(name)))) {
        await rm(join(root, dirname(name), entry), { recursive: true, force: true });
      }
    },
  };
}

/** Whether a name is this one, or has this one before a dot. */
const isUnder = (name: string, whole: string): boolean =>
  name === whole || name.startsWith(`${whole}.`);

const unlessMissing = <Value>(reading: Promise<Value>): Promise<Value | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
