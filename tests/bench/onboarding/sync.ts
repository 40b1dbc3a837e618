import { setTimeout as pause } from 'node:timers/promises';
import { newId, secretCipher } from '@reset/service-kit';
import { plaidBankData } from '../../../services/member/src/providers/plaid/bank-data.ts';
import { plaidClient } from '../../../services/member/src/providers/plaid/ask-plaid.ts';
import { promised, sized } from '../harness.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { setUpSync, type SyncSetup } from './sync-setup.ts';

/* The night's work: what banks and payrolls tell of a day, for all members. */

const MEMBERS = sized(Number(process.env['SYNC_MEMBERS'] ?? 10_000), 20);
const MIN_A_SECOND = 200;
const PERSONA = 'hourly_ach';
const TOKEN = `access-sandbox-${PERSONA}`;
const DAY_MS = 86_400_000;
const GIVE_UP_MS = 15 * 60_000;

/**
 * Lets one process of the member service read a day of everybody's bank and payroll from the
 * sandbox. Sets the exit code when it reads less than 200 members a second.
 * @returns the lines of its table
 */
export async function measureSync(resources: Resources): Promise<string[]> {
  const setup = await setUpSync(resources);
  await seedMembers(setup);
  const service = await setup.startMemberService();
  await untilAllAreRead(setup);
  await service.stop();
  // A day passes at the providers, which therefore have something to tell.
  await move(setup, DAY_MS);
  for (const statement of DUE_AGAIN) await setup.database.raw(statement);
  await setup.startMemberService();
  const { seconds } = await untilAllAreRead(setup);
  const rate = MEMBERS / seconds;
  promised(rate >= MIN_A_SECOND);
  return [
    `| a day of ${MEMBERS.toLocaleString('en-US')} members, bank and payroll | |`,
    '|---|---|',
    `| members a second | **${rate.toFixed(0)}** |`,
    `| seconds | ${seconds.toFixed(1)} |`,
  ];
}

/** Members whose bank was read up to yesterday, and whose payroll is read whole each day. */
async function seedMembers({ database, dataKey, sandboxUrl }: SyncSetup): Promise<void> {
  const cipher = secretCipher(dataKey);
  const link = await readLink(sandboxUrl);
  const people = Array.from({ length: MEMBERS }, () => {
    const user_id = newId();
    return { user_id, bank: newId(), payroll: newId(), token: cipher.encrypt(TOKEN, user_id) };
  });
  for (let from = 0; from < people.length; from += 1_000) {
    const some = JSON.stringify(people.slice(from, from + 1_000));
    for (const [statement, ...values] of STATEMENTS(link)) {
      await database.raw(statement, [...values, some]);
    }
  }
  await database.raw('ANALYZE');
}

type Link = { itemId: string; accountId: string; cursor: string };

async function readLink(sandboxUrl: string): Promise<Link> {
  const banks = plaidBankData(
    plaidClient({ baseUrl: `${sandboxUrl}/plaid`, clientId: 'sandbox', secret: 'sandbox' }),
  );
  const [{ itemId }, { accountId }] = [await banks.readItem(TOKEN), await banks.readAccount(TOKEN)];
  let page = await banks.readTransactions(TOKEN, null);
  while (page.hasMore) page = await banks.readTransactions(TOKEN, page.nextCursor);
  return { itemId, accountId, cursor: page.nextCursor };
}

const PEOPLE = 'jsonb_to_recordset(?) AS p (user_id uuid, bank uuid, payroll uuid, token text)';

const STATEMENTS = ({ itemId, accountId, cursor }: Link): [string, ...string[]][] => [
  [
    `INSERT INTO member (user_id, repayment_method, created_at)
     SELECT user_id, 'ach_debit_flow', now() FROM ${PEOPLE}`,
  ],
  [
    `INSERT INTO bank_link (id, user_id, access_token, item_id, account_id, cursor,
       institution_name, account_name, available_cents, synced_at, sync_due_at)
     SELECT bank, user_id, token, ?, ?, ?, 'Tidewater Savings Bank', 'Checking', 0,
       'epoch', now() - interval '1 hour' FROM ${PEOPLE}`,
    itemId,
    accountId,
    cursor,
  ],
  [
    `INSERT INTO income_reading (link_id, wanted, done, deposits_monthly_cents, read_at, is_uploaded)
     SELECT bank, 1, 1, 0, now(), true FROM ${PEOPLE}`,
  ],
  [
    `INSERT INTO payroll_link (id, user_id, account_id, employer_name, pay_frequency, linked_at,
       synced_at, sync_asked_at, has_pay_data)
     SELECT payroll, user_id, ?, 'Juniper Lane Markets', 'bi_weekly', 'epoch', 'epoch', 'epoch', true
       FROM ${PEOPLE}`,
    PERSONA,
  ],
];

async function move({ sandboxUrl }: SyncSetup, offsetMs: number): Promise<void> {
  const reply = await fetch(`${sandboxUrl}/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms: offsetMs }),
  });
  if (!reply.ok) throw new Error(`The sandbox's clock answered ${reply.status}.`);
}

/** From the first reading to the last, as the rows say. */
async function untilAllAreRead({ database }: SyncSetup): Promise<{ seconds: number }> {
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until) {
    const { rows } = await database.raw(READ);
    const [{ left, seconds }] = rows;
    if (Number(left) === 0) return { seconds: Number(seconds) };
    await pause(500);
  }
  throw new Error('Not all were read in time.');
}

const DUE_AGAIN = [
  `UPDATE bank_link SET synced_at = 'epoch', sync_due_at = now() - interval '1 hour'`,
  `UPDATE payroll_link SET synced_at = 'epoch', sync_asked_at = 'epoch'`,
  'VACUUM ANALYZE',
];

const READ = `
  SELECT count(*) FILTER (WHERE synced_at = 'epoch') AS left,
         extract(epoch FROM max(synced_at) - min(synced_at) FILTER (WHERE synced_at > 'epoch'))
           AS seconds
    FROM (SELECT synced_at FROM bank_link UNION ALL SELECT synced_at FROM payroll_link) AS link
`;
