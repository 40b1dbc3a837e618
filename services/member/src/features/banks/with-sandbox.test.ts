import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, systemClock } from '@reset/service-kit';
import { eventually, type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { paveIncomeData } from '#providers/pave/income-data.ts';
import { plaidClient } from '#providers/plaid/ask-plaid.ts';
import { plaidBankData } from '#providers/plaid/bank-data.ts';
import { plaidBankLinking } from '#providers/plaid/bank-linking.ts';
import { plaidWebhooks } from '#providers/plaid/webhook.ts';
import { forwardWebhooks } from '#testing/forward-webhooks.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

/* The service with the sandbox's Plaid and Pave, whose webhooks come as the gateway passes them. */

let sandbox: RunningSandbox;
let service: MemberServiceUnderTest;
let webhooks: Awaited<ReturnType<typeof forwardWebhooks>>;

beforeAll(async () => {
  sandbox = await startProviderSandbox();
  webhooks = await forwardWebhooks(() => service.app);
  const plaid = plaidClient({
    baseUrl: `${sandbox.url}/plaid`,
    clientId: 'sandbox',
    secret: 'sandbox',
  });
  service = await startMemberService({
    config: { WEBHOOKS_URL: webhooks.url },
    clock: systemClock,
    bankData: plaidBankData(plaid),
    incomeData: paveIncomeData({ baseUrl: `${sandbox.url}/pave`, apiKey: 'sandbox' }),
    bankLinking: plaidBankLinking(plaid),
    isBankWebhook: plaidWebhooks(plaid, systemClock),
  });
});
afterAll(async () => {
  await webhooks.stop();
  await Promise.all([service.stop(), sandbox.stop()]);
});

/** Goes through the sandbox's Plaid Link; the public token that it hands to the page. */
async function goThroughLink(token: string): Promise<string> {
  const frame = `${sandbox.url}/plaid/link/v2`;
  const page = await (await fetch(`${frame}/open?token=${token}`)).text();
  const [, session = ''] = /name="session" value="([^"]*)"/.exec(page) ?? [];
  const send = (step: string, fields: Record<string, string>) =>
    fetch(`${frame}/${step}`, {
      method: 'POST',
      body: new URLSearchParams({ token, session, ...fields }),
    });
  await send('login', { username: 'user_good', password: 'pass_good' });
  await send('accounts', { checking: 'yes', savings: '' });
  const end = await (await fetch(`${frame}/done?token=${token}&session=${session}`)).text();
  return /public-sandbox-[\w-]+/.exec(end)?.[0] ?? 'none';
}

const control = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
  fetch(`${sandbox.url}/control/plaid${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a bank that is linked in the widget', () => {
  it('is read, and again by webhooks of the bank, until it is unlinked [ONB-038, ONB-039, ONB-040]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const opened = await service.get(userId, '/plaid/link_token?institution_id=ins_sandbox_1');
    const { link_token } = opened.json<{ link_token: string }>();
    expect(opened.json()).toMatchObject({ success: true });
    const publicToken = await goThroughLink(link_token);
    const path = `/plaid/create_access_token?public_token=${publicToken}`;
    expect((await service.get(userId, path)).json()).toEqual({ success: true });
    expect((await service.get(newId(), path)).statusCode).toBe(422);
    const link = () => service.database('bank_link').where({ user_id: userId }).first();
    const { item_id: itemId } = await link();

    await service.jobs.drain();
    expect((await service.get(userId, '/bank_accounts/linked')).json()).toEqual({
      name: 'Everyday Checking',
      institution_name: 'Tidewater Savings Bank',
      mask: '4021',
      verified: true,
    });
    expect(await link()).toMatchObject({ status: 'active', cursor: expect.any(String) });
    await service.jobs.drain();
    expect((await service.get(userId, '/pave/status')).json()).toEqual({ ready: true });
    expect((await service.ask(`${userId}/links`)).json()).toMatchObject({ has_earnings: true });

    expect((await control('PUT', `/items/${itemId}/balance`, { balance_cents: 4_200 })).ok).toBe(
      true,
    );
    await eventually(async () => {
      await service.jobs.drain();
      const overview = await service.get(userId, '/dashboard/overview');
      expect(overview.json()).toMatchObject({ linked_bank: { amount: 42 } });
    });

    await control('POST', `/items/${itemId}/disconnect`, {});
    await eventually(async () => {
      await service.jobs.drain();
      expect(await link()).toMatchObject({ status: 'broken', error: 'ITEM_LOGIN_REQUIRED' });
    });
    await control('POST', `/items/${itemId}/repair`);
    await eventually(async () => {
      await service.jobs.drain();
      expect(await link()).toMatchObject({ status: 'active', error: null });
    });

    const reconnectBy = async () =>
      (await service.get(userId, '/dashboard/overview')).json().linked_bank.reconnect_by;
    await control('POST', `/items/${itemId}/disconnect`, { reason: 'pending' });
    await eventually(async () => {
      await service.jobs.drain();
      expect(await reconnectBy()).toMatch(/^20\d\d-/);
    });
    const renewal = (await service.get(userId, '/plaid/link_token')).json().link_token;
    const renewed = `/plaid/create_access_token?public_token=${await goThroughLink(renewal)}`;
    expect((await service.get(userId, renewed)).json()).toEqual({ success: true });
    expect(await reconnectBy()).toBeNull();
    expect(await link()).toMatchObject({ item_id: itemId, status: 'active' });

    expect((await service.post(userId, '/bank_accounts/unlink')).statusCode).toBe(204);
    await service.jobs.drain();
    const items = await (
      await fetch(`${sandbox.url}/control/plaid/items.json?user=${userId}`)
    ).json();
    expect(items).toMatchObject({ items: [{ item_id: itemId, status: 'removed' }] });
  });
});
