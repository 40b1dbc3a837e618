import { openSync, renameSync, statSync } from 'node:fs';

const MAX_BYTES = 20 * 1024 * 1024;

/**
 * A file descriptor to which a process writes by itself, nothing of it passing
 * through us. One that grew large is set aside first, and the one before dropped.
 */
export function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_BYTES) renameSync(path, `${path}.previous`);
  return openSync(path, 'a', 0o600);
}
