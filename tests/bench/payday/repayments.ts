import { randomBytes } from 'node:crypto';
import { secretCipher } from '@reset/service-kit';
import type { Resources } from '../../resources/with-resources.ts';
import { promised, sized } from '../harness.ts';
import { askAsNetwork, type Asked } from '../money/ask-as-network.ts';
import { seedCards } from '../money/seed-cards.ts';
import { type Database, type Ground, type MoneySetup, setUpMoney } from '../money/setup.ts';
import { OWED_CENTS, seedDebts } from './seed-debts.ts';
import { AFTER_MONTH, openPayday, PAYDAY, type Payday } from './setup.ts';

const FEW = sized(1_000, 20);
const MANY = sized(Number(process.env['PAYDAY_MEMBERS'] ?? 100_000), 40);
const MIN_A_SECOND = 500;
const MAX_RATIO = 1.3;
const BUYERS = sized(2_000, 20);
const BESIDE = sized(20_000, 40);
const BUYING_AT_ONCE = 4;
const ASK_SECONDS = sized(8, 1);
const MAX_SLOWER = 1.5;
/** Of all. */
const MAX_STATEMENT_MINUTES = 15;

type Run = { members: number; handedOverMs: number; postedMs: number };
type Both = Run & { statementsMs: number };

/**
 * All who owe on one payday, and their statements of its month once that is over: planned, reserved
 * and handed to the issuer by one run of the job, read as settled and posted by another, in a process
 * of its own beside PostgreSQL; and what that means for who pays with her card meanwhile. Sets the exit
 * code where a promise is missed.
 * @returns lines of a table
 */
export async function measureRepayments(resources: Resources): Promise<string[]> {
  const [few, many] = [await repaid(resources, FEW), await repaid(resources, MANY)];
  const aSecond = 1_000 / costOf(many);
  const ratio = costOf(many) / costOf(few);
  const { quiet, beside } = await measurePurchases(resources);
  promised(
    aSecond >= MIN_A_SECOND &&
      ratio <= MAX_RATIO &&
      beside / quiet <= MAX_SLOWER &&
      many.statementsMs <= MAX_STATEMENT_MINUTES * 60_000,
  );
  return [
    '| members debited on one payday | made and handed over a second | read and posted a second | both | cost of each |',
    '|---|---|---|---|---|',
    lineOf(few),
    lineOf(many),
    `| **ratio of the costs** | | | | **${ratio.toFixed(2)}** |`,
    '',
    `| purchases, ${BUYING_AT_ONCE} at once | p99 |`,
    '|---|---|',
    `| alone | ${quiet.toFixed(1)} ms |`,
    `| while ${BESIDE.toLocaleString('en-US')} members are debited | ${beside.toFixed(1)} ms |`,
    `| **ratio** | **${(beside / quiet).toFixed(2)}** |`,
    '',
    '| statements of a month, one for each member | issued a second | in all |',
    '|---|---|---|',
    statementsOf(few),
    statementsOf(many),
  ];
}

const costOf = ({ members, handedOverMs, postedMs }: Run) => (handedOverMs + postedMs) / members;

function lineOf(run: Run): string {
  const { members, handedOverMs, postedMs } = run;
  const rate = (ms: number) => Math.round((members * 1_000) / ms).toLocaleString('en-US');
  return `| ${members.toLocaleString('en-US')} | ${rate(handedOverMs)} | ${rate(postedMs)} | **${Math.round(1_000 / costOf(run))}** | ${costOf(run).toFixed(2)} ms |`;
}

function statementsOf({ members, statementsMs }: Both): string {
  const aSecond = Math.round((members * 1_000) / statementsMs).toLocaleString('en-US');
  return `| ${members.toLocaleString('en-US')} | ${aSecond} | ${(statementsMs / 60_000).toFixed(1)} minutes |`;
}

async function repaid(all: Resources, members: number): Promise<Both> {
  const resources = all.use(new AsyncDisposableStack());
  const setup = await setUpMoney(resources);
  const ground = await setup.ground('payday');
  const payday = await openDebts(resources, ground, members);
  const run = await runPayday(payday, ground, members);
  const statementsMs = await payday.runAt('issue-statements', AFTER_MONTH);
  await insistOnStated(ground.admin, members);
  await resources.disposeAsync();
  const both = { ...run, statementsMs };
  process.stdout.write(`${lineOf(both)}\n${statementsOf(both)}\n`);
  return both;
}

/** The process that debits so many members, and what they owe. */
async function openDebts(resources: Resources, ground: Ground, count: number): Promise<Payday> {
  const dataKey = randomBytes(32).toString('base64');
  await seedDebts(ground.admin, { count, payday: PAYDAY, cipher: secretCipher(dataKey) });
  return openPayday(resources, ground, dataKey);
}

async function runPayday(payday: Payday, { admin }: Ground, members: number): Promise<Run> {
  const handedOverMs = await payday.runAt('repay-by-debit', `${PAYDAY}T18:00:00Z`);
  const sent = await payday.endDay();
  if (sent !== members) throw new Error(`${sent} of ${members} debits were handed over.`);
  const postedMs = await payday.runAt('repay-by-debit', `${PAYDAY}T23:00:00Z`);
  await insistOnRepaid(admin, members);
  return { members, handedOverMs, postedMs };
}

/** @throws where not all have repaid all, once: what was measured would count for nothing */
async function insistOnRepaid(admin: Database, members: number): Promise<void> {
  const { rows } = await admin.raw<{ rows: Record<string, number>[] }>(
    `SELECT (SELECT count(*) FROM member.debit WHERE status = 'settled')::integer AS settled,
            (SELECT coalesce(sum(amount_cents), 0) FROM member.debit)::integer AS cents,
            (SELECT count(*) FROM member.card_transaction
              WHERE customer_state IN ('posted', 'partially_repaid'))::integer AS owed,
            (SELECT count(*) FROM ledger.problems())::integer AS problems`,
  );
  const found = JSON.stringify(rows[0]);
  const expected = { settled: members, cents: members * OWED_CENTS, owed: 0, problems: 0 };
  if (found !== JSON.stringify(expected)) throw new Error(`It is not as it has to be: ${found}.`);
}

/** @throws where not each has one statement, on which what was bought is repaid */
async function insistOnStated(admin: Database, members: number): Promise<void> {
  const { rows } = await admin.raw<{ rows: Record<string, number>[] }>(
    `SELECT count(*)::integer AS issued, count(DISTINCT card_account_id)::integer AS accounts,
            coalesce(sum(closing_cents), 0)::integer AS owed
       FROM member.statement`,
  );
  const found = JSON.stringify(rows[0]);
  const expected = { issued: members, accounts: members, owed: 0 };
  if (found !== JSON.stringify(expected)) throw new Error(`It is not as it has to be: ${found}.`);
}

/** How long who pays at a till waits, alone and while others are debited: the 99th of 100, in ms. */
async function measurePurchases(all: Resources): Promise<{ quiet: number; beside: number }> {
  const resources = all.use(new AsyncDisposableStack());
  const setup: MoneySetup = await setUpMoney(resources);
  const ground = await setup.ground('purchases');
  const cards = await seedCards(ground.admin, BUYERS);
  const payday = await openDebts(resources, ground, BESIDE);
  const gateway = (await setup.serve(ground)).url;
  const ask = (): Promise<Asked> =>
    askAsNetwork({
      gateway,
      secret: setup.secret,
      cards,
      inFlight: BUYING_AT_ONCE,
      seconds: ASK_SECONDS,
    });
  await ask();
  const quiet = p99([await ask()]);
  const over = new AbortController();
  const running = runPayday(payday, ground, BESIDE).finally(() => over.abort());
  // Thrown below, once what is asked meanwhile has ended.
  running.catch(() => undefined);
  const asked: Asked[] = [];
  while (!over.signal.aborted) asked.push(await ask());
  await running;
  await resources.disposeAsync();
  return { quiet, beside: p99(asked) };
}

function p99(asked: readonly Asked[]): number {
  const times = asked.flatMap((one) => one.times).toSorted((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
