import { spawnSync } from 'node:child_process';
import type { FaultName } from '../plan/fault-name.ts';

/** Why a fault cannot be made on this machine; null where it can. */
export function whySkipped(fault: FaultName): string | null {
  if (fault === 'disk' && !runs('unshare', ['-m', 'true'])) {
    return 'a small disk needs Linux, root and unshare(1)';
  }
  if (fault === 'io' && !runs('strace', ['-o', '/dev/null', 'true'])) {
    return 'failing disks need strace(1), and leave to use it';
  }
  return null;
}

const runs = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
