import { memberDatabase } from '#testing/db.ts';
import { eventually, type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId, secretCipher } from '@reset/service-kit';
import { pinwheelPayrollData } from '#providers/pinwheel/payroll-data.ts';
import { plaidClient } from '#providers/plaid/ask-plaid.ts';
import { plaidBankData } from '#providers/plaid/bank-data.ts';
import { DATA_KEY } from '#testing/member-service.ts';
import { serviceProcesses } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel in the middle of a night's work. */

const PERSONA = 'hourly_ach';
const TOKEN = `access-sandbox-${PERSONA}`;
/** More than one batch. */
const MEMBERS = 40;
const RETAKEN_WITHIN_MS = 60_000;

const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof memberDatabase>>;
let sandbox: RunningSandbox;
beforeAll(async () => {
  [test, sandbox] = await Promise.all([memberDatabase(), startProviderSandbox()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
});
afterAll(async () => {
  processes.kill();
  await sandbox.stop();
  await test.drop();
});

const startService = () =>
  processes.start(test.url, {
    PUBLIC_URL: sandbox.url,
    PLAID_URL: `${sandbox.url}/plaid`,
    PLAID_CLIENT_ID: 'sandbox',
    PLAID_SECRET: 'sandbox',
    PINWHEEL_URL: `${sandbox.url}/pinwheel`,
    PINWHEEL_API_SECRET: 'sandbox',
    PAVE_URL: `${sandbox.url}/pave`,
    PAVE_API_KEY: 'sandbox',
  });

/** Members whose bank and payroll are due, and were never read. */
async function seedMembers(): Promise<void> {
  const cipher = secretCipher(DATA_KEY);
  for (let count = 0; count < MEMBERS; count += 1) {
    const user_id = newId();
    const repayment_method = 'ach_debit_flow';
    await test.database('member').insert({ user_id, repayment_method, created_at: NEVER });
    await test.database('bank_link').insert({
      id: newId(),
      user_id,
      access_token: cipher.encrypt(TOKEN, user_id),
      institution_name: 'Tidewater Savings Bank',
      account_name: 'Checking',
      available_cents: 0,
      synced_at: NEVER,
      sync_due_at: NEVER,
    });
    await test.database('payroll_link').insert({
      id: newId(),
      user_id,
      account_id: PERSONA,
      employer_name: 'Juniper Lane Markets',
      pay_frequency: 'bi_weekly',
      linked_at: NEVER,
      synced_at: NEVER,
      sync_asked_at: NEVER,
      has_pay_data: true,
    });
  }
}

const NEVER = new Date(0);

const delayProviders = (mode: 'delay' | 'none') =>
  Promise.all(
    ['plaid', 'pinwheel'].map(async (name) => {
      const { ok } = await fetch(`${sandbox.url}/faults/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode, delay_ms: 250 }),
      });
      expect(ok).toBe(true);
    }),
  );

async function countRead(table: 'bank_link' | 'payroll_link'): Promise<number> {
  return Number((await test.database(table).where('synced_at', '>', NEVER).count())[0]?.['count']);
}

/** For each member, the provider's ids of what is written of her; one line where all are alike. */
async function idsOf(table: string, id: string, owner = 'user_id'): Promise<string[][]> {
  const ids = await test
    .database(table)
    .select(test.database.raw('array_agg(?? ORDER BY ??) AS ids', [id, id]))
    .groupBy(owner);
  expect(ids).toHaveLength(MEMBERS);
  return [...new Set(ids.map((row) => JSON.stringify(row.ids)))].map((line) => JSON.parse(line));
}

async function idsAtProviders() {
  const banks = plaidBankData(
    plaidClient({ baseUrl: `${sandbox.url}/plaid`, clientId: 'sandbox', secret: 'sandbox' }),
  );
  const payrolls = pinwheelPayrollData({ baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' });
  const page = await banks.readTransactions(TOKEN, null);
  expect(page.hasMore).toBe(false);
  return {
    transactions: page.changed.map((one) => one.providerTransactionId).toSorted(),
    bills: (await banks.readBills(TOKEN)).map(({ streamId }) => streamId).toSorted(),
    shifts: (await payrolls.readShifts(PERSONA)).map((one) => one.providerShiftId).toSorted(),
    paystubs: (await payrolls.readPaystubs(PERSONA)).map((one) => one.providerPaystubId).toSorted(),
  };
}

/**
 * As 20 seconds later, after which a job whose process sends no heartbeat is taken again. That it
 * then is shows sending.test.ts of the public service, which waits for it.
 */
const ageHeartbeats = () =>
  test.database.raw(
    `UPDATE ${jobsSchema('member')}.job SET heartbeat_on = heartbeat_on - interval '20 seconds'
       WHERE state = 'active'`,
  );

describe('a service that is killed while it reads many', () => {
  it(
    'leaves each either read whole or not at all, and the next reads all of them, each once',
    async () => {
      await seedMembers();
      await delayProviders('delay');
      const first = await startService();
      await eventually(async () => {
        return (await countRead('bank_link')) > 0 && (await countRead('payroll_link')) > 0;
      });
      first.child.kill('SIGKILL');
      expect(await first.ended).toBe('SIGKILL');
      await ageHeartbeats();
      const readBefore = await countRead('bank_link');
      expect(readBefore).toBeLessThan(MEMBERS);
      const linksWithData = await test.database('bank_transaction').distinct('link_id');
      expect(linksWithData).toHaveLength(readBefore);

      await delayProviders('none');
      const next = await startService();
      await eventually(
        async () =>
          (await countRead('bank_link')) === MEMBERS &&
          (await countRead('payroll_link')) === MEMBERS,
        RETAKEN_WITHIN_MS,
      );
      const truth = await idsAtProviders();
      expect(truth.transactions.length).toBeGreaterThan(50);
      expect(await idsOf('bank_transaction', 'provider_transaction_id', 'link_id')).toEqual([
        truth.transactions,
      ]);
      expect(await idsOf('recurring_outflow', 'stream_id')).toEqual([truth.bills]);
      expect(await idsOf('shift', 'provider_shift_id')).toEqual([truth.shifts]);
      expect(await idsOf('paystub', 'provider_paystub_id')).toEqual([truth.paystubs]);
      // One cursor for all: no member is ahead of the provider or behind it.
      expect(await test.database('bank_link').distinct('cursor')).toHaveLength(1);
      next.child.kill('SIGTERM');
      await next.ended;
    },
    3 * RETAKEN_WITHIN_MS,
  );
});
