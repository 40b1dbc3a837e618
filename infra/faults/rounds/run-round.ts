import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, SHOPPERS } from '../faults/faults.ts';
import type { Operation } from '../journal/operation.ts';
import { openBuyers } from '../load/buyers.ts';
import { openLoad } from '../load/load.ts';
import { raiseLimits } from '../members/make-members.ts';
import type { Member } from '../members/member.ts';
import type { Round } from '../plan/plan-rounds.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Stage } from '../stage/open-stage.ts';
import { judge, type Verdict } from '../verdict/judge.ts';
import { readHolds, readProblems } from '../verdict/read-books.ts';
import type { Outcome } from './outcome.ts';
import { settle } from './settle.ts';

const RAISED_CENTS = 60_000;
const BUYERS = 2;
const BEFORE_MS = 700;

export type World = {
  stage: Stage;
  /** Those whom the supervisor itself asks about, as the card network would. */
  members: Member[];
  /** Those whose cards the issuer issued, and about whom it asks and tells. */
  cardholders: Member[];
  /** All that was asked in earlier rounds. */
  past: Operation[];
};

/** Lets people buy, breaks what the round is about, mends it, and holds the books to what was said. */
export async function runRound(world: World, round: Round): Promise<Outcome> {
  const { stage, members, cardholders, past } = world;
  const random = seededRandom(round.seed);
  const problems: string[] = [];
  const complain = (what: string) => void problems.push(what);
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1) => void (counts[what] = (counts[what] ?? 0) + by);
  await raiseLimits(stage.database, [...members, ...cardholders], RAISED_CENTS);
  const load = openLoad({ desk: stage.desk, members, random: random.fork(), round: round.number });
  const { issuer, slowness } = stage;
  const buying = { issuer, slowness, members: cardholders, random: random.fork(), atOnce: BUYERS };
  const buyers = openBuyers(buying);
  load.start(SHOPPERS);
  await pause(BEFORE_MS);

  const { fault, recoversWithinMs } = FAULTS[round.fault];
  const limitMs = recoversWithinMs * stage.slowness;
  const since = await fault({ stage, load, random, count, complain });
  const recoveryMs = await load.attempts.calmAfter(since, limitMs);
  if (recoveryMs === null) complain(`not well again within ${(limitMs / 1_000).toFixed(0)} s`);
  await Promise.all([load.finish(), buyers.finish()]);
  for (const { message } of [...load.failures, ...buyers.failures]) complain(message);
  count('purchases at the issuer', buyers.bought());
  const overAt = performance.now();
  problems.push(...(await settle(stage, cardholders)));
  const settledMs = performance.now() - overAt;

  const verdict = await judgedSince(world, load.operations);
  problems.push(...inWords(verdict), ...(await readProblems(stage.database, idsOf(members))));
  past.push(...load.operations);
  const { operations } = load;
  return {
    fault: round.fault,
    acknowledged: operations.filter(({ decisions }) => decisions.length > 0).length,
    retried: operations.filter(({ attempts, decisions }) => attempts > decisions.length).length,
    lost: verdict.lost.length,
    doubled: verdict.doubled.length,
    recoveryMs,
    settledMs,
    counts,
    problems,
  };
}

async function judgedSince({ stage, members, past }: World, operations: Operation[]) {
  const before = new Set(past.map(({ id }) => id));
  const holds = await readHolds(stage.database, idsOf(members));
  return judge(
    operations,
    holds.filter(({ authorizationId }) => !before.has(authorizationId)),
  );
}

/** Holds the books to all that was ever said: no round may undo what an earlier one did. */
export async function judgeAll({ stage, members, past }: World): Promise<string[]> {
  return inWords(judge(past, await readHolds(stage.database, idsOf(members))));
}

const idsOf = (members: readonly Member[]): string[] => members.map(({ userId }) => userId);

const inWords = (verdict: Verdict): string[] =>
  Object.entries(verdict).flatMap(([what, ids]) =>
    ids.length === 0 ? [] : [`${ids.length} ${what}, as ${ids.slice(0, 3).join(', ')}`],
  );
