import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

const JSON_TYPE = 'application/json; charset=utf-8';

describe('each kind of answer', () => {
  it.each([
    ['a page', '/users/sign_in', 200, 'text/html; charset=utf-8'],
    ['a page that there is not', '/no/such/page', 404, 'text/html; charset=utf-8'],
    ['an answer of a service', '/api/v1/dashboard/overview', 200, JSON_TYPE],
    ['a refusal of the gateway', '/api/v1/nothing', 404, JSON_TYPE],
    [
      'a released script',
      '/releases/shell/aaa111/main.js',
      200,
      'application/javascript; charset=utf-8',
    ],
    ['robots.txt', '/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['the map for search engines', '/sitemap.xml', 200, 'application/xml; charset=utf-8'],
  ])('says what it is, and in which characters: %s', async (_what, url, status, type) => {
    const answer = await gateway.app.inject(url);
    expect(answer.body).not.toBe('');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
  });
});
