import { createHmac } from 'node:crypto';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { jsonClient } from '../../testing/json-client.ts';

const DAY_MS = 86_400_000;
const sandbox = await startSandbox('2026-02-20T20:00:00Z');
const { url: origin, receiver } = sandbox;
afterAll(sandbox.stop);
beforeEach(() => sandbox.context.clock.move(0));

type Return = { id: string; jurisdiction: string; status: string; refund_amount: number };
const ask = <Body>(method: string, path: string, body?: object) =>
  jsonClient(`${origin}/april/v1`, { authorization: 'Bearer key' })<Body>(method, path, body);
const control = (method: string, path: string, body?: object) =>
  jsonClient(`${origin}/control/april`)(method, path, body);

async function newUser(last_name = 'Lopez', external_id: string = crypto.randomUUID()) {
  const names = { external_id, first_name: 'Ana', last_name };
  const { body } = await ask<{ user: { id: string } }>('POST', '/users', names);
  const granted = await ask<{ access_token: string }>(
    'POST',
    `/users/${body.user.id}/access_tokens`,
  );
  return { id: body.user.id, token: granted.body.access_token };
}
const file = (token: string, more: Record<string, string> = {}) =>
  fetch(`${origin}/april/embed`, {
    method: 'POST',
    body: new URLSearchParams({
      token,
      filing_status: 'single',
      state: 'OR',
      wages: '35000',
      withheld: '4000',
      ...more,
    }),
  }).then((reply) => reply.text());
const returnsOf = async (id: string) =>
  (await ask<{ tax_returns: Return[] }>('GET', `/users/${id}/tax_returns`)).body.tax_returns;
const statuses = async (id: string) => (await returnsOf(id)).map(({ status }) => status);

describe('filing', () => {
  it('makes a federal return and one of the state, once', async () => {
    const { id, token } = await newUser();
    const page = await fetch(`${origin}/april/embed?token=${token}`).then((reply) => reply.text());
    expect(page).toContain('Filing status');
    expect(await file(token, { wages: 'much' })).toContain('Please answer all of it.');
    expect(await file(token)).toContain('federal: refund of $1200.00, submitted');
    await file(token);
    expect((await returnsOf(id)).map((one) => [one.jurisdiction, one.refund_amount])).toEqual([
      ['federal', 120_000],
      ['OR', -20_000],
    ]);
  });

  it('makes no state return where the state has no income tax', async () => {
    const { id, token } = await newUser();
    await file(token, { state: 'WA' });
    expect((await returnsOf(id)).map(({ jurisdiction }) => jurisdiction)).toEqual(['federal']);
  });

  it('wants a token that was given out within the hour', async () => {
    const { token } = await newUser();
    expect(await file('made-up')).toContain('This has expired');
    sandbox.context.clock.move(DAY_MS / 24);
    expect(await file(token)).toContain('This has expired');
  });

  it('knows a user again', async () => {
    const first = await newUser('Lopez', 'user-1');
    expect((await newUser('Lopez', 'user-1')).id).toBe(first.id);
    expect((await ask('GET', '/users/nobody/tax_returns')).status).toBe(404);
    expect((await jsonClient(origin)('POST', '/april/v1/users', {})).status).toBe(401);
  });
});

describe('returns', () => {
  it('move with the clock', async () => {
    const { id, token } = await newUser();
    await file(token);
    expect(await statuses(id)).toEqual(['submitted', 'submitted']);
    sandbox.context.clock.move(2 * DAY_MS);
    expect(await statuses(id)).toEqual(['accepted', 'no_refund']);
    sandbox.context.clock.move(21 * DAY_MS);
    expect(await statuses(id)).toEqual(['refund_received', 'no_refund']);
  });

  it('are rejected for those of that name', async () => {
    const { id, token } = await newUser('Reject');
    await file(token);
    sandbox.context.clock.move(2 * DAY_MS);
    expect(await statuses(id)).toEqual(['rejected', 'rejected']);
  });

  it('keep the status that was set by hand, and publish it, signed', async () => {
    const { id, token } = await newUser();
    await file(token);
    await control('POST', '/webhook_url', { url: receiver.url, secret: 'shared' });
    const [federal] = await returnsOf(id);
    await control('POST', `/tax_returns/${federal?.id}/status`, { status: 'rejected' });
    await eventually(async () => expect(receiver.received).toHaveLength(1));
    const { headers, text, body } = receiver.received[0] ?? { headers: {}, text: '', body: {} };
    expect(body).toMatchObject({
      type: 'tax_return.updated',
      data: { tax_return: { id: federal?.id, status: 'rejected' } },
    });
    const [, seconds, signature] =
      /^t=(\d+),v1=(\w+)$/.exec(String(headers['april-signature'])) ?? [];
    const digest = createHmac('sha256', 'shared').update(`${seconds}.${text}`).digest('hex');
    expect(signature).toBe(digest);
    sandbox.context.clock.move(30 * DAY_MS);
    expect((await statuses(id))[0]).toBe('rejected');
  });
});
