import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { Browser } from '#testing/browser.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const SIGN_OUT = '/api/v1/users/sign_out';
const OVERVIEW = '/api/v1/dashboard/overview';

let setup: GatewaySetup;
let here: GatewayUnderTest;
let elsewhere: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  [here, elsewhere] = [await setup.gateway(), await setup.gateway()];
});
afterAll(() => setup.teardown());

async function isSomebody(gateway: GatewayUnderTest, cookie: string | null): Promise<boolean> {
  setup.member.requests.splice(0);
  await gateway.app.inject({
    url: OVERVIEW,
    headers: { cookie: `__Host-reset_session=${cookie}` },
  });
  const token = String(setup.member.requests[0]?.headers['x-reset-identity']);
  return (
    'sub' in (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object)
  );
}

describe('signing out', () => {
  it('ends the session in the store and takes the cookie away [PLT-042]', async () => {
    const browser = await setup.signedIn(here);
    const { cookie } = browser;
    const answer = await browser.get(SIGN_OUT);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toBe(
      '__Host-reset_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await setup.database('session').count()).toEqual([{ count: 0n }]);
    expect(await isSomebody(here, cookie)).toBe(false);
    await browser.open('/');
    expect(browser.cookie).toMatch(/^v\./);
  });

  it('leaves the old cookie, wherever it is sent, worth 401 and no more [PLT-037]', async () => {
    const browser = await setup.signedIn(here);
    const { cookie } = browser;
    const sessions = (gateway: GatewayUnderTest) =>
      gateway.app.inject({
        url: '/api/v1/users/sessions',
        headers: { cookie: `__Host-reset_session=${cookie}` },
      });
    expect((await sessions(here)).statusCode).toBe(200);
    expect((await browser.get(SIGN_OUT)).statusCode).toBe(204);
    for (const gateway of [here, elsewhere]) {
      const answer = await sessions(gateway);
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
    }
  });

  it('is known in every gateway at once, also where the session was cached', async () => {
    const browser = await setup.signedIn(here);
    const { cookie } = browser;
    expect(await isSomebody(elsewhere, cookie)).toBe(true);
    await browser.get(SIGN_OUT);
    await eventually(async () => expect(await isSomebody(elsewhere, cookie)).toBe(false));
  });

  it('makes the old CSRF token worthless for the next visitor', async () => {
    const browser = await setup.signedIn(here);
    const { token } = browser;
    await browser.get(SIGN_OUT);
    await browser.open('/');
    const answer = await browser.post(
      '/api/v1/cards/log_event',
      {},
      { headers: { 'x-csrf-token': token } },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('is 204 without a session, too', async () => {
    const visitor = new Browser(here);
    expect((await visitor.get(SIGN_OUT)).statusCode).toBe(204);
    await visitor.open('/');
    expect((await visitor.get(SIGN_OUT)).statusCode).toBe(204);
  });

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['typed in', { 'sec-fetch-site': 'none' }],
    ['unknown', { 'sec-fetch-site': undefined }],
    ['with a foreign Referer', { 'sec-fetch-site': undefined, referer: 'https://evil.test/' }],
  ])('is refused when the request is %s, and the session lives on', async (_name, headers) => {
    const browser = await setup.signedIn(here);
    const given = Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value !== undefined),
    );
    const answer = await here.app.inject({
      url: SIGN_OUT,
      headers: { cookie: `__Host-reset_session=${browser.cookie}`, ...given },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    expect(await isSomebody(here, browser.cookie)).toBe(true);
  });
});
