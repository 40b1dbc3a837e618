import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '#testing/browser.ts';
import { claimsOf } from '#testing/claims-of.ts';
import { ORIGIN, type GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const SIGN_IN = '/api/v1/users/sign_in';
const LOG_EVENT = '/api/v1/cards/log_event';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let member: Browser;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
});
beforeEach(async () => {
  await setup.database('session').delete();
  member = await setup.signedIn(gateway);
  setup.member.requests.splice(0);
});
afterAll(() => setup.teardown());

const OWN = `${ORIGIN}/users/sign_in`;
const EVIL = 'https://evil.test/form';
type Said = [origin?: string, site?: string, referer?: string];

const ours: Said[] = [
  [ORIGIN, 'same-origin', OWN],
  [ORIGIN, 'same-origin'],
  [ORIGIN, undefined, OWN],
  [ORIGIN],
  // Without Origin, as older browsers send it.
  [undefined, 'same-origin', OWN],
  [undefined, 'same-origin'],
  [undefined, undefined, OWN],
  [undefined, undefined, ORIGIN],
  [undefined, undefined, `${ORIGIN}/?next=https://evil.test/`],
];

const foreign: Said[] = [
  ['null', 'cross-site'],
  ['null', 'same-origin', OWN],
  ['null'],
  ['', 'same-origin', OWN],
  ['https://evil.test', 'cross-site', EVIL],
  ['https://evil.test', 'same-origin', OWN],
  ['https://evil.test', undefined, OWN],
  ['https://evil.test'],
  ['http://reset.test', 'cross-site'],
  ['http://reset.test'],
  ['https://sub.reset.test', 'same-site', 'https://sub.reset.test/'],
  ['https://sub.reset.test', 'same-origin'],
  ['https://reset.test.evil.test', 'cross-site'],
  ['https://evil-reset.test', 'cross-site'],
  ['https://reset.test:8443', 'same-site'],
  ['https://reset.test@evil.test'],
  [`${ORIGIN}/`, 'same-origin', OWN],
  [`${ORIGIN}, https://evil.test`, 'same-origin'],
  [`https://evil.test, ${ORIGIN}`, 'same-origin'],
  ['HTTPS://RESET.TEST'],
  ['reset.test'],
  ['file://'],
  ['chrome-extension://abcdefgh', 'none'],
  // Without Origin.
  [undefined, 'cross-site', OWN],
  [undefined, 'same-site', OWN],
  [undefined, 'none', OWN],
  [undefined, 'cross-site'],
  [undefined, 'none'],
  [undefined, '', OWN],
  [undefined, undefined, EVIL],
  [undefined, undefined, 'https://reset.test.evil.test/'],
  [undefined, undefined, 'https://reset.test@evil.test/'],
  [undefined, undefined, `https://evil.test/?${OWN}`],
  [undefined, undefined, 'http://reset.test/users/sign_in'],
  [undefined, undefined, ''],
  [undefined, undefined, undefined],
];

const whole = (rows: Said[]) =>
  rows.map(([origin, site, referer]) => [origin, site, referer] as const);

/** Posts with the right token and nothing else said of where it came from than this. */
function send(browser: Browser, path: string, [origin, site, referer]: Readonly<Said>) {
  const said = { origin, 'sec-fetch-site': site, referer };
  const headers = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  );
  return browser.ask('POST', path, {
    payload: {},
    headers: { 'x-csrf-token': browser.token, ...headers },
  });
}
const sessions = async () => (await setup.database('session').count())[0];

describe('a mutation with the right token', () => {
  it.each(whole(ours))('is ours with Origin %j, Sec-Fetch-Site %j, Referer %j', async (...said) => {
    expect((await send(member, LOG_EVENT, said)).statusCode).toBe(200);
    const visitor = new Browser(gateway);
    await visitor.open('/users/sign_in');
    expect((await send(visitor, SIGN_IN, said)).statusCode).toBe(200);
    expect(await sessions()).toEqual({ count: 2n });
  });

  it.each(whole(foreign))(
    'is foreign with Origin %j, Sec-Fetch-Site %j, Referer %j, the first sign-in too',
    async (...said) => {
      const visitor = new Browser(gateway);
      await visitor.open('/users/sign_in');
      for (const [browser, path] of [
        [member, LOG_EVENT],
        [visitor, SIGN_IN],
      ] as const) {
        const answer = await send(browser, path, said);
        expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
      expect(setup.member.requests).toEqual([]);
      expect(await sessions()).toEqual({ count: 1n });
    },
  );
});

describe('a mutation from our own pages', () => {
  const refusal = { status: 403, error: 'Invalid CSRF token', code: 'invalid_csrf_token' };
  const answerTo = async (browser: Browser, path: string, token?: string) => {
    const answer = await browser.ask('POST', path, {
      payload: {},
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(token === undefined ? {} : { 'x-csrf-token': token }),
      },
    });
    const { error, code } = answer.json<{ error?: string; code?: string }>();
    return { status: answer.statusCode, error, code };
  };

  it('is refused without its header, the first sign-in too [PLT-004, PLT-006]', async () => {
    const visitor = new Browser(gateway);
    await visitor.open('/users/sign_in');
    expect(await answerTo(member, LOG_EVENT)).toEqual(refusal);
    expect(await answerTo(visitor, SIGN_IN)).toEqual(refusal);
    expect(await answerTo(member, LOG_EVENT, member.token)).toMatchObject({ status: 200 });
    expect(setup.member.requests).toHaveLength(1);
  });

  it('takes a visitor’s token for that visitor only, and from no one without a cookie', async () => {
    const [one, other] = [new Browser(gateway), new Browser(gateway)];
    await one.open('/users/sign_in');
    await other.open('/users/sign_in');
    expect(await answerTo(one, SIGN_IN, other.token)).toEqual(refusal);
    expect(await answerTo(new Browser(gateway), SIGN_IN, one.token)).toEqual(refusal);
    // Any page of the same visitor serves.
    const { token } = one;
    await one.open('/');
    expect(await answerTo(one, SIGN_IN, token)).toMatchObject({ status: 200 });
  });

  it('takes no token of before the sign-in, nor one of the session before', async () => {
    const visitor = new Browser(gateway);
    await visitor.open('/users/sign_in');
    const tokens = [visitor.token];
    for (const count of [1, 2]) {
      await visitor.signIn();
      expect(await answerTo(visitor, LOG_EVENT, visitor.token)).toMatchObject({ status: 200 });
      for (const token of tokens)
        expect(await answerTo(visitor, LOG_EVENT, token)).toEqual(refusal);
      expect(tokens.push(visitor.token)).toBe(count + 1);
    }
  });

  it('is nobody’s once the session has ended, however many others are being looked up', async () => {
    const old = Object.assign(new Browser(gateway), { cookie: member.cookie, token: member.token });
    const post = (when: string) => old.post(LOG_EVENT, {}, { headers: { 'x-sent': when } });
    const before = Array.from({ length: 20 }, () => post('before'));
    const ending = member.get('/api/v1/users/sign_out');
    before.push(...Array.from({ length: 20 }, () => post('meanwhile')));
    expect((await ending).statusCode).toBe(204);
    await Promise.all([...before, post('after')]);
    const after = setup.member.requests.filter(({ headers }) => headers['x-sent'] === 'after');
    expect(after.map(claimsOf)).toEqual([expect.not.objectContaining({ sub: expect.anything() })]);
  });
});
