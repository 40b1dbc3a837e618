import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from '../../month/life/life.ts';
import type { Product } from '../../month/product/start-product.ts';
import { untilQuiet } from '../../month/product/work-due.ts';
import type { CommitRule } from '../proxy/commit-interceptor.ts';
import type { Random } from '../random/seeded-random.ts';

/** The product on a payday, and what becomes of replies of PostgreSQL to its member service. */
export type Breakable = { product: Product; rules: { commits: CommitRule | null } };

type Breaking = {
  part: Part;
  random: Random;
  count(what: string, by?: number): void;
  /** Somebody's pay comes in. */
  receive(): Promise<void>;
};

const REACHED_WITHIN_MS = 12_000;
const KILLS = 3;
const CUTTING_MS = 6_000;
const MAX_CUTS = 8;

/** Where the member service ends itself, as its code names them, where there is something to be done. */
const FAILPOINTS: Readonly<Record<Part, readonly string[]>> = {
  morning: [
    'pay.recorded',
    'payout.reserved',
    'payout.sent',
    'repayment.reserved',
    'repayment.sent',
    'job.before_acknowledged',
  ],
  afternoon: [
    'pay.recorded',
    'payout.read',
    'repayment.read',
    'repayment.settled',
    'job.before_acknowledged',
  ],
};
const MOVES_MONEY = /(?:into|update) +"?(?:debit|payout|incoming_deposit)\b/i;

/**
 * While debits are made, handed over, settled and returned, and pay comes in and is forwarded: replies
 * are cut after their commit, and the member service is killed at named places and at any moment.
 * @returns how long it then took until no job was left
 */
export async function breakPayday(breakable: Breakable, breaking: Breaking): Promise<number> {
  const { product } = breakable;
  const { count, part, random, receive } = breaking;
  await cutReplies(breakable, breaking);
  for (const place of random.shuffled(FAILPOINTS[part]).slice(0, KILLS)) {
    await product.member.start(`${place}:${random.between(1, 2)}`);
    if (place === 'pay.recorded') await receive();
    const reason = await product.member.ended(REACHED_WITHIN_MS);
    count(reason === 'SIGKILL' ? `ended at ${place}` : 'killed where nothing was to be done');
    await kill(product);
  }
  await product.member.start();
  await receive();
  await pause(random.between(0, 1_500));
  await kill(product);
  count('killed at any moment');
  const brokenAt = performance.now();
  await product.member.start();
  await untilQuiet(product);
  return performance.now() - brokenAt;
}

async function cutReplies(
  { product, rules }: Breakable,
  { count, random }: Pick<Breaking, 'count' | 'random'>,
): Promise<void> {
  let cuts = 0;
  rules.commits = {
    isWanted: (sql) => MOVES_MONEY.test(sql),
    shouldCut() {
      if (cuts >= MAX_CUTS || random.next() < 0.4) return false;
      cuts += 1;
      return true;
    },
  };
  await kill(product);
  await product.member.start();
  await pause(CUTTING_MS);
  rules.commits = null;
  count('commits without a reply', cuts);
  await kill(product);
}

/**
 * Kills the service, and what it was at of its schedules: they run again when it starts. Other jobs are
 * taken over after a minute, which is waited for.
 */
async function kill({ database, member }: Product): Promise<void> {
  await member.kill();
  await database.query(
    `DELETE FROM member_jobs.job
      WHERE state = 'active' AND name IN (SELECT name FROM member_jobs.schedule)`,
  );
}
