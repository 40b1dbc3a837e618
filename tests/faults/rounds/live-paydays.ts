import { checkMonth } from '../../month/checks/check-month.ts';
import { planReturn, returnForward } from '../../month/life/banks.ts';
import { plusDays, START } from '../../month/life/calendar.ts';
import { actNow, type Lives, newLives, plan } from '../../month/life/live-day.ts';
import { passDay } from '../../month/life/pass-day.ts';
import { receivePay } from '../../month/life/paydays.ts';
import { buy } from '../../month/life/purchases.ts';
import { makeMembers } from '../../month/members/make-members.ts';
import { type Breakable, breakPayday } from '../faults/payday.ts';
import type { Round } from '../plan/plan-rounds.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Outcome } from './outcome.ts';

const MEMBERS = 8;
/** All are paid on the fourth day; what comes back of it is presented again on the eighth. */
const [PAYDAY, DAY_AFTER, PRESENTED_AGAIN] = [4, 5, 8].map((days) => plusDays(START, days));
const BROKEN_DAYS: readonly (string | undefined)[] = [PAYDAY, DAY_AFTER, PRESENTED_AGAIN];
const DAYS = 9;

/**
 * Members buy, are paid and debited, and have what is theirs forwarded, while the member service is
 * broken at each step of it; then each is compared to the cent with what merchants, employers and banks did.
 */
export async function livePaydays(breakable: Breakable, round: Round): Promise<Outcome> {
  const { product } = breakable;
  const random = seededRandom(round.seed);
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1) => void (counts[what] = (counts[what] ?? 0) + by);
  const made = { count: MEMBERS, seed: round.seed, persona: 'gig_worker' } as const;
  const members = await makeMembers(product, made);
  const paidHere = members.filter(({ repaysBy }) => repaysBy === 'pay');
  let recoveryMs = 0;
  const lives = newLives({
    product,
    members,
    seed: round.seed,
    async interrupt(day, part) {
      if (!BROKEN_DAYS.includes(day)) return;
      const receive = () => actNow(lives, paidHere.slice(0, 2), { day, part, act: receivePay });
      const ms = await breakPayday(breakable, { part, random, count, receive });
      recoveryMs = Math.max(recoveryMs, ms);
    },
  });
  planDays(lives);
  const problems: string[] = [];
  const startedAt = performance.now();
  for (let days = 1; days <= DAYS; days += 1) {
    const day = plusDays(START, days);
    const left = await passDay(lives, day);
    problems.push(...left.map((what) => `${day}: ${what}`));
  }
  const found = await checkMonth(product, { members, lastDay: plusDays(START, DAYS) });
  problems.push(...found.totals, ...lives.failures);
  for (const { member, differences } of found.members) {
    problems.push(...differences.map((what) => `${member.userId}: ${what}`));
  }
  await countMoved(product, count);
  return {
    fault: round.fault,
    acknowledged: [...lives.tally.values()].reduce((sum, one) => sum + one, 0),
    retried: 0,
    lost: found.members.length,
    doubled: 0,
    recoveryMs,
    settledMs: performance.now() - startedAt,
    counts,
    problems,
  };
}

/** Each buys on the days before; banks of some send back what is debited, or what is forwarded. */
function planDays(lives: Lives): void {
  const { members } = lives;
  const debited = members.filter(({ repaysBy }) => repaysBy === 'debit');
  const paidHere = members.filter(({ repaysBy }) => repaysBy === 'pay');
  for (const days of [1, 2, 3, 5, 6]) {
    const day = plusDays(START, days);
    plan(lives, members, { day, part: 'morning', act: buy });
    plan(lives, members, { day, part: 'afternoon', act: buy });
  }
  const before = plusDays(START, 3);
  plan(lives, debited.slice(0, 2), { day: before, part: 'afternoon', act: planReturn });
  const after = plusDays(START, 5);
  plan(lives, paidHere.slice(0, 2), { day: after, part: 'afternoon', act: returnForward });
}

const MOVED = `
  SELECT 'debits' AS what, status, count(*) AS moved FROM debit GROUP BY status
   UNION ALL SELECT 'forwards', status, count(*) FROM payout GROUP BY status
   UNION ALL SELECT 'deposits', status, count(*) FROM incoming_deposit GROUP BY status`;

async function countMoved(
  { database }: Breakable['product'],
  count: (what: string, by: number) => void,
): Promise<void> {
  const { rows } = await database.query<{ what: string; status: string; moved: string }>(MOVED);
  for (const { what, status, moved } of rows) count(`${what} ${status}`, Number(moved));
}
