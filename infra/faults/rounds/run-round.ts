import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, SHOPPERS } from '../faults/faults.ts';
import type { Operation } from '../journal/operation.ts';
import { openLoad } from '../load/load.ts';
import { raiseLimits } from '../members/make-members.ts';
import type { Member } from '../members/member.ts';
import type { Round } from '../plan/plan-rounds.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Stage } from '../stage/open-stage.ts';
import { judge, type Verdict } from '../verdict/judge.ts';
import { readHolds, readJobs, readProblems } from '../verdict/read-books.ts';
import type { Outcome } from './outcome.ts';

const RAISED_CENTS = 60_000;
const STUCK_MS = 60_000;
const BEFORE_MS = 700;

export type World = { stage: Stage; members: Member[]; past: Operation[] };

/** Lets people buy, breaks what the round is about, mends it, and holds the books against what was said. */
export async function runRound(world: World, round: Round): Promise<Outcome> {
  const { stage, members, past } = world;
  const random = seededRandom(round.seed);
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const complain = (what: string) => void problems.push(what);
  const load = openLoad({ desk: stage.desk, members, random: random.fork(), round: round.number });
  await raiseLimits(stage.database, members, RAISED_CENTS);
  load.start(SHOPPERS);
  await pause(BEFORE_MS);

  const { fault, recoversWithinMs } = FAULTS[round.fault];
  const since = await fault({
    stage,
    load,
    random,
    complain,
    count(what, by = 1) {
      counts[what] = (counts[what] ?? 0) + by;
    },
  });
  const recoveryMs = await load.attempts.calmAfter(since, recoversWithinMs);
  if (recoveryMs === null) complain(`not well again within ${recoversWithinMs / 1_000} s`);
  await load.finish();

  const stuck = await jobsLeft(stage);
  for (const job of stuck) complain(`not done after ${STUCK_MS / 1_000} s: ${job}`);
  const before = new Set(past.map(({ id }) => id));
  const holds = await readHolds(
    stage.database,
    members.map(({ userId }) => userId),
  );
  const verdict = judge(
    load.operations,
    holds.filter(({ authorizationId }) => !before.has(authorizationId)),
  );
  problems.push(...inWords(verdict), ...(await readProblems(stage.database)));
  past.push(...load.operations);
  return {
    fault: round.fault,
    acknowledged: load.operations.filter(({ decisions }) => decisions.length > 0).length,
    retried: load.operations.filter(({ attempts, decisions }) => attempts > decisions.length)
      .length,
    lost: verdict.lost.length,
    doubled: verdict.doubled.length,
    recoveryMs,
    counts,
    problems,
  };
}

/** Holds the books against all that was ever said: no round may undo what an earlier one did. */
export async function judgeAll({ stage, members, past }: World): Promise<string[]> {
  const holds = await readHolds(
    stage.database,
    members.map(({ userId }) => userId),
  );
  return inWords(judge(past, holds));
}

const inWords = (verdict: Verdict): string[] =>
  Object.entries(verdict).flatMap(([what, ids]) =>
    ids.length === 0 ? [] : [`${ids.length} ${what}, as ${ids.slice(0, 3).join(', ')}`],
  );

async function jobsLeft({ database }: Stage): Promise<string[]> {
  const deadline = performance.now() + STUCK_MS;
  for (;;) {
    const left = await readJobs(database);
    if (left.length === 0 || performance.now() > deadline) return left;
    await pause(200);
  }
}
