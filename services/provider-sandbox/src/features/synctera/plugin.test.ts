import { createHmac } from 'node:crypto';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { jsonClient } from '../../testing/json-client.ts';
import type { Received } from '../../testing/webhook-receiver.ts';
import { syncteraCustomer } from './testing/synctera-customer.ts';

const sandbox = await startSandbox();
const { url: origin, receiver } = sandbox;
afterAll(sandbox.stop);
const synctera = syncteraCustomer(origin);

describe('Synctera’s API', () => {
  it('wants a bearer key, and words its errors as problem reports', async () => {
    const nobody = jsonClient(`${origin}/synctera/v0`);
    expect(await nobody<object>('GET', '/cards')).toMatchObject({
      status: 401,
      body: { status: 401, title: 'Unauthorized', detail: 'a bearer API key is required' },
    });
    expect(await synctera.ask<object>('GET', '/persons/nobody')).toMatchObject({
      status: 404,
      body: { title: 'Not Found', detail: 'no such person' },
    });
    expect((await synctera.ask('POST', '/persons', { dob: 'yesterday' })).status).toBe(400);
  });

  it('answers a request that comes again with its key as before, and no other by that key', async () => {
    const key = { 'idempotency-key': 'key-1' };
    const first = await synctera.ask('POST', '/persons', { first_name: 'Ana' }, key);
    expect(await synctera.ask('POST', '/persons', { first_name: 'Ana' }, key)).toEqual(first);
    const other = await synctera.ask('POST', '/persons', { first_name: 'Bea' }, key);
    expect(other.status).toBe(422);
  });

  it('does once what is requested many times at once', async () => {
    const key = { 'idempotency-key': 'key-3' };
    sandbox.context.faults.of('synctera').set({ mode: 'delay', delayMs: 50, remaining: 3 });
    const asked = Array.from({ length: 10 }, () =>
      synctera.ask('POST', '/persons', { last_name: 'Many' }, key),
    );
    const ids = (await Promise.all(asked)).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    const stored = sandbox.context.store
      .of<{ id: string; last_name?: string }>('synctera_person')
      .list();
    expect(stored.filter(({ last_name }) => last_name === 'Many')).toHaveLength(1);
  });

  it('goes on to the next when one by a key was refused', async () => {
    const key = { 'idempotency-key': 'key-4' };
    sandbox.context.faults.of('synctera').set({ mode: 'refuse', delayMs: 0, remaining: 1 });
    const asked = [1, 2].map(() => synctera.ask('POST', '/persons', { last_name: 'Two' }, key));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 500]);
  });

  it('does once what is requested again because the answer was lost', async () => {
    const key = { 'idempotency-key': 'key-2' };
    sandbox.context.faults.of('synctera').set({ mode: 'lose_answer', delayMs: 0, remaining: 1 });
    const lost = synctera.ask('POST', '/persons', { last_name: 'Once' }, key);
    await expect(lost).rejects.toThrow();
    const again = await synctera.ask('POST', '/persons', { last_name: 'Once' }, key);
    const stored = sandbox.context.store
      .of<{ id: string; last_name?: string }>('synctera_person')
      .list();
    expect(stored.filter(({ last_name }) => last_name === 'Once').map(({ id }) => id)).toEqual([
      again.body.id,
    ]);
  });
});

describe('persons', () => {
  it('are verified by their last names, once all is there and they consent', async () => {
    const outcomes = ['Lopez', 'Refer', 'Flagged', 'Reject'].map(async (name) => {
      const { body } = await synctera.verify(await synctera.person(name));
      return body.verification_status;
    });
    expect(await Promise.all(outcomes)).toEqual(['ACCEPTED', 'REVIEW', 'REVIEW', 'REJECTED']);
    const { body: empty } = await synctera.ask('POST', '/persons', { first_name: 'Ana' });
    expect((await synctera.verify(empty.id)).body.detail).toContain('last_name, dob, ssn');
    expect((await synctera.verify(await synctera.person(), false)).status).toBe(400);
  });

  it('keep of their social security number the last four digits', async () => {
    const { body } = await synctera.ask<{ ssn: string }>(
      'GET',
      `/persons/${await synctera.person()}`,
    );
    expect(body.ssn).toBe('6789');
  });

  it('get an account only when they are verified', async () => {
    const person_id = await synctera.person('Refer');
    await synctera.verify(person_id);
    const relationships = [{ person_id, relationship_type: 'ACCOUNT_HOLDER' }];
    expect((await synctera.ask('POST', '/accounts', { relationships })).status).toBe(409);
  });
});

describe('webhooks', () => {
  /** As a customer verifies them, by the words of Synctera's documentation alone. */
  const isSignedBy = (secret: string, { headers, text }: Received) => {
    const signed = `${headers['request-timestamp']}.${text}`;
    const digest = createHmac('sha256', secret).update(signed, 'utf8').digest('hex');
    return String(headers['synctera-signature']).split('.').includes(digest);
  };

  it('are sent to all subscribers, signed by the newest two secrets', async () => {
    const { body: old } = await synctera.ask<{ secret: string }>('POST', '/webhook_secrets');
    expect((await synctera.ask('POST', '/webhook_secrets')).status).toBe(409);
    await synctera.ask('POST', '/webhooks', {
      url: receiver.url,
      enabled_events: ['CARD.*', 'TRANSACTION.POSTED.CREATED'],
      is_enabled: true,
    });
    const card = await synctera.card();
    receiver.received.length = 0;
    await synctera.ask('PATCH', `/cards/${card.id}`, { card_status: 'SUSPENDED' });
    await eventually(async () => expect(receiver.received).toHaveLength(1));
    const [first] = receiver.received;
    expect(first?.body['type']).toBe('CARD.UPDATED');
    expect(JSON.parse(String(first?.body['event_resource']))).toMatchObject({
      id: card.id,
      card_status: 'SUSPENDED',
    });
    expect(first && isSignedBy(old.secret, first)).toBe(true);
    expect(first && isSignedBy('another', first)).toBe(false);

    const { body: next } = await synctera.ask<{ secret: string }>('PUT', '/webhook_secrets');
    await synctera.deposit(card.account_id, 100);
    await eventually(async () => expect(receiver.received).toHaveLength(2));
    const second = receiver.received[1];
    expect(second?.body['type']).toBe('TRANSACTION.POSTED.CREATED');
    expect(second && [old, next].map(({ secret }) => isSignedBy(secret, second))).toEqual([
      true,
      true,
    ]);
  });
});
