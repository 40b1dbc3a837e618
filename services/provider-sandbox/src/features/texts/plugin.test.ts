import { describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';

const MESSAGES = '/twilio/2010-04-01/Accounts/sandbox/Messages.json';
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
const TEXT = { To: '+13105550142', From: '+12025550100', Body: 'Your code is 123456 & yours' };

const start = () => buildApp(testContext());

const post = (
  app: ReturnType<typeof start>,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: MESSAGES,
    headers: {
      authorization: basic('sandbox:sandbox'),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

const textsTo = async (app: ReturnType<typeof start>, to: string) =>
  (await app.inject({ url: '/texts.json', query: { to } })).json();

describe('POST …/Messages.json', () => {
  it('shows a text to people at /inbox and to tests at /texts.json [PLT-073]', async () => {
    const app = start();
    const reply = await post(app, TEXT);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ to: TEXT.To, body: TEXT.Body, status: 'queued' });
    for (const to of ['3105550142', '+13105550142', '1 (310) 555-0142']) {
      expect(await textsTo(app, to)).toEqual([
        { to: TEXT.To, text: TEXT.Body, sent_at: '2026-11-20T20:00:00.000Z' },
      ]);
    }
    expect(await textsTo(app, '3105550143')).toEqual([]);
    expect((await app.inject('/inbox')).body).toContain('Your code is 123456 &amp; yours');
  });

  it('sends once what comes twice with its key, and answers the same', async () => {
    const app = start();
    const first = await post(app, TEXT, { 'idempotency-key': 'job-1' });
    const second = await post(app, TEXT, { 'idempotency-key': 'job-1' });
    expect(second.json()).toEqual(first.json());
    await post(app, TEXT, { 'idempotency-key': 'job-2' });
    await post(app, TEXT);
    expect(await textsTo(app, TEXT.To)).toHaveLength(3);
  });

  it.each([
    ['a number that is none', { ...TEXT, To: '3105550142' }, 21211],
    ['nobody to send to', { From: TEXT.From, Body: 'x' }, 21211],
    ['no sender', { To: TEXT.To, Body: 'x' }, 21603],
    ['nothing to say', { ...TEXT, Body: '' }, 21602],
    ['too much to say', { ...TEXT, Body: 'x'.repeat(1_601) }, 21617],
  ])("refuses %s in Twilio's words", async (_what, form, code) => {
    const reply = await post(start(), form);
    expect([reply.statusCode, reply.json().code]).toEqual([400, code]);
  });

  it.each(['', basic('other:sandbox'), basic('sandbox:'), 'Bearer sandbox'])(
    'refuses the credentials "%s"',
    async (authorization) => {
      const reply = await post(start(), TEXT, { authorization });
      expect([reply.statusCode, reply.json().code]).toEqual([401, 20003]);
    },
  );

  it('is unavailable when its fault says so', async () => {
    const app = start();
    await app.inject({
      method: 'PUT',
      url: '/faults/texts',
      payload: { mode: 'refuse', count: 1 },
    });
    expect((await post(app, TEXT)).statusCode).toBe(503);
    expect((await post(app, TEXT)).statusCode).toBe(201);
  });
});
