import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asCaller,
  eventually,
  type RunningSandbox,
  startProviderSandbox,
} from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId, secretCipher } from '@reset/service-kit';
import { plusBankingDays } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { memberDatabase } from '#testing/db.ts';
import { DATA_KEY } from '#testing/member-service.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { serviceProcesses } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel between the steps of a repayment by debit. */

/** To come, and a banking day. */
const PAYDAY = plusBankingDays(dayOf(new Date()), 2);
const MORNING = Date.parse(`${PAYDAY}T18:00:00Z`);
const EVENING = Date.parse(`${PAYDAY}T23:30:00Z`);
const PRELOAD = import.meta.resolve('@reset/service-kit/testing/moved-time.mjs');

const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof memberDatabase>>;
let sandbox: RunningSandbox;
let folder: string;
let names: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [test, sandbox] = await Promise.all([memberDatabase(), startProviderSandbox()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
  folder = await mkdtemp(join(tmpdir(), 'reset-killed-'));
  names = await startScriptedProvider();
  names.answer(() => ({ body: { first_name: 'Hazel', last_name: 'Hourly' } }));
});
afterAll(async () => {
  processes.kill();
  await names.stop();
  await sandbox.stop();
  await test.drop();
  await rm(folder, { recursive: true });
});

/** For the service and the issuer alike, from the next process on. */
async function moveTo(instant: number): Promise<void> {
  const offset_ms = instant - Date.now();
  await writeFile(join(folder, 'ahead'), String(offset_ms));
  const reply = await fetch(`${sandbox.url}/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms }),
  });
  expect(reply.ok).toBe(true);
}

/** The process, which ends at that place; none for one that lives. */
async function startService(failpoint: string | null) {
  const { child, url, ended } = await processes.start(test.url, {
    PUBLIC_URL: names.url,
    SYNCTERA_URL: `${sandbox.url}/synctera`,
    SYNCTERA_API_KEY: 'sandbox',
    NODE_OPTIONS: `--import=${PRELOAD}`,
    MOVED_TIME: join(folder, 'ahead'),
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, ended, stop };
}

async function put(url: string, path: string, body: object): Promise<void> {
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), 60_000);
  const reply = await fetch(`${url}/internal/members/${path}`, {
    method: 'PUT',
    headers: {
      ...asCaller('operator', { audience: 'member' }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect([path, reply.ok]).toEqual([path, true]);
}

/** Somebody with a card who owes 12 dollars, which she repays on her payday. */
async function oneWhoOwes(userId: string): Promise<void> {
  const { database } = test;
  const now = new Date();
  const methods = { user_id: userId, repayment_method: 'ach_debit_flow', created_at: now };
  await database('member').insert(methods);
  const service = await startService(null);
  await put(service.url, `${userId}/card_account`, { person: CARD_APPLICANT });
  await put(service.url, `${userId}/card_transactions/${newId()}`, {
    occurred_at: new Date(Date.now() - 86_400_000).toISOString(),
    amount_cents: 1_200,
    merchant_name: 'Shop',
    customer_state: 'posted',
  });
  await service.stop();
  const numbers = JSON.stringify({ routingNumber: '021000021', accountNumber: '1111222233330000' });
  await database('bank_link').insert({
    id: newId(),
    user_id: userId,
    access_token: '',
    institution_name: 'Tidewater Savings Bank',
    account_name: 'Checking',
    available_cents: 50_000,
    owner_status: 'verified',
    account_numbers: secretCipher(DATA_KEY).encrypt(numbers, userId),
    synced_at: now,
    sync_due_at: new Date(EVENING + 86_400_000),
  });
  // The service may have planned one, for two weeks after the purchase.
  await database('repayment_instance').where({ user_id: userId }).delete();
  await database('repayment_instance').insert({
    id: newId(),
    user_id: userId,
    purpose: 'payday',
    due_on: PAYDAY,
    effective_on: PAYDAY,
    created_at: now,
  });
}

/** Kills the service at that place. */
async function killAt(place: string): Promise<void> {
  const { ended } = await startService(place);
  expect([place, await ended]).toEqual([place, 'SIGKILL']);
  // What a killed process was at is taken over after a minute: killed-limits.test.ts waits for that.
  await test
    .database(`${jobsSchema('member')}.job`)
    .where({ name: 'repay-by-debit' })
    .delete();
}

const debits = () => test.database('debit').select('status', 'amount_cents', 'issuer_id');
const atIssuer = async (): Promise<{ dc_sign: string }[]> => {
  const headers = { authorization: 'Bearer key' };
  const reply = await fetch(`${sandbox.url}/synctera/v0/ach`, { headers });
  return ((await reply.json()) as { transactions: { dc_sign: string }[] }).transactions;
};

/** Until a process that lives has done what the killed ones left. */
async function untilStatus(status: string): Promise<void> {
  const service = await startService(null);
  await eventually(async () => expect(await debits()).toMatchObject([{ status }]), 60_000);
  await service.stop();
}

describe('a repayment by debit', () => {
  it('is made once and posted once, wherever the process was killed', async () => {
    const userId = newId();
    // Who calls the service proves herself by the time that it really is.
    await moveTo(Date.now());
    await oneWhoOwes(userId);
    await moveTo(MORNING);
    for (const place of ['repayment.reserved', 'repayment.sent']) {
      await killAt(place);
      expect(await debits()).toMatchObject([{ status: 'reserved', amount_cents: 1_200 }]);
    }
    expect(await atIssuer()).toHaveLength(1);
    await untilStatus('sent');
    expect(await atIssuer()).toHaveLength(1);

    await moveTo(EVENING);
    for (const [place, status] of [
      ['repayment.read', 'sent'],
      ['repayment.settled', 'settled'],
    ] as const) {
      await killAt(place);
      expect(await debits()).toMatchObject([{ status }]);
      // It was looked at a moment ago.
      await moveTo(EVENING + 7_200_000);
    }
    await untilStatus('settled');
    const purchases = await test
      .database('card_transaction')
      .select('customer_state', 'repaid_cents');
    expect(purchases).toEqual([{ customer_state: 'repaid', repaid_cents: 1_200 }]);
    const { rows } = await test.database.raw('SELECT * FROM money_problems()');
    expect(rows).toEqual([]);
  }, 240_000);
});
