import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PushSubscription } from '#providers/push-service.ts';
import { webPushService } from './push-service.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const someKey = () => randomBytes(32).toString('base64url');
const contact = 'mailto:support@reset.example';
const OPTIONS = { ttlSeconds: 60, urgency: 'high', topic: 'some-topic' } as const;

const open = (services: readonly string[], privateKeys = [someKey()]) =>
  webPushService({ services, privateKeys, contact });
const control = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  fetch(`${sandbox.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A browser that subscribed with this key. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  const reply = await control('/control/push/subscriptions', { public_key: publicKey });
  const { endpoint, keys } = (await reply.json()) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  return { endpoint, ...keys, publicKey };
}
const read = async (to: string) =>
  (await fetch(`${sandbox.url}/pushes.json?to=${encodeURIComponent(to)}`)).json();

describe('a push service', () => {
  it('takes what its browser alone can read, and how long, how urgently and in whose place', async () => {
    const push = open([sandbox.url]);
    const browser = await subscribed(push.publicKey);
    expect(push.isUsable(browser)).toBe(true);
    expect(await push.send(browser, '{"title":"¡Hola!"}', OPTIONS)).toBe('taken');
    expect(await read(browser.endpoint)).toEqual([
      expect.objectContaining({
        text: '{"title":"¡Hola!"}',
        ttl: 60,
        urgency: 'high',
        topic: 'some-topic',
      }),
    ]);
  });

  it('takes nothing for a browser that has ended it', async () => {
    const push = open([sandbox.url]);
    const browser = await subscribed(push.publicKey);
    const id = browser.endpoint.split('/').at(-1);
    await fetch(`${sandbox.url}/control/push/subscriptions/${id}`, { method: 'DELETE' });
    expect(await push.send(browser, '{}', OPTIONS)).toBe('gone');
    expect(await push.send({ ...browser, endpoint: `${sandbox.url}/push/x` }, '{}', OPTIONS)).toBe(
      'gone',
    );
  });

  it('is asked later where it is away', async () => {
    const push = open([sandbox.url]);
    const browser = await subscribed(push.publicKey);
    await control('/faults/push', { mode: 'refuse', count: 1 }, 'PUT');
    await expect(push.send(browser, '{}', OPTIONS)).rejects.toMatchObject({
      reason: 'unavailable',
      code: '503',
    });
    expect(await push.send(browser, '{}', OPTIONS)).toBe('taken');
  });

  it('takes what a key before signs of browsers that subscribed with it, and nothing once it is gone', async () => {
    const [before, now] = [someKey(), someKey()];
    const browser = await subscribed(open([sandbox.url], [before]).publicKey);
    const rotated = open([sandbox.url], [now, before]);
    expect(rotated.publicKey).not.toBe(browser.publicKey);
    expect(await rotated.send(browser, '{}', OPTIONS)).toBe('taken');
    expect(await open([sandbox.url], [now]).send(browser, '{}', OPTIONS)).toBe('gone');
  });

  it('leads nowhere else', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const push = open([origin]);
    const browser = await subscribed(push.publicKey);
    const outcome = await push.send({ ...browser, endpoint: `${origin}/push` }, '{}', OPTIONS);
    server.closeAllConnections();
    server.close();
    expect([outcome, asked]).toEqual(['refused', ['/push']]);
  });
});

describe('an endpoint', () => {
  const KNOWN = ['https://fcm.googleapis.com', 'https://*.push.apple.com'];
  const usable = async (endpoint: string) => {
    const push = open(KNOWN);
    return push.isUsable({ ...(await subscribed(push.publicKey)), endpoint });
  };

  it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://web.push.apple.com/QGuQyav'])(
    'is taken at a known push service: %s',
    async (endpoint) => {
      expect(await usable(endpoint)).toBe(true);
    },
  );

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example#.push.apple.com',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('is refused, and never called, elsewhere: %s', async (endpoint) => {
    expect(await usable(endpoint)).toBe(false);
    const push = open(KNOWN);
    const browser = { ...(await subscribed(push.publicKey)), endpoint };
    expect(await push.send(browser, '{}', OPTIONS)).toBe('gone');
  });

  it('is refused with a key that is no point of the curve, or that we do not have', async () => {
    const push = open([sandbox.url]);
    const browser = await subscribed(push.publicKey);
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    expect(push.isUsable({ ...browser, p256dh: noPoint })).toBe(false);
    expect(push.isUsable({ ...browser, publicKey: open([]).publicKey })).toBe(false);
  });
});
