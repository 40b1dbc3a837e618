import { createHmac } from 'node:crypto';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { jsonClient } from '../../testing/json-client.ts';

const sandbox = await startSandbox();
const { url: origin, clock, receiver } = sandbox;
afterAll(sandbox.stop);
beforeEach(() => {
  clock.set('2026-11-20T20:00:00Z');
  receiver.received.length = 0;
});

type Told = {
  eval_id: string;
  decision: string;
  status: string;
  tags: string[];
  data_enrichments: {
    response?: {
      data?: { docvTransactionToken: string; url: string };
      documentVerification?: object;
    };
  }[];
};
const ask = <Body = Told>(method: string, path: string, body?: object, key = 'Bearer key') =>
  jsonClient(`${origin}/socure/api`, { authorization: key })<Body>(method, path, body);
const evaluate = (
  family_name: string,
  { workflow = 'consumer_onboarding', id = '', docv = {} } = {},
) =>
  ask('POST', '/evaluation', {
    id: id || crypto.randomUUID(),
    timestamp: '2026-11-20T20:00:00Z',
    workflow,
    data: { individual: { given_name: 'Ana', family_name, national_id: '123456789', ...docv } },
  });
/** As an evaluation that waits is run again. */
const rerun = (evalId: string) =>
  ask('PATCH', `/evaluation/${evalId}`, {
    id: 'any',
    timestamp: '2026-11-20T20:00:00Z',
    workflow: 'consumer_onboarding',
    data: {},
  });
const tokenOf = ({ data_enrichments }: Told) =>
  data_enrichments.flatMap(({ response }) => response?.data?.docvTransactionToken ?? [])[0] ?? '';
const readings = ({ data_enrichments }: Told) =>
  data_enrichments.filter(({ response }) => response?.documentVerification).length;
const open = async (token: string) => (await fetch(`${origin}/socure/docv?token=${token}`)).text();
type Sent = { front?: string; outcome?: string; headers?: Record<string, string> };
const upload = (token: string, { front = 'front.jpg', outcome = '', headers = {} }: Sent = {}) =>
  fetch(`${origin}/socure/docv`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ token, front, back: 'back.jpg', outcome }),
  }).then((reply) => reply.text());
const standing = async (evalId: string) => {
  const { body } = await ask('GET', `/evaluation/${evalId}`);
  return { ...body, now: `${body.decision} ${body.status}` };
};

describe('POST /socure/api/evaluation', () => {
  it('decides by the last name', async () => {
    const names = ['Lopez', 'Reject', 'Refer', 'Resubmit'];
    const told = await Promise.all(names.map((name) => evaluate(name)));
    expect(told.map(({ body }) => `${body.decision} ${body.status}`)).toEqual([
      'ACCEPT CLOSED',
      'REJECT CLOSED',
      'REVIEW ON_HOLD',
      'REVIEW ON_HOLD',
    ]);
    expect(told.map(({ body }) => tokenOf(body) !== '')).toEqual([false, false, true, true]);
  });

  it('answers the same for an id that comes again', async () => {
    const first = await evaluate('Refer', { id: 'onb-1' });
    expect(await evaluate('Refer', { id: 'onb-1' })).toEqual(first);
  });

  it('wants a key, and an id that was given out', async () => {
    expect(await ask<object>('GET', '/evaluation/x', undefined, 'none')).toMatchObject({
      status: 401,
      body: { status: 'Error' },
    });
    expect((await ask('GET', '/evaluation/x')).status).toBe(404);
    expect((await ask('POST', '/evaluation', {})).status).toBe(400);
  });
});

describe('pictures of documents', () => {
  it('are wanted of everybody by the workflow of that name, and accepted', async () => {
    const { body } = await evaluate('Lopez', { workflow: 'document_verification' });
    const page = await fetch(body.data_enrichments[1]?.response?.data?.url ?? '');
    expect(await page.text()).toContain('Upload pictures');
    expect(await upload(tokenOf(body))).toContain('Your pictures have arrived.');
    expect((await standing(body.eval_id)).now).toBe('ACCEPT CLOSED');
    expect(await upload(tokenOf(body))).toContain('This has expired');
  });

  it('are wanted again where they could not be read', async () => {
    const { body } = await evaluate('Resubmit');
    await upload(tokenOf(body));
    const again = await standing(body.eval_id);
    expect([again.now, again.tags]).toEqual(['REVIEW ON_HOLD', ['DocV Resubmit']]);
    expect(tokenOf(again)).not.toBe(tokenOf(body));
    expect(await open(tokenOf(again))).toContain('We could not read your pictures.');
    await upload(tokenOf(again));
    const read = await standing(body.eval_id);
    expect([read.now, readings(body), readings(again), readings(read)]).toEqual([
      'ACCEPT CLOSED',
      0,
      1,
      2,
    ]);
  });

  it.each([
    ['accept', 'ACCEPT CLOSED'],
    ['reject', 'REJECT CLOSED'],
    ['refer', 'REVIEW OPEN'],
    ['resubmit', 'REVIEW ON_HOLD'],
  ])('come to %s where that is chosen, whatever the name is', async (outcome, now) => {
    const { body } = await evaluate('Lopez', { workflow: 'document_verification' });
    await upload(tokenOf(body), { outcome });
    expect((await standing(body.eval_id)).now).toBe(now);
  });

  it('are sent again where one is missing, or where the upload broke off', async () => {
    const { body } = await evaluate('Refer');
    expect(await upload(tokenOf(body), { front: '' })).toContain('the front and the back');
    const broken = await upload(tokenOf(body), { outcome: 'fail' });
    expect(broken).toContain('DOCUMENTS_UPLOAD_FAILED');
    expect((await standing(body.eval_id)).now).toBe('REVIEW ON_HOLD');
    expect(await upload(tokenOf(body), { outcome: 'accept' })).toContain('have arrived');
  });

  it('have a link that is good for a day, and another one after', async () => {
    const { body } = await evaluate('Refer');
    expect(tokenOf((await rerun(body.eval_id)).body)).toBe(tokenOf(body));
    clock.set('2026-11-21T19:59:59Z');
    expect(await open(tokenOf(body))).toContain('Upload pictures');
    clock.set('2026-11-21T20:00:00Z');
    expect(await open(tokenOf(body))).toContain('This has expired');
    expect(await upload(tokenOf(body))).toContain('This has expired');
    const again = tokenOf((await rerun(body.eval_id)).body);
    expect(again).not.toBe(tokenOf(body));
    expect(await upload(again, { outcome: 'accept' })).toContain('have arrived');
    expect((await rerun(body.eval_id)).status).toBe(400);
  });

  it('lead who took them in a page of their own to where the customer says', async () => {
    const docv = {
      docv: { config: { redirect: { method: 'GET', url: 'https://customer.test/back?a=1&b=2' } } },
    };
    const framed = await evaluate('Refer', { docv });
    expect(await upload(tokenOf(framed.body))).not.toContain('customer.test');
    const alone = await evaluate('Refer', { docv });
    const page = await upload(tokenOf(alone.body), { headers: { 'sec-fetch-dest': 'document' } });
    expect(page).toContain('href="https://customer.test/back?a=1&amp;b=2"');
  });

  it('go to a person where there is doubt', async () => {
    const { body } = await evaluate('Refer');
    await upload(tokenOf(body));
    expect((await standing(body.eval_id)).now).toBe('REVIEW OPEN');
    await jsonClient(origin)('POST', `/control/socure/evaluations/${body.eval_id}/decision`, {
      decision: 'REJECT',
    });
    expect((await standing(body.eval_id)).now).toBe('REJECT CLOSED');
  });
});

describe('webhooks', () => {
  it('report what happened, signed over the raw body', async () => {
    const address = { url: receiver.url, secret: 'shared' };
    await jsonClient(origin)('POST', '/control/socure/webhook_url', address);
    const { body } = await evaluate('Lopez', { workflow: 'document_verification' });
    await upload(tokenOf(body));
    await eventually(async () => expect(receiver.received).toHaveLength(3));
    const types = receiver.received.map((one) => String(one.body['event_type'])).toSorted();
    expect(types).toEqual(['DOCUMENTS_UPLOADED', 'VERIFICATION_COMPLETED', 'evaluation_completed']);
    for (const { headers, text, body: told } of receiver.received) {
      const digest = createHmac('sha256', 'shared').update(text).digest('hex');
      expect(headers['x-socure-signature']).toBe(digest);
      expect(told['data']).toMatchObject({ eval_id: body.eval_id });
    }
  });
});
