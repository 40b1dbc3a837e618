import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';
import { jsonClient } from '../../testing/json-client.ts';

const app = buildApp(testContext());
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

type Told = { token: string; messages: { from: string; text: string }[] };
const ask = <Body = Told>(method: string, path: string, body?: object) =>
  jsonClient(origin)<Body>(method, path, body);
const start = (text: string, email: string | null = null) =>
  ask('POST', '/hubspot/chat/conversations', { portal: 'sandbox', email, text });
const linesOf = ({ messages }: Told) => messages.map(({ from }) => from);

describe('a conversation', () => {
  it('is acknowledged once, with the hours, and answered by people', async () => {
    const { body, status } = await start('Hello?');
    expect(status).toBe(201);
    expect(linesOf(body)).toEqual(['visitor', 'team']);
    expect(body.messages[1]?.text).toContain('Monday to Friday, 6 am to 6 pm Pacific');
    const path = `/hubspot/chat/conversations/${body.token}`;
    const more = await ask('POST', `${path}/messages`, { text: 'Still there?' });
    expect(linesOf(more.body)).toEqual(['visitor', 'team', 'visitor']);

    const inbox = await ask<{ conversations: { id: string }[] }>(
      'GET',
      '/control/hubspot/conversations.json',
    );
    const id = inbox.body.conversations.at(-1)?.id;
    await ask('POST', `/control/hubspot/conversations/${id}/replies`, { text: 'Yes.' });
    const { body: now } = await ask('GET', path);
    expect(now.messages.at(-1)).toMatchObject({ from: 'team', text: 'Yes.' });
  });

  it('is readable by its token alone', async () => {
    await start('A secret', 'ana@example.com');
    expect((await ask('GET', '/hubspot/chat/conversations/made-up')).status).toBe(404);
    const { body } = await ask<object>('GET', '/control/hubspot/conversations.json');
    expect(JSON.stringify(body)).not.toContain('token');
  });

  it('is found again by the mail address of the visitor, and by no other', async () => {
    const { body } = await start('Hello?', 'bea@example.com');
    const resume = (email: string) =>
      ask('POST', '/hubspot/chat/conversations/resume', { portal: 'sandbox', email });
    expect((await resume('bea@example.com')).body.token).toBe(body.token);
    expect((await resume('cem@example.com')).status).toBe(204);
  });

  it('takes no empty message, and none without end', async () => {
    expect((await start('   ')).status).toBe(422);
    expect((await start('x'.repeat(2_001))).status).toBe(422);
  });
});
