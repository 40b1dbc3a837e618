import { createHmac } from 'node:crypto';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { syncteraCustomer } from '../synctera/testing/synctera-customer.ts';
import { jsonClient } from '../../testing/json-client.ts';

const DAY_MS = 86_400_000;
const sandbox = await startSandbox('2026-02-20T20:00:00Z');
const { url: origin, receiver } = sandbox;
afterAll(sandbox.stop);
beforeEach(() => sandbox.context.clock.move(0));

type Return = {
  id: string;
  jurisdiction: string;
  status: string;
  refund_amount: number;
  refund_advance_eligible: boolean;
};
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
const receivedBy = async (issuer: ReturnType<typeof syncteraCustomer>, accountId: string) =>
  (await issuer.posted(accountId)).map(({ data }) => [
    data.user_data.company_name,
    data.lines[0]?.amount,
  ]);
const answer = (id: string | undefined, body: object) =>
  control('POST', `/tax_returns/${id}/status`, body);

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

  it('are offered for an advance from a federal refund of $1,000, outside California', async () => {
    const [one, californian, poor] = [await newUser(), await newUser(), await newUser()];
    await file(one.token);
    await file(californian.token, { state: 'CA' });
    await file(poor.token, { withheld: '3000' });
    const eligible = async (id: string) =>
      (await returnsOf(id)).map((each) => each.refund_advance_eligible);
    expect(await eligible(one.id)).toEqual([true, false]);
    expect(await eligible(californian.id)).toEqual([false, false]);
    expect(await eligible(poor.id)).toEqual([false, false]);
  });

  it('that are rejected are corrected in the frame and sent again by their ids', async () => {
    const { id, token } = await newUser();
    await file(token);
    const [federal, state] = await returnsOf(id);
    await answer(federal?.id, { status: 'rejected' });
    const open = await fetch(`${origin}/april/embed?token=${token}`);
    expect(await open.text()).toContain('federal: refund of $1200.00, rejected');
    sandbox.context.clock.move(30 * DAY_MS);
    const again = await newUser('Lopez', `again-${id}`);
    expect(again.id).not.toBe(id);
    const { body } = await ask<{ access_token: string }>('POST', `/users/${id}/access_tokens`);
    await file(body.access_token, { withheld: '5000' });
    const after = await returnsOf(id);
    expect(after.map((one) => [one.id, one.status, one.refund_amount])).toEqual([
      [federal?.id, 'submitted', 210_000],
      [state?.id, 'no_refund', -20_000],
    ]);
    sandbox.context.clock.move(32.5 * DAY_MS);
    expect(await statuses(id)).toEqual(['accepted', 'no_refund']);
  });

  it('of a state that does not tax her after all are gone once they are corrected', async () => {
    const { id, token } = await newUser();
    await file(token);
    for (const one of await returnsOf(id)) await answer(one.id, { status: 'rejected' });
    await control('POST', '/webhook_url', { url: receiver.url, secret: 'shared' });
    await file(token, { state: 'WA' });
    expect((await returnsOf(id)).map(({ jurisdiction }) => jurisdiction)).toEqual(['federal']);
    await eventually(async () => {
      const kinds = receiver.received.map(({ body }) => (body as { type: string }).type);
      expect(kinds.toSorted()).toEqual(['tax_return.deleted', 'tax_return.updated']);
    });
    await control('POST', '/webhook_url', { url: null });
    receiver.received.length = 0;
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
    await answer(federal?.id, { status: 'rejected' });
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

describe('a refund', () => {
  /** Somebody whose refunds go to a deposit account at the issuer. */
  async function withDeposit() {
    const issuer = syncteraCustomer(origin);
    const { account_id } = await issuer.account();
    const { body } = await issuer.ask<{ account_number: string }>('GET', `/accounts/${account_id}`);
    const { id, token } = await newUser();
    await ask('PUT', `/users/${id}/deposit_destination`, {
      routing_number: '112233445',
      account_number: body.account_number,
    });
    await file(token);
    return { id, returns: await returnsOf(id), received: () => receivedBy(issuer, account_id) };
  }

  it('is sent where she wants it, once, as it was filed', async () => {
    const { id, returns, received } = await withDeposit();
    await answer(returns[0]?.id, { status: 'refund_received' });
    await answer(returns[0]?.id, { status: 'refund_received' });
    expect(await received()).toEqual([['IRS TREAS 310', 120_000]]);
    expect(await statuses(id)).toEqual(['refund_received', 'submitted']);
  });

  it('is sent by the clock, and in another amount by an operator’s word', async () => {
    const [one, other] = [await withDeposit(), await withDeposit()];
    await answer(other.returns[0]?.id, { status: 'refund_received', refund_amount: 90_000 });
    sandbox.context.clock.move(22 * DAY_MS);
    await statuses(one.id);
    expect(await one.received()).toEqual([['IRS TREAS 310', 120_000]]);
    expect(await other.received()).toEqual([['IRS TREAS 310', 90_000]]);
  });
});

describe('the front page', () => {
  it('lists a person’s returns, each with what the IRS may answer at one press', async () => {
    const { id, token } = await newUser('O<Neil');
    await file(token);
    const [federal] = await returnsOf(id);
    const page = await fetch(origin).then((reply) => reply.text());
    expect(page).toContain('Ana O&lt;Neil, 2025');
    const action = `/control/april/tax_returns/${federal?.id}/status`;
    expect(page).toContain(`<form action="${action}" method="post">`);
    const press = (headers: Record<string, string> = {}) =>
      fetch(origin + action, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ status: 'accepted' }),
      });
    expect((await press({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press()).status).toBe(303);
    expect(await statuses(id)).toEqual(['accepted', 'submitted']);
    const listed = await control('GET', `/tax_returns.json?user=${id}`);
    expect(listed.body).toMatchObject({ tax_returns: [{ id: federal?.id }, {}] });
  });
});

describe('a fault', () => {
  it('is met by calls and by the frame as with the other providers', async () => {
    const { id, token } = await newUser();
    const faults = jsonClient(origin);
    await faults('PUT', '/faults/april', { mode: 'refuse', count: 2 });
    expect((await ask('GET', `/users/${id}/tax_returns`)).status).toBe(500);
    expect((await fetch(`${origin}/april/embed?token=${token}`)).status).toBe(500);
    expect((await ask('GET', `/users/${id}/tax_returns`)).status).toBe(200);
  });
});
