import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 20;
const PATIENCE_MS = 10_000;

/**
 * Does `work` while no other process of this machine does its own under the
 * same file. A lock whose holder is gone does not count.
 * @throws when somebody holds it for longer than `patienceMs`
 */
export async function withFileLock<Result>(
  file: string,
  work: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  await take(file, Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string, until: number): Promise<void> {
  while (!(await tryToTake(file))) {
    if (Date.now() > until) throw new Error(`${file} is held by another process.`);
    if (await isAbandoned(file)) await rm(file, { force: true });
    await pause(PAUSE_MS * (1 + Math.random()));
  }
}

const tryToTake = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
