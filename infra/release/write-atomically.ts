import { open, rename, rm } from 'node:fs/promises';

/**
 * Replaces a file as a whole: whoever reads it sees the old content or the new,
 * never half of it, also when the machine stops in the middle.
 */
export async function writeAtomically(path: string, content: string, mode = 0o644): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  const file = await open(unfinished, 'w', mode);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}
