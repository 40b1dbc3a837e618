import { afterAll, describe, expect, it } from '@jest/globals';
import { syncteraCustomer } from '#features/synctera/testing/synctera-customer.ts';
import { jsonClient } from './json-client.ts';
import { sandboxProcess } from './sandbox-process.ts';

const sandbox = await sandboxProcess();
afterAll(sandbox.stop);

describe('what Synctera, Socure, April and HubSpot know', () => {
  it('is known to the process after one that was killed', async () => {
    const synctera = syncteraCustomer(sandbox.url);
    const bearer = jsonClient(sandbox.url, { authorization: 'Bearer key' });
    const card = await synctera.card('PHYSICAL', 'LINE_OF_CREDIT');
    await synctera.deposit(card.account_id, 500);
    const key = { 'idempotency-key': 'key-1' };
    const ann = await synctera.ask('POST', '/persons', { first_name: 'Ann' }, key);
    const secret = await synctera.ask<{ secret: string }>('POST', '/webhook_secrets');
    const evaluation = await bearer<{ eval_id: string }>('POST', '/socure/api/evaluation', {
      id: 'onb-1',
      timestamp: '2026-11-20T20:00:00Z',
      workflow: 'consumer_onboarding',
      data: { individual: { given_name: 'Ana', family_name: 'Refer' } },
    });
    const april = await bearer<{ user: { id: string } }>('POST', '/april/v1/users', {
      external_id: 'user-1',
      first_name: 'Ana',
      last_name: 'Lopez',
    });
    const chat = await bearer<{ token: string }>('POST', '/hubspot/chat/conversations', {
      portal: 'sandbox',
      email: null,
      text: 'Hello?',
    });
    const pathsOfAll = [
      `/synctera/v0/cards/${card.id}`,
      `/synctera/v0/accounts/${card.account_id}`,
      `/synctera/v0/transactions/posted?account_id=${card.account_id}`,
      `/socure/api/evaluation/${evaluation.body.eval_id}`,
      `/april/v1/users/${april.body.user.id}/tax_returns`,
      `/hubspot/chat/conversations/${chat.body.token}`,
    ];
    const all = () => Promise.all(pathsOfAll.map((path) => bearer<object>('GET', path)));
    const before = await all();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);

    await sandbox.restart();
    expect(await all()).toEqual(before);
    expect(await synctera.ask('POST', '/persons', { first_name: 'Ann' }, key)).toEqual(ann);
    expect(secret.status).toBe(201);
    expect((await synctera.ask('POST', '/webhook_secrets')).status).toBe(409);
  }, 60_000);
});
