import { setTimeout as pause } from 'node:timers/promises';
import { person } from '../e2e/product/running-product.ts';
import { makeAccounts } from './accounts/make-accounts.ts';
import { openPage, type Visitor } from './accounts/visitor.ts';
import { median } from './gateway/measure.ts';
import { promised, sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { MANY_CALLS, openProduct } from './setup/product.ts';

/*
 * Thirty sign-ins a second, and what they cost somebody who reads her dashboard meanwhile; and five
 * hundred at once, how many of them are answered and how soon the others are refused.
 */

const A_SECOND = sized(30, 3);
const ROUND_SECONDS = sized(8, 1);
const ROUNDS = sized(5, 1);
const READS = ['/api/v1/dashboard/overview', '/api/v1/users/profile'];
const READ_EVERY_MS = 40;
const CROWD = sized(500, 10);
const MIN_GOODPUT = 0.7;
const MAX_REFUSAL_MS = 1_000;

await withResources(async (resources) => {
  const variables = await openProduct(resources, MANY_CALLS);
  const pageOrigin = variables['RESET_URL'] ?? '';
  const made = await makeAccounts(Math.max(A_SECOND * ROUND_SECONDS, CROWD));
  const accounts = made.slice(0, A_SECOND * ROUND_SECONDS);
  const reader = await openPage(pageOrigin);
  await signIn(reader, person('hourly_ach'));
  const quiet: number[] = [];
  const busy: number[] = [];
  const signIns: number[] = [];

  const round = async (isBusy: boolean): Promise<void> => {
    const visitors = isBusy ? await Promise.all(accounts.map(() => openPage(pageOrigin))) : [];
    await pause(500);
    const [reads] = await Promise.all([readFor(reader), ...(isBusy ? [signInAll(visitors)] : [])]);
    (isBusy ? busy : quiet).push(median(reads));
  };

  async function signInAll(visitors: Visitor[]): Promise<void> {
    const underWay: Promise<void>[] = [];
    const startedAt = performance.now();
    for (const [index, visitor] of visitors.entries()) {
      const due = startedAt + (index * 1000) / A_SECOND;
      await pause(Math.max(0, due - performance.now()));
      const account = accounts[index];
      if (!account) throw new Error('There are fewer accounts than visitors.');
      underWay.push(
        signIn(visitor, account).then((ms) => {
          signIns.push(ms);
        }),
      );
    }
    await Promise.all(underWay);
  }

  // What a process is after its first minute.
  await round(true);
  quiet.length = busy.length = signIns.length = 0;
  for (let count = 0; count < ROUNDS; count += 1) {
    await round(false);
    await round(true);
  }

  const crowd = await Promise.all(
    made.slice(0, CROWD).map(async (account) => ({ account, page: await openPage(pageOrigin) })),
  );
  const answers = await Promise.all(
    crowd.map(async ({ account, page }) => {
      const startedAt = performance.now();
      const status = await page.post('/api/v1/users/sign_in', { user: account });
      return { status, ms: performance.now() - startedAt };
    }),
  );
  const goodput = answers.filter(({ status }) => status === 200).length / CROWD;
  const refusals = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const slowestRefusalMs = Math.max(0, ...refusals);
  promised(goodput >= MIN_GOODPUT && slowestRefusalMs <= MAX_REFUSAL_MS);
  promised(answers.every(({ status }) => status === 200 || status === 503));

  const p95 = signIns.toSorted((a, b) => a - b)[Math.floor(signIns.length * 0.95)] ?? Number.NaN;
  await writeTable('sign-ins', [
    `| ${A_SECOND} sign-ins a second, ${ROUNDS} rounds of ${ROUND_SECONDS} s each | reads, ms at the median | sign-ins answered | ms at the median | ms at the 95th of 100 |`,
    '|---|---|---|---|---|',
    `| without sign-ins | ${median(quiet).toFixed(2)} | | | |`,
    `| with them | ${median(busy).toFixed(2)} | ${signIns.length} of ${A_SECOND * ROUND_SECONDS * ROUNDS} | ${median(signIns).toFixed(0)} | ${p95.toFixed(0)} |`,
    `| **with : without** | **${(median(busy) / median(quiet)).toFixed(2)}** | | | |`,
    '',
    `| ${CROWD} at once | signed in | refused with 503 | ms until the last refusal | ms until the last sign-in |`,
    '|---|---|---|---|---|',
    `| | **${Math.round(goodput * 100)} %** | ${refusals.length} | ${slowestRefusalMs.toFixed(0)} | ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} |`,
  ]);
});

/** @returns ms until it was answered; throws when it was refused */
async function signIn(
  visitor: Visitor,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const startedAt = performance.now();
  const status = await visitor.post('/api/v1/users/sign_in', { user: { email, password } });
  if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`);
  return performance.now() - startedAt;
}

/** @returns ms of each read in a round of steady reading */
async function readFor(reader: Visitor): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ROUND_SECONDS * 1000;
  for (let count = 0; performance.now() < end; count += 1) {
    const startedAt = performance.now();
    const status = await reader.get(READS[count % READS.length] ?? '');
    if (status !== 200) throw new Error(`A read was answered with ${status}.`);
    times.push(performance.now() - startedAt);
    await pause(READ_EVERY_MS);
  }
  return times;
}
