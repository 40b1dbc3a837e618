import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { limitsComputed, makeMembers, unissuedCard } from './members/make-members.ts';
import { planRounds } from './plan/plan-rounds.ts';
import { readArguments } from './read-arguments.ts';
import { summarize } from './report/summary.ts';
import { table } from './report/table.ts';
import type { Outcome } from './rounds/outcome.ts';
import { judgeAll, runRound, type World } from './rounds/run-round.ts';
import { openStage } from './stage/open-stage.ts';

// `npm run faults`: docs/faults.md says what is broken and how a run is had again.
const MEMBERS = 36;
const LIMITS_MS = 30_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { rounds, seed, faults } = readArguments(process.argv.slice(2), () => randomInt(1, 2 ** 31));
say(`Seed ${seed}: npm run faults -- --seed ${seed} --rounds ${rounds}`);

const root = fileURLToPath(new URL('../..', import.meta.url));
const stage = await openStage({ root, parent: '/var/tmp' });
const problems: string[] = [];
const outcomes: Outcome[] = [];
try {
  const cards = Array.from({ length: MEMBERS }, unissuedCard);
  const members = await makeMembers(stage.database, cards);
  await limitsComputed(stage.database, LIMITS_MS);
  const world: World = { stage, members, past: [] };
  for (const round of planRounds({ seed, rounds, faults })) {
    const startedAt = performance.now();
    const outcome = await runRound(world, round);
    outcomes.push(outcome);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const { acknowledged, retried } = outcome;
    say(
      `${round.number}. ${round.fault}: ${acknowledged} acknowledged, ${retried} retried, ${seconds} s`,
    );
    for (const problem of outcome.problems) say(`   ${problem}`);
  }
  problems.push(...(await judgeAll(world)));
} finally {
  await stage.stop();
}
say(`\n${table(summarize(outcomes))}\n`);
for (const problem of problems) say(`At the end: ${problem}`);
if (problems.length > 0 || outcomes.some((outcome) => outcome.problems.length > 0)) {
  process.exitCode = 1;
}
