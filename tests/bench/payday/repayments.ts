import { randomBytes } from 'node:crypto';
import { secretCipher } from '@reset/service-kit';
import type { Resources } from '../../resources/with-resources.ts';
import { promised, sized } from '../harness.ts';
import { type Database, setUpMoney } from '../money/setup.ts';
import { OWED_CENTS, seedDebts } from './seed-debts.ts';
import { openPayday, PAYDAY } from './setup.ts';

const FEW = sized(1_000, 20);
const MANY = sized(Number(process.env['PAYDAY_MEMBERS'] ?? 100_000), 40);
const MIN_A_SECOND = 500;
const MAX_RATIO = 1.3;

type Measured = { members: number; handedOverMs: number; postedMs: number };

/**
 * All who owe on one payday: planned, reserved and handed to the issuer by one run of the job, read as
 * settled and posted by another, in a process of its own beside PostgreSQL. Sets the exit code where a
 * promise is missed.
 * @returns lines of a table
 */
export async function measureRepayments(resources: Resources): Promise<string[]> {
  const [few, many] = [await measured(resources, FEW), await measured(resources, MANY)];
  const costOf = ({ members, handedOverMs, postedMs }: Measured) =>
    (handedOverMs + postedMs) / members;
  const aSecond = 1_000 / costOf(many);
  const ratio = costOf(many) / costOf(few);
  promised(aSecond >= MIN_A_SECOND && ratio <= MAX_RATIO);
  const lineOf = (one: Measured) =>
    `| ${one.members.toLocaleString('en-US')} | ${rate(one.members, one.handedOverMs)} | ${rate(one.members, one.postedMs)} | **${Math.round(1_000 / costOf(one))}** | ${costOf(one).toFixed(2)} ms |`;
  return [
    '| members debited on one payday | made and handed over a second | read and posted a second | both | cost of each |',
    '|---|---|---|---|---|',
    lineOf(few),
    lineOf(many),
    `| **ratio of the costs** | | | | **${ratio.toFixed(2)}** |`,
  ];
}

const rate = (count: number, ms: number) => Math.round((count * 1_000) / ms);

async function measured(all: Resources, members: number): Promise<Measured> {
  const resources = all.use(new AsyncDisposableStack());
  const { ground } = await setUpMoney(resources);
  const own = await ground('payday');
  const dataKey = randomBytes(32).toString('base64');
  await seedDebts(own.admin, { count: members, payday: PAYDAY, cipher: secretCipher(dataKey) });
  const payday = await openPayday(resources, own, dataKey);
  const handedOverMs = await payday.runAt(`${PAYDAY}T18:00:00Z`);
  const sent = await payday.endDay();
  if (sent !== members) throw new Error(`${sent} of ${members} debits were handed over.`);
  const postedMs = await payday.runAt(`${PAYDAY}T23:00:00Z`);
  await insistOnRepaid(own.admin, members);
  await resources.disposeAsync();
  return { members, handedOverMs, postedMs };
}

/** @throws where not all have repaid all, once: what was measured would count for nothing */
async function insistOnRepaid(admin: Database, members: number): Promise<void> {
  const { rows } = await admin.raw(`
    SELECT (SELECT count(*) FROM member.debit WHERE status = 'settled') AS settled,
           (SELECT sum(amount_cents) FROM member.debit) AS cents,
           (SELECT count(*) FROM member.card_transaction WHERE customer_state <> 'repaid') AS owed,
           (SELECT count(*) FROM ledger.problems()) AS problems`);
  const [{ settled, cents, owed, problems }] = rows;
  const isRepaid =
    Number(settled) === members && Number(cents) === members * OWED_CENTS && Number(owed) === 0;
  if (!isRepaid || Number(problems) > 0)
    throw new Error(
      `It is not as it has to be: ${JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
}
