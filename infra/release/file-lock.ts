import { lock } from 'proper-lockfile';

const RETRY_MS = 50;
const PATIENCE_MS = 20_000;
/** A holder that was killed is waited for this long; a living one says every half of it that it is there. */
const STALE_MS = 10_000;

/**
 * Does `work` while no other process of this machine does its own under the same path.
 * @throws when another process holds it for longer than `patienceMs`
 */
export async function withFileLock<Result>(
  path: string,
  work: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const release = await lock(path, {
    // The path names the lock; no file has to be there.
    realpath: false,
    lockfilePath: path,
    stale: STALE_MS,
    retries: {
      retries: Math.ceil(patienceMs / RETRY_MS),
      factor: 1,
      minTimeout: RETRY_MS,
      maxTimeout: RETRY_MS,
    },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
