import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '#testing/browser.ts';
import { lastClaims } from '#testing/claims-of.ts';
import type { FakeService } from '#testing/fake-service.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import { deviceIdOf } from '#http/device-cookie.ts';

const SIGN_IN = '/api/v1/users/sign_in';
const OVERVIEW = '/api/v1/dashboard/overview';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let publicService: FakeService;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
  publicService = setup.services['public'] as FakeService;
});
afterAll(() => setup.teardown());

async function visitor() {
  const browser = new Browser(gateway);
  await browser.open('/users/sign_in');
  return browser;
}
const given = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']].flat().filter((cookie) => String(cookie).includes('_device='));

describe('the device of a browser', () => {
  it('is made with its first session, and told to the service before that begins', async () => {
    const browser = await visitor();
    expect(browser.device).toBeNull();
    const answer = await browser.post(SIGN_IN, {});
    expect(given(answer)).toEqual([
      expect.stringMatching(
        /^__Host-reset_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(lastClaims(publicService).dev).toBe(deviceIdOf(browser.device ?? ''));
    expect(JSON.stringify(publicService.requests)).not.toContain(browser.device);
  });

  it('is not kept of an attempt that failed', async () => {
    const browser = await visitor();
    const answer = await browser.post(SIGN_IN, { status: 401 });
    expect(answer.statusCode).toBe(401);
    expect(given(answer)).toEqual([]);
    expect(lastClaims(publicService).dev).toMatch(/^[\w-]{43}$/);
  });

  it('stays through sign-out, and its year begins anew with the next session', async () => {
    const browser = await visitor();
    await browser.signIn();
    const { device } = browser;
    const signOut = await browser.get('/api/v1/users/sign_out');
    expect(given(signOut)).toEqual([]);
    expect(signOut.headers['clear-site-data']).not.toContain('cookies');
    await browser.open('/users/sign_in');
    const answer = await browser.post(SIGN_IN, {});
    expect(given(answer)).toEqual([expect.stringContaining(`${device}; Max-Age=31536000`)]);
    expect(lastClaims(publicService).dev).toBe(deviceIdOf(device ?? ''));
  });

  it('is kept where a service remembers it without a session', async () => {
    const browser = await visitor();
    expect(given(await browser.post('/api/v1/users', { status: 422 }))).toEqual([]);
    expect(given(await browser.post('/api/v1/users', {}))).toHaveLength(1);
    expect(lastClaims(publicService).dev).toBe(deviceIdOf(browser.device ?? ''));
  });

  it('is told with every call, and never mixed with another’s', async () => {
    const browser = await setup.signedIn(gateway);
    await browser.get(OVERVIEW);
    expect(lastClaims(setup.member).dev).toBe(deviceIdOf(browser.device ?? ''));
    // The same session without its device, and with a device that somebody made up.
    browser.device = null;
    await browser.get(OVERVIEW);
    expect(lastClaims(setup.member)).not.toHaveProperty('dev');
    browser.device = 'B'.repeat(43);
    await browser.get(OVERVIEW);
    expect(lastClaims(setup.member).dev).toBe(deviceIdOf('B'.repeat(43)));
  });

  it('is not made by calls after which nobody remembers it', async () => {
    const browser = await visitor();
    expect(given(await browser.get(OVERVIEW))).toEqual([]);
    expect(lastClaims(setup.member)).not.toHaveProperty('dev');
    expect(given(await browser.open('/'))).toEqual([]);
  });
});
