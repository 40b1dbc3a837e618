import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../infra/dev/postgres.ts';
import type { Breakage } from './breakage.ts';
import { breakages } from './breakages.ts';
import { copyOfClone } from './copy-of-clone.ts';
import { runStryker } from './run-stryker.ts';
import { runJest, runPlaywright, type Outcome } from './run-tagged.ts';
import { isSpec, testFilesOf } from './test-files.ts';

// `npm run prove:coverage`, or with ids for some: breaks what tests say they show, in a copy of
// the clone, and insists that tests which carry the id fail.
const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const chosen = breakages.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const copy = await copyOfClone();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void copy.remove().finally(() => process.exit(1)));
}
let holes = 0;

console.log('id       level    result          what was broken');
try {
  await proveByStryker(chosen.filter(({ by }) => by === 'stryker'));
  for (const breakage of chosen.filter(({ by }) => by === undefined)) {
    report(breakage, await proveByText(breakage));
  }
} finally {
  await copy.remove();
}
console.log(`\n${chosen.length - holes} of ${chosen.length} breakages made their tests fail.`);
process.exitCode = holes === 0 ? 0 : 1;

type Result = 'red' | 'GREEN' | 'no test' | 'no such mutant' | 'red unbroken';

function report({ id, level, what }: Breakage, result: Result): void {
  if (result !== 'red') holes += 1;
  console.log([id.padEnd(8), level.padEnd(8), result.padEnd(15), what].join(' '));
}

/** All at once: Stryker makes its mutants, and each is tried by the tests that reach it. */
async function proveByStryker(all: Breakage[]): Promise<void> {
  if (all.length === 0) return;
  const files = new Map<Breakage, string[]>();
  for (const one of all) files.set(one, await testFilesOf(root, one.id, one.level));
  const dataDir = `/var/tmp/reset-coverage-${randomBytes(6).toString('hex')}`;
  const log = `${dataDir}.log`;
  const server = await startPostgres({ dataDir, port: 0, log, isDurable: false });
  try {
    const groups = Map.groupBy(all, (one) => projectOf(files.get(one)?.[0] ?? ''));
    for (const [project, group] of groups) {
      const results = await runStryker({
        folder: copy.folder,
        stryker: join(root, 'tests/mutation/node_modules'),
        project,
        breakages: group,
        testFiles: [...new Set(group.flatMap((one) => files.get(one) ?? []))],
        serverUrl: server.url,
      });
      for (const [breakage, { isMade, isKilled }] of results) {
        const found = isKilled ? 'red' : 'GREEN';
        report(breakage, isMade ? found : 'no such mutant');
      }
    }
  } finally {
    await server.stop();
    for (const path of [dataDir, log]) await rm(path, { recursive: true, force: true });
  }
}

function projectOf(file: string): string {
  return /^(services|infra|tests)\//.test(file) ? 'node' : 'browser';
}

async function proveByText(breakage: Breakage): Promise<Result> {
  const { id, level } = breakage;
  const files = await testFilesOf(root, id, level);
  if (files.length === 0) return 'no test';
  const run = () =>
    (files.some(isSpec) ? runPlaywright : runJest)({ folder: copy.folder, id, files });
  const before = await run();
  if (!isGreen(before)) {
    console.log(before.output);
    return 'red unbroken';
  }
  const restore = await copy.change(breakage);
  try {
    const { failed } = await run();
    return failed > 0 ? 'red' : 'GREEN';
  } finally {
    await restore();
  }
}

function isGreen({ passed, failed }: Outcome): boolean {
  return passed > 0 && failed === 0;
}
