import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@reset/service-kit';
import { Browser } from '#testing/browser.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  setup = await gatewaySetup();
  const log = createLogger(
    { name: 'gateway', level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  gateway = await setup.gateway({ log });
});
afterAll(() => setup.teardown());
beforeEach(() => void lines.splice(0));

const OVERVIEW = '/api/v1/dashboard/overview';
const linesOf = (message: string) => lines.filter(({ msg }) => msg === message);
/** The one line of the one request since the last. */
const line = () => {
  const [only, ...others] = linesOf('request');
  expect(others).toEqual([]);
  lines.splice(0);
  return only;
};

describe('the line of a request at the gateway', () => {
  it('names user and session by id, on calls, pages and the gateway’s own', async () => {
    const browser = await setup.signedIn(gateway);
    lines.splice(0);
    await browser.get(OVERVIEW);
    const call = line();
    const { user_id: userId, session_id: sessionId } = call ?? {};
    expect([userId, sessionId]).toEqual([expect.stringMatching(/-/), expect.stringMatching(/-/)]);
    expect(call).not.toHaveProperty('real_user_id');
    for (const path of ['/dashboard', '/api/v1/users/sessions', '/api/v1/users/sign_out']) {
      await browser.get(path);
      expect(line()).toMatchObject({ user_id: userId, session_id: sessionId });
    }
  });

  it('names a visitor by an id that is not her cookie', async () => {
    const browser = new Browser(gateway);
    await browser.open('/users/sign_in');
    lines.splice(0);
    await browser.post('/api/v1/users/sign_in', {});
    const { session_id: sessionId, ...rest } = line() ?? {};
    expect(sessionId).toEqual(expect.stringMatching(/^[\w-]{43}$/));
    expect(rest).not.toHaveProperty('user_id');
    expect(browser.cookie).not.toContain(sessionId as string);
  });

  it('names who was refused before anything was looked up', async () => {
    const browser = await setup.signedIn(gateway);
    await browser.get(OVERVIEW);
    const { user_id: userId } = linesOf('request').at(-1) ?? {};
    lines.splice(0);
    const headers = { 'x-csrf-token': 'none' };
    const answer = await browser.post('/api/v1/cards/log_event', {}, { headers });
    expect(answer.statusCode).toBe(403);
    expect(linesOf('access.forged')).toMatchObject([{ code: 'invalid_csrf_token', status: 403 }]);
    expect(line()).toMatchObject({ user_id: userId, status: 403 });
  });
});
