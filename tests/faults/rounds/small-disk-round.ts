import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rmdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FAULTS } from '../faults/faults.ts';
import type { Round } from '../plan/plan-rounds.ts';
import { setUpTestBed } from './set-up-test-bed.ts';
import { runRound } from './run-round.ts';

// Started by run-apart.ts in a mount namespace of its own, which goes when this process does.
const SIZE = '400m';
const PARENT = '/var/tmp';

const round = JSON.parse(process.argv[2] ?? '') as Round & { fault: keyof typeof FAULTS };
const disk = await mkdtemp(`${PARENT}/reset-faults-disk-`);
await chmod(disk, 0o711);
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', disk]);
try {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const testBed = await setUpTestBed({ root, parent: PARENT, disk });
  try {
    process.stdout.write(JSON.stringify(await runRound(testBed, round)));
  } finally {
    await testBed.environment.teardown();
  }
} finally {
  execFileSync('umount', [disk]);
  await rmdir(disk);
}
