import { randomInt } from 'node:crypto';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { recomputeLimits } from '../money/recompute-limits.ts';
import { seedEarners } from '../money/seed-earners.ts';
import type { MoneySetup } from '../money/setup.ts';
import { vacuumFilled } from '../money/vacuum-filled.ts';
import { sessionCookie, signInMembers } from '../setup/member-sessions.ts';

const FEW = sized(1_000, 20);
const MANY = sized(100_000, 40);
const SIGNED_IN = sized(200, 5);
const ROUNDS = sized(10, 1);
const WARM_UP_ROUNDS = sized(3, 1);
const MAX_MS = 15;
const MAX_RATIO = 1.3;

/**
 * What GET /dashboard/overview costs among a hundred thousand members against a thousand: one call
 * after the other through the gateway, of members drawn anew, in turns. Sets the exit code where a
 * promise is missed.
 * @returns lines of a table
 */
export async function measureOverview(setup: MoneySetup): Promise<string[]> {
  const grounds = [await asking(setup, 'few', FEW), await asking(setup, 'many', MANY)];
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const ask of grounds) await ask();
  const times: number[][] = grounds.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, ask] of grounds.entries()) times[at]?.push(...(await ask()));
  }
  const [few = 0, many = 0] = times.map((each) => median(each));
  const slow = times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)]);
  promised(many <= MAX_MS && many / few <= MAX_RATIO);
  const row = (members: number, at: number, middle: number) =>
    `| ${members.toLocaleString('en-US')} members | ${middle.toFixed(1)} ms | ${slow[at]?.toFixed(1)} ms |`;
  return [
    '| GET /dashboard/overview through the gateway | median | p99 |',
    '|---|---|---|',
    row(FEW, 0, few),
    row(MANY, 1, many),
    `| **ratio** | **${(many / few).toFixed(2)}** | |`,
  ];
}

/** Members with a limit, of whom some are signed in; a call of each of these, in milliseconds. */
async function asking(setup: MoneySetup, name: string, members: number) {
  const ground = await setup.ground(name);
  await seedEarners(ground.admin, members);
  const { url } = await setup.serve(ground);
  await recomputeLimits(ground, members);
  await vacuumFilled(ground.admin);
  const { rows } = await ground.admin.raw<{ rows: { user_id: string }[] }>(
    'SELECT user_id FROM member.bank_link ORDER BY random() LIMIT ?',
    [SIGNED_IN],
  );
  const tokens = await signInMembers(
    ground.admin,
    rows.map((row) => row.user_id),
  );
  return async (): Promise<number[]> => {
    const times: number[] = [];
    for (let call = 0; call < SIGNED_IN; call += 1) {
      const headers = sessionCookie(tokens[randomInt(tokens.length)] ?? '');
      const startedAt = performance.now();
      const reply = await fetch(`${url}/api/v1/dashboard/overview`, { headers });
      const overview = (await reply.json()) as { dsl?: unknown };
      times.push(performance.now() - startedAt);
      if (!reply.ok || !overview.dsl) throw new Error(`It answered ${reply.status}.`);
    }
    return times;
  };
}
