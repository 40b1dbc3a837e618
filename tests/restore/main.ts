import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from '../../infra/dev/build.ts';
import { setUpTestBed } from '../faults/rounds/set-up-test-bed.ts';
import { rehearse } from './rehearse.ts';

// `npm run rehearse-restore`: docs/deployment.md says what is rehearsed.
const root = fileURLToPath(new URL('../..', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

// What the gateway is told that each service answers is built with it.
await build(root);
const testBed = await setUpTestBed({ root, parent: '/var/tmp' });
try {
  const result = await rehearse(testBed, randomInt(1, 2 ** 31));
  print(`Restored to ${result.point}`);
  print(`  base backup of the running server: ${seconds(result.backupMs)}`);
  print(`  from starting the second server until it took writes: ${seconds(result.restoreMs)}`);
  print(
    `  approved before the point: ${result.acknowledged}, of which lost: ${result.lost.length}`,
  );
  print(`  begun after it: ${result.begunLater}, of which there: ${result.tooNew.length}`);
  print(`  violations of the ledger and of money: ${result.problems.length}`);
  for (const problem of result.problems) print(`    ${problem}`);
  const isSound =
    result.lost.length + result.tooNew.length + result.problems.length === 0 &&
    result.acknowledged > 0 &&
    result.begunLater > 0;
  process.exitCode = isSound ? 0 : 1;
} finally {
  await testBed.environment.teardown();
}
