import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, CONCURRENCY } from '../faults/faults.ts';
import type { Operation } from '../load/operation.ts';
import { generatePurchases } from '../load/generate-purchases.ts';
import { generateLoad } from '../load/generate-load.ts';
import { raiseLimits } from '../members/make-members.ts';
import type { Member } from '../members/member.ts';
import type { Round } from '../plan/plan-rounds.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Environment } from '../environment/start-environment.ts';
import { checkAuthorizations, type Violations } from '../checks/check-authorizations.ts';
import { readHolds, readProblems } from '../checks/read-ledger.ts';
import type { Outcome } from './outcome.ts';
import { settle } from './settle.ts';

const RAISED_CENTS = 60_000;
const PURCHASE_CONCURRENCY = 2;
const BEFORE_MS = 700;

export type TestBed = {
  environment: Environment;
  /** Members whose purchases this process requests, as the card network would. */
  members: Member[];
  /** Members whose cards the sandbox issued; it requests their authorizations and sends the webhooks. */
  cardholders: Member[];
  /** The operations of earlier rounds. */
  past: Operation[];
};

/** Generates load, injects the round's fault, waits for recovery, and checks the ledger against what was acknowledged. */
export async function runRound(
  testBed: TestBed,
  round: Round & { fault: keyof typeof FAULTS },
): Promise<Outcome> {
  const { environment, members, cardholders, past } = testBed;
  const random = seededRandom(round.seed);
  const problems: string[] = [];
  const report = (what: string) => void problems.push(what);
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1) => void (counts[what] = (counts[what] ?? 0) + by);
  const raisedAt = new Date();
  await raiseLimits(environment.database, [...members, ...cardholders], RAISED_CENTS);
  const load = generateLoad({
    endpoint: environment.endpoint,
    members,
    random: random.fork(),
    round: round.number,
  });
  const { issuer, slowness } = environment;
  const options = {
    issuer,
    slowness,
    members: cardholders,
    random: random.fork(),
    concurrency: PURCHASE_CONCURRENCY,
  };
  const purchases = generatePurchases(options);
  load.start(CONCURRENCY);
  await pause(BEFORE_MS);

  const { fault, recoversWithinMs } = FAULTS[round.fault];
  const limitMs = recoversWithinMs * environment.slowness;
  const since = await fault({ environment, load, random, count, report });
  const recoveryMs = await load.attempts.waitForRecovery(since, limitMs);
  if (recoveryMs === null) report(`no recovery within ${(limitMs / 1_000).toFixed(0)} s`);
  await Promise.all([load.finish(), purchases.finish()]);
  for (const { message } of [...load.failures, ...purchases.failures]) report(message);
  count('purchases at the issuer', purchases.count());
  const overAt = performance.now();
  problems.push(...(await settle(environment, cardholders)));
  const settledMs = performance.now() - overAt;

  const violations = await checkRound(testBed, load.operations);
  problems.push(
    ...inWords(violations),
    ...(await readProblems(environment.database, idsOf(members), raisedAt)),
  );
  past.push(...load.operations);
  const { operations } = load;
  return {
    fault: round.fault,
    acknowledged: operations.filter(({ decisions }) => decisions.length > 0).length,
    retried: operations.filter(({ attempts, decisions }) => attempts > decisions.length).length,
    lost: violations.lost.length,
    doubled: violations.doubled.length,
    recoveryMs,
    settledMs,
    counts,
    problems,
  };
}

async function checkRound({ environment, members, past }: TestBed, operations: Operation[]) {
  const before = new Set(past.map(({ id }) => id));
  const holds = await readHolds(environment.database, idsOf(members));
  return checkAuthorizations(
    operations,
    holds.filter(({ authorizationId }) => !before.has(authorizationId)),
  );
}

/** Checks the operations of all rounds: no round may undo what an earlier one did. */
export async function checkAll({ environment, members, past }: TestBed): Promise<string[]> {
  return inWords(checkAuthorizations(past, await readHolds(environment.database, idsOf(members))));
}

const idsOf = (members: readonly Member[]): string[] => members.map(({ userId }) => userId);

const inWords = (violations: Violations): string[] =>
  Object.entries(violations).flatMap(([what, ids]) =>
    ids.length === 0 ? [] : [`${ids.length} ${what}, as ${ids.slice(0, 3).join(', ')}`],
  );
