import { runInNewContext } from 'node:vm';
import { fixedClock } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { openWorld } from '../../sandbox-world.ts';
import { asking } from '../../testing/asking.ts';

const world = openWorld(fixedClock('2026-11-20T20:00:00Z'), null);
const app = buildApp({ world });
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

type Told = { token: string; messages: { from: string; text: string }[] };
const ask = <Body = Told>(method: string, path: string, body?: object) =>
  asking(origin)<Body>(method, path, body);
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

  it('is nobody’s but whose token it is', async () => {
    await start('A secret', 'ana@example.com');
    expect((await ask('GET', '/hubspot/chat/conversations/made-up')).status).toBe(404);
    const { body } = await ask<object>('GET', '/control/hubspot/conversations.json');
    expect(JSON.stringify(body)).not.toContain('token');
  });

  it('is found again by the address that the page tells, and by no other', async () => {
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

describe('/hubspot/:portal.js', () => {
  type Listener = (event: object) => void;
  type Conversations = {
    widget: { load(): void; remove(): void; status(): object };
    on(event: string, listener: () => void): void;
    clear(options: object): void;
  };

  /** A page that has run the script, told of its settings. */
  async function page(settings: object) {
    const script = await fetch(`${origin}/hubspot/sandbox.js`).then((reply) => reply.text());
    const frames: { src: string; told: unknown[]; contentWindow: object }[] = [];
    let hear: Listener = () => undefined;
    let later: () => void = () => undefined;
    const box = { append: (frame: (typeof frames)[number]) => void frames.push(frame) };
    const window: Record<string, unknown> = {
      hsConversationsSettings: settings,
      setTimeout: (work: () => void) => {
        later = work;
      },
      addEventListener: (_type: string, listener: Listener) => {
        hear = listener;
      },
      document: {
        body: box,
        querySelector: () => box,
        createElement: () => {
          const told: unknown[] = [];
          return {
            told,
            style: {},
            setAttribute: () => undefined,
            remove: () => undefined,
            contentWindow: { postMessage: (message: object) => void told.push(message) },
          };
        },
      },
    };
    const ready: string[] = [];
    window['hsConversationsOnReady'] = [() => void ready.push('ready')];
    runInNewContext(script, { window });
    expect(window['HubSpotConversations']).toBeUndefined();
    later();
    expect(ready).toEqual(['ready']);
    const say = (name: string) =>
      hear({ source: frames.at(-1)?.contentWindow, origin, data: { sandbox: { name } } });
    return { conversations: window['HubSpotConversations'] as Conversations, frames, say };
  }

  it('loads by itself, or when it is asked to', async () => {
    expect((await page({})).frames).toHaveLength(1);
    const { conversations, frames } = await page({ loadImmediately: false });
    expect(frames).toHaveLength(0);
    conversations.widget.load();
    conversations.widget.load();
    expect(frames.map(({ src }) => src)).toEqual([`${origin}/hubspot/chat/sandbox`]);
    expect(conversations.widget.status()).toEqual({ loaded: false, pending: true });
  });

  it('tells when it is there, and the frame who visits, in no address', async () => {
    const { conversations, frames, say } = await page({ identificationEmail: 'ana@example.com' });
    const events: string[] = [];
    conversations.on('widgetLoaded', () => events.push('widgetLoaded'));
    say('ready');
    expect(events).toEqual(['widgetLoaded']);
    expect(frames[0]?.told).toEqual([{ hubspot: { email: 'ana@example.com', forget: false } }]);
    expect(frames[0]?.src).not.toContain('ana');
  });

  it('forgets who was there before', async () => {
    const { conversations, frames, say } = await page({ loadImmediately: false });
    conversations.clear({ resetWidget: true });
    conversations.widget.load();
    say('ready');
    say('ready');
    expect(frames[0]?.told).toEqual([
      { hubspot: { email: null, forget: true } },
      { hubspot: { email: null, forget: false } },
    ]);
  });
});
