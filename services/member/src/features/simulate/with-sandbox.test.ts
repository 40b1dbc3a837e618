import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '@reset/service-kit';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { ledgerStore } from '@reset/ledger';
import { pinwheelPayrollData } from '#providers/pinwheel/payroll-data.ts';
import { pinwheelPayrollLinking } from '#providers/pinwheel/payroll-linking.ts';
import { pinwheelWebhooks } from '#providers/pinwheel/webhook.ts';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { sandboxSimulation } from '#providers/synctera/simulation.ts';
import { syncteraIncomingDeposits } from '#providers/synctera/incoming-deposits.ts';
import { syncteraWebhooks } from '#providers/synctera/webhook.ts';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { forwardWebhooks } from '#testing/forward-webhooks.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

/* The service with the sandbox's issuer and payroll, whose requests and events come as the gateway passes them. */

let sandbox: RunningSandbox;
let service: MemberServiceUnderTest;
let webhooks: Awaited<ReturnType<typeof forwardWebhooks>>;

beforeAll(async () => {
  sandbox = await startProviderSandbox();
  webhooks = await forwardWebhooks(
    () => service.app,
    () => service.jobs.drain(),
  );
  const { secret } = await post<{ secret: string }>('/synctera/v0/webhook_secrets');
  type Products = { card_products: { id: string }[] };
  const { card_products } = await ask<Products>('/synctera/v0/cards/products');
  await post('/synctera/v0/cards/gateways', {
    url: `${webhooks.url}/synctera/authorizations`,
    card_products: card_products.map(({ id }) => id),
  });
  await post('/control/pinwheel/webhook_url', { url: `${webhooks.url}/pinwheel` });

  const synctera = { baseUrl: `${sandbox.url}/synctera`, apiKey: 'sandbox' };
  const pinwheel = { baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' };
  service = await startMemberService({
    clock: systemClock,
    cardIssuing: syncteraCardIssuing(synctera),
    incomingDeposits: syncteraIncomingDeposits(synctera),
    isIssuerWebhook: syncteraWebhooks(secret, systemClock),
    payrollData: pinwheelPayrollData(pinwheel),
    payrollLinking: pinwheelPayrollLinking(pinwheel),
    isPayrollWebhook: pinwheelWebhooks('sandbox', systemClock),
    simulation: sandboxSimulation({ synctera, sandboxUrl: sandbox.url }),
  });
});
afterAll(async () => {
  await webhooks.stop();
  await Promise.all([service.stop(), sandbox.stop()]);
});

const CREDENTIALS = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };

async function post<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
  const reply = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: CREDENTIALS,
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  const text = await reply.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

const ask = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${sandbox.url}${path}`, { headers: CREDENTIALS })).json()) as Answer;

/** A member with a card of the sandbox's issuer who may owe so much. */
async function cardholder(limitCents: number): Promise<string> {
  const userId = await someMember(service);
  const reply = await service.put(`${userId}/card_account`, {
    person: { ...CARD_APPLICANT, email: `${userId}@example.com` },
  });
  expect(reply.statusCode).toBe(204);
  await ledgerStore(service.database).setCreditLimits([{ userId, cents: limitCents }]);
  return userId;
}

async function linkPayroll(userId: string): Promise<void> {
  type Made = { account: { id: string } };
  const { account } = await post<Made>('/control/pinwheel/accounts', { end_user_id: userId });
  const reply = await service.put(`${userId}/payroll_link`, { account_id: account.id });
  expect(reply.statusCode).toBe(204);
}

const listed = async (userId: string) =>
  (await service.get(userId, '/card_accounts/current/card_transactions')).json<object[]>();

describe('a simulated purchase', () => {
  it('is requested, approved and cleared as any other [DEMO-024]', async () => {
    const userId = await cardholder(5_000);
    const body = { amount: 12.34, merchant_name: 'Fernwood Market' };
    const reply = await service.post(userId, '/simulate/transaction', body);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ amount: 12.34, merchant_name: 'Fernwood Market' });
    expect(reply.json<{ customer_state: string }>().customer_state).toMatch(/^(pending|posted)$/);
    expect(await listed(userId)).toMatchObject([{ merchant_name: 'Fernwood Market' }]);
  });

  it('is declined above the limit, and answers so', async () => {
    const userId = await cardholder(5_000);
    const reply = await service.post(userId, '/simulate/transaction', { amount: 50.01 });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      amount: 50.01,
      customer_state: 'declined',
      decline_reason: 'limit_exceeded',
    });
    const overview = await service.get(userId, '/dashboard/overview');
    expect(overview.json()).toMatchObject({ reset_card: { amount: 0 } });
  });
});

describe('simulated pay', () => {
  it('comes by the payroll’s webhook and is answered as a shift [DEMO-025]', async () => {
    const userId = await someMember(service);
    await linkPayroll(userId);
    const earned = async () => {
      const reply = await service.get(userId, '/income/earnings');
      return reply.json<{ shifts: { id: string }[] }>().shifts.map(({ id }) => id);
    };
    const before = await earned();
    const reply = await service.post(userId, '/simulate/earnings', { hours: 6.5 });
    expect(reply.statusCode).toBe(201);
    const shift = reply.json<{ id: string }>();
    expect(shift).toMatchObject({ user_id: userId, earnings: [{ hours: 6.5, amount: 157.63 }] });
    expect(before).not.toContain(shift.id);
    expect(await earned()).toContain(shift.id);
  });
});

describe('a simulated direct deposit', () => {
  it('comes in at the issuer, is read by its webhook and answered as the payday [DEMO-026]', async () => {
    await post('/synctera/v0/webhooks', {
      url: `${webhooks.url}/synctera`,
      is_enabled: true,
      enabled_events: ['TRANSACTION.POSTED.CREATED'],
    });
    const userId = await cardholder(5_000);
    const person = { ...CARD_APPLICANT, email: `${userId}@example.com` };
    expect((await service.put(`${userId}/deposit_account`, { person })).statusCode).toBe(204);
    const reply = await service.post(userId, '/simulate/direct_deposit', { amount: 640.25 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ paycheck_amount: 640.25, paycheck_received: true });
    const overview = await service.get(userId, '/dashboard/overview');
    expect(overview.json()).toMatchObject({ deposit_balance: 640.25 });
  });

  it('is reported by her payroll, so that what it pays is not counted twice', async () => {
    const userId = await cardholder(5_000);
    const person = { ...CARD_APPLICANT, email: `${userId}@example.com` };
    expect((await service.put(`${userId}/deposit_account`, { person })).statusCode).toBe(204);
    await linkPayroll(userId);
    expect((await service.post(userId, '/simulate/earnings', { hours: 6.5 })).statusCode).toBe(201);
    const accrued = async () => {
      const { payroll } = (await service.get(userId, '/dashboard/overview')).json();
      return payroll.amount;
    };
    const earned = await accrued();
    expect(earned).toBeGreaterThan(0);
    const reply = await service.post(userId, '/simulate/direct_deposit', {});
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ paycheck_amount: earned, paycheck_received: true });
    expect(await accrued()).toBe(0);
  });
});
