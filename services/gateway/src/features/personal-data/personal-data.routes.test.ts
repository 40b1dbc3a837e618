import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asCaller } from '@reset/service-kit/testing';
import { Browser } from '#testing/browser.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { USER_ID } from '#testing/public-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

const ask = (host: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    url: `/internal/people/${USER_ID}/personal_data`,
    headers: { host, ...headers },
  });
const asPublic = () => asCaller('public', { audience: 'gateway' });

describe('GET /internal/people/:user_id/personal_data', () => {
  it('has where she is signed in, and nothing that signs in', async () => {
    const browser = new Browser(gateway);
    await browser.open('/users/sign_in');
    await browser.post('/api/v1/users/sign_in', { user_id: USER_ID });
    const reply = await ask('127.0.0.1', asPublic());
    expect(reply.json()).toMatchObject({
      sections: [{ name: 'sessions', rows: [{ device: expect.any(String) }] }],
    });
    expect(reply.body).not.toContain('token_hash');
  });

  it('is nothing on the product’s own origin, whoever asks', async () => {
    expect((await ask('reset.test', asPublic())).statusCode).toBe(404);
    expect((await ask('reset.test')).statusCode).toBe(401);
  });

  it.each(['127.0.0.1', 'widgets.test', 'evil.test'])(
    'is answered to no stranger who asks by the name %s',
    async (host) => {
      expect((await ask(host)).statusCode).toBe(401);
      const asMember = asCaller('member', { audience: 'gateway' });
      expect((await ask(host, asMember)).statusCode).toBe(403);
    },
  );
});
