import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { ReleaseStore } from './release-store.ts';

/** What says what is live; it is written last, when all that it names is there. */
const LIVE_FILES = ['registry.json', 'services.json'];

/** What of a store a gateway serves: folders `slice/version/`, and neither sources nor services. */
const SERVED = /^(?!services\/)[^/]+\/(?![^/]*\.src\/)[^/]+\/./;

/**
 * Keeps a folder of this machine like a store, for the gateway, which reads files: what was released
 * is copied first, and then what says that it is live. A release is never changed, so that what is
 * there stays.
 */
export function mirrorStore(
  store: ReleaseStore,
  folder: string,
): { update(): Promise<{ copied: number; changed: string[] }> } {
  const versions = new Map<string, string>();
  return {
    async update() {
      const changed: { name: string; text: string; version: string }[] = [];
      for (const name of LIVE_FILES) {
        const read = await store.read(name);
        if (read && read.version !== versions.get(name)) changed.push({ name, ...read });
      }
      if (changed.length === 0) return { copied: 0, changed: [] };
      const copied = await copyReleases(store, folder);
      for (const { name, text, version } of changed) {
        await writeFileAtomic(join(folder, name), text);
        versions.set(name, version);
      }
      return { copied, changed: changed.map(({ name }) => name) };
    },
  };
}

async function copyReleases(store: ReleaseStore, folder: string): Promise<number> {
  let copied = 0;
  for (const name of await store.list('')) {
    const file = join(folder, name);
    if (!SERVED.test(name) || (await exists(file))) continue;
    const content = await store.readFile(name);
    // Removed since it was listed: nothing live names it.
    if (content === null) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(file, content);
    copied += 1;
  }
  return copied;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
