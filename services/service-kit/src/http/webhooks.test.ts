import { describe, expect, it } from '@jest/globals';
import { asVisitor, testConfig } from '../../testing/index.ts';
import { buildService } from './build-service.ts';
import { registerWebhook } from './webhooks.ts';

const SIGNED = 'signed over these bytes';

function start() {
  const received: unknown[] = [];
  const app = buildService({ name: 'member', config: testConfig('member') });
  registerWebhook(app, {
    provider: 'acme',
    isGenuine: async ({ body, headers }) => headers['acme-signature'] === `${SIGNED} ${body}`,
    async receive(message) {
      received.push(message);
      return (message as { asks?: true }).asks ? { said: 'yes' } : undefined;
    },
  });
  const send = (payload: string, signature = `${SIGNED} ${payload}`) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/acme',
      headers: {
        ...asVisitor({ audience: 'member' }),
        'content-type': 'application/json',
        'acme-signature': signature,
      },
      payload,
    });
  return { app, received, send };
}

describe('a webhook', () => {
  it('is taken byte by byte, and answered without a word', async () => {
    const { received, send } = start();
    const reply = await send('{ "a":  1 }');
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(received).toEqual([{ a: 1 }]);
  });

  it('that asks gets its answer', async () => {
    const reply = await start().send('{"asks":true}');
    expect([reply.statusCode, reply.json()]).toEqual([200, { said: 'yes' }]);
  });

  it('is refused with a signature of something else, and not read', async () => {
    const { received, send } = start();
    for (const signature of ['', SIGNED, `${SIGNED} {"a":1}`]) {
      const reply = await send('{"a":2}', signature);
      expect(reply.statusCode).toBe(401);
    }
    expect(received).toEqual([]);
  });

  it('is refused when it is signed and not JSON', async () => {
    const { received, send } = start();
    expect((await send('{"a":')).statusCode).toBe(400);
    expect(received).toEqual([]);
  });

  it('is published as a provider’s, for the gateway', async () => {
    const { app } = start();
    await app.ready();
    expect(app.publishedRoutes).toEqual([
      { method: 'POST', path: '/api/v1/webhooks/acme', access: 'provider', body_bytes: 64 * 1024 },
    ]);
  });
});
