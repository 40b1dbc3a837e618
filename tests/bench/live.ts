import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './gateway/measure.ts';
import { promised, sized } from './harness.ts';
import { openStreams, type OpenStream } from './live/open-streams.ts';
import { askAsNetwork } from './money/ask-as-network.ts';
import { seedCards } from './money/seed-cards.ts';
import { seedEarners } from './money/seed-earners.ts';
import { setUpMoney, type Database, type Served } from './money/setup.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';

/* What streams of events cost, and how soon they say something. */

const STREAMS = sized(2_000, 30);
const BROWSERS = 3;
const CHANGES = sized(60, 3);
const ROUNDS = sized(3, 1);
const SECONDS = sized(8, 1);
const MAX_MIB = 300;
const MAX_DELAY_MS = 300;

const mibOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** In both processes together, once what was only used for a moment had time to go. */
async function settledMib({ pids }: Served): Promise<number> {
  await pause(sized(15_000, 100));
  return mibOf(pids.member) + mibOf(pids.gateway);
}

await withResources(async (resources) => {
  const setup = await setUpMoney(resources);
  const ground = await setup.ground('live');
  const { admin } = ground;
  const cards = await seedCards(admin, sized(200, 5));
  await seedEarners(admin, Math.ceil(STREAMS / BROWSERS));
  const served = await setup.serve(ground);

  const purchase = async (): Promise<number> => {
    const asked = { gateway: served.url, secret: setup.secret, cards, inFlight: 4 };
    return median((await askAsNetwork({ ...asked, seconds: SECONDS })).times);
  };
  // Compiled code, grown heaps: what a process is after its first minute.
  await purchase();
  for (const { close } of await openStreams(admin, served.url, await earners(admin, 20))) close();
  const withoutStreams: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) withoutStreams.push(await purchase());
  const before = await settledMib(served);

  const members = await earners(admin, Math.ceil(STREAMS / BROWSERS));
  const browsers = members.flatMap((userId) => Array.from({ length: BROWSERS }, () => userId));
  const streams = await openStreams(admin, served.url, browsers.slice(0, STREAMS));
  const added = (await settledMib(served)) - before;

  const delays: number[] = [];
  for (const userId of members.slice(0, CHANGES)) {
    delays.push(
      await delayOf(
        admin,
        userId,
        streams.filter((one) => one.userId === userId),
      ),
    );
    await pause(50);
  }
  const withStreams: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) withStreams.push(await purchase());
  for (const { close } of streams) close();

  const slowest = Math.max(...delays);
  promised(added <= MAX_MIB && median(delays) <= MAX_DELAY_MS);
  const ms = (times: number[]) => `${median(times).toFixed(1)} ms`;
  await writeTable('live', [
    `| ${STREAMS.toLocaleString('en-US')} idle streams, ${BROWSERS} for each member | |`,
    '|---|---|',
    `| added to the memory of member and gateway together | **${added.toFixed(0)} MiB** |`,
    `| from a bank's new balance to the last of her browsers, the limit computed between | **${ms(delays)}** at the median, ${slowest.toFixed(0)} ms at most |`,
    `| a purchase's p50, four at a time, without streams | ${ms(withoutStreams)} |`,
    `| with them, and the log read for them | **${ms(withStreams)}** |`,
  ]);
});

async function earners(admin: Database, count: number): Promise<string[]> {
  const { rows } = await admin.raw<{ rows: { user_id: string }[] }>(
    'SELECT user_id FROM member.bank_link ORDER BY user_id LIMIT ?',
    [count],
  );
  return rows.map(({ user_id: userId }) => userId);
}

/** From when the bank's new balance is there until the last of her browsers knows that something is. */
async function delayOf(
  admin: Database,
  userId: string,
  hers: readonly OpenStream[],
): Promise<number> {
  const beganAt = performance.now();
  await admin.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL search_path = member');
    await transaction.raw(
      'UPDATE bank_link SET available_cents = available_cents + 100 WHERE user_id = ?',
      [userId],
    );
  });
  const changedAt = performance.now();
  while (hers.some(({ toldAt }) => toldAt < beganAt)) {
    if (performance.now() - changedAt > 30_000) throw new Error('Some were never told.');
    await pause(1);
  }
  return Math.max(...hers.map(({ toldAt }) => toldAt)) - changedAt;
}
