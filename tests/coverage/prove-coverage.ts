import { join } from 'node:path';
import { openFolder, openPostgres } from '../resources/postgres.ts';
import { open, withResources, type Resources } from '../resources/with-resources.ts';
import type { Breakage } from './breakage.ts';
import { breakages } from './breakages.ts';
import { copyOfClone, type CopyOfClone } from './copy-of-clone.ts';
import { runStryker } from './run-stryker.ts';
import { runJest, runPlaywright, type Outcome } from './run-tagged.ts';
import { isSpec, testFilesOf } from './test-files.ts';

// `npm run prove:coverage`, or with ids for some: breaks what tests say they show, in a copy of
// the clone, and insists that tests which carry the id fail.
const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const chosen = breakages.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
let holes = 0;

console.log('id       level    result          what was broken');
await withResources(async (resources) => {
  const copy = await open(resources, copyOfClone, ({ remove }) => remove());
  await proveByStryker(
    copy,
    chosen.filter(({ by }) => by === 'stryker'),
    resources,
  );
  for (const breakage of chosen.filter(({ by }) => by === undefined)) {
    report(breakage, await proveByText(copy, breakage));
  }
});
console.log(`\n${chosen.length - holes} of ${chosen.length} breakages made their tests fail.`);
process.exitCode = holes === 0 ? 0 : 1;

type Result = 'red' | 'GREEN' | 'no test' | 'no such mutant' | 'red unbroken';

function report({ id, level, what }: Breakage, result: Result): void {
  if (result !== 'red') holes += 1;
  console.log([id.padEnd(8), level.padEnd(8), result.padEnd(15), what].join(' '));
}

/** All at once: Stryker makes its mutants, and each is tried by the tests that reach it. */
async function proveByStryker(
  copy: CopyOfClone,
  all: Breakage[],
  resources: Resources,
): Promise<void> {
  if (all.length === 0) return;
  const files = new Map<Breakage, string[]>();
  for (const one of all) files.set(one, await testFilesOf(root, one.id, one.level));
  const server = await openPostgres(resources, await openFolder(resources), { isDurable: false });
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
}

function projectOf(file: string): string {
  return /^(services|infra|tests)\//.test(file) ? 'node' : 'browser';
}

async function proveByText(copy: CopyOfClone, breakage: Breakage): Promise<Result> {
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
