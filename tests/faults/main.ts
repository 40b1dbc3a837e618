import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from '../../infra/dev/build.ts';
import { planRounds, type Round } from './plan/plan-rounds.ts';
import { readArguments } from './read-arguments.ts';
import { summarize } from './report/summary.ts';
import { table } from './report/table.ts';
import { setUpTestBed } from './rounds/set-up-test-bed.ts';
import type { Outcome } from './rounds/outcome.ts';
import { checkAll, runRound } from './rounds/run-round.ts';
import { whySkipped } from './rounds/skipped.ts';
import { runOnSmallDisk } from './rounds/small-disk.ts';

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
const testBed = await setUpTestBed({ root, parent: '/var/tmp' });
if (testBed.environment.slowness > 1) {
  print(
    `A service starts ${testBed.environment.slowness.toFixed(1)} times as slowly as usual here, so`,
  );
  print('that what has to be done within seconds may take as many times longer.');
}
let atTheEnd: string[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void testBed.environment.teardown().finally(() => process.exit(1)));
}
try {
  for (const round of plan.filter(({ fault }) => !skipped.has(fault))) {
    const startedAt = performance.now();
    const isDisk = round.fault === 'disk';
    const outcome = isDisk ? await runOnSmallDisk(round) : await runRound(testBed, round);
    outcomes.push(outcome);
    printOutcome(round, outcome, startedAt);
  }
  atTheEnd = await checkAll(testBed);
} finally {
  await testBed.environment.teardown();
}
print(`\n${table(summarize(outcomes))}\n`);
for (const problem of atTheEnd) print(`At the end: ${problem}`);
const hasProblems = atTheEnd.length > 0 || outcomes.some(({ problems }) => problems.length > 0);
process.exitCode = hasProblems ? 1 : 0;
