import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from '../../infra/dev/build.ts';
import { planRounds, type Round } from './plan/plan-rounds.ts';
import { readArguments } from './read-arguments.ts';
import { summarize } from './report/summary.ts';
import { table } from './report/table.ts';
import { setUpTestBed } from './rounds/set-up-test-bed.ts';
import type { Outcome } from './rounds/outcome.ts';
import { checkAll, runRound, type TestBed } from './rounds/run-round.ts';
import { runOnSmallDisk, runPaydays } from './rounds/run-apart.ts';
import { whySkipped } from './rounds/skipped.ts';

// `npm run faults`: docs/faults.md says what is broken, and how a run is had again.
const print = (line: string) => process.stdout.write(`${line}\n`);

const { rounds, seed, faults } = readArguments(process.argv.slice(2), () => randomInt(1, 2 ** 31));
const only = process.argv.some((argument) => argument.startsWith('--only'))
  ? ` --only ${faults.join(',')}`
  : '';
print(`Seed ${seed}: npm run faults -- --seed ${seed} --rounds ${rounds}${only}`);

const root = fileURLToPath(new URL('../..', import.meta.url));
const plan = planRounds({ seed, rounds, faults });
const skipped = new Map(
  faults.flatMap((fault) => {
    const why = whySkipped(fault);
    return why === null ? [] : [[fault, why] as const];
  }),
);
for (const [fault, why] of skipped) print(`No round of ${fault}: ${why}.`);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function printOutcome({ number, fault }: Round, outcome: Outcome, startedAt: number): void {
  const { acknowledged, retried, recoveryMs, settledMs, problems } = outcome;
  const recovery = recoveryMs === null ? 'no recovery' : `recovered after ${seconds(recoveryMs)}`;
  print(
    `${number}. ${fault}: ${acknowledged} acknowledged, ${retried} retried, ${recovery}, settled ` +
      `in ${seconds(settledMs)}; ${seconds(performance.now() - startedAt)} in all`,
  );
  for (const problem of problems) print(`   ${problem}`);
}

const outcomes: Outcome[] = [];
// What the gateway is told that each service answers is built with it.
await build(root);
/** What most rounds share; there is none where only others are run. */
let testBed: TestBed | null = null;
async function sharedTestBed(): Promise<TestBed> {
  testBed ??= await setUpTestBed({ root, parent: '/var/tmp' });
  const { slowness } = testBed.environment;
  if (testBed.past.length === 0 && slowness > 1) {
    print(`A service starts ${slowness.toFixed(1)} times as slowly as usual here, so`);
    print('that what has to be done within seconds may take as many times longer.');
  }
  return testBed;
}
const run = async ({ fault, ...round }: Round): Promise<Outcome> => {
  if (fault === 'disk') return runOnSmallDisk({ fault, ...round });
  if (fault === 'payday') return runPaydays({ fault, ...round });
  return runRound(await sharedTestBed(), { fault, ...round });
};
const teardown = async (): Promise<void> => testBed?.environment.teardown();
let atTheEnd: string[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void teardown().finally(() => process.exit(1)));
}
try {
  for (const round of plan.filter(({ fault }) => !skipped.has(fault))) {
    const startedAt = performance.now();
    const outcome = await run(round);
    outcomes.push(outcome);
    printOutcome(round, outcome, startedAt);
  }
  atTheEnd = testBed === null ? [] : await checkAll(testBed);
} finally {
  await teardown();
}
print(`\n${table(summarize(outcomes))}\n`);
for (const problem of atTheEnd) print(`At the end: ${problem}`);
const hasProblems = atTheEnd.length > 0 || outcomes.some(({ problems }) => problems.length > 0);
process.exitCode = hasProblems ? 1 : 0;
