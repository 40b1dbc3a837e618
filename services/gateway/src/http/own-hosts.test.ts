import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fakeService } from '#testing/fake-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';

const WEBHOOK = '/api/v1/webhooks/acme';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  setup.services['acme'] = await fakeService('acme', [
    { method: 'POST', path: WEBHOOK, access: 'provider', body_bytes: 65_536 },
  ]);
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

const at = async (host: string, url: string, method: 'GET' | 'POST' = 'GET') => {
  const answer = await gateway.app.inject({ method, url, headers: { host } });
  return answer.statusCode;
};

describe('the name by which the gateway is called', () => {
  it.each([
    'evil.test',
    'reset.test.evil.test',
    'reset.test:8443',
    'reset.test@evil.test',
    '127.0.0.1',
    'localhost:8080',
    ' ',
  ])('is refused as %s, whatever is asked for', async (host) => {
    for (const path of ['/', '/dashboard', '/api/v1/users/profile', '/robots.txt', '/nothing'])
      expect(await at(host, path)).toBe(421);
    expect(await at(host, '/releases/shell/aaa111/main.js')).toBe(421);
    expect(await at(host, '/widgets/bank-link')).toBe(421);
    expect(await at(host, '/api/v1/users/sign_in', 'POST')).toBe(421);
  });

  it('is ours in any case of its letters', async () => {
    expect(await at('RESET.test', '/')).toBe(200);
  });

  it('has all but the widgets on the product’s origin, and nothing else on the widgets’', async () => {
    expect(await at('reset.test', '/widgets/card-activation')).toBe(404);
    expect(await at('widgets.test', '/widgets/card-activation')).not.toBe(404);
    for (const path of ['/', '/dashboard', '/robots.txt', '/releases/shell/aaa111/main.js'])
      expect(await at('widgets.test', path)).toBe(404);
    expect(await at('widgets.test', '/api/v1/dashboard/overview')).toBe(404);
  });

  it('is either for providers’ servers, and none of the two matters to who watches', async () => {
    for (const host of ['reset.test', 'widgets.test'])
      expect(await at(host, WEBHOOK, 'POST')).toBe(200);
    expect(await at('evil.test', WEBHOOK, 'POST')).toBe(421);
    expect(await at('10.0.0.5:8080', '/healthz')).toBe(200);
  });
});
