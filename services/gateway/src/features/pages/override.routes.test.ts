import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type {
  PreviousRemote,
  RegisteredRemote,
  Registry,
} from '@reset/api-contract/gateway/registry.ts';
import type {
  CheckOverride,
  OfferedSlices,
  OverrideChange,
  ReleaseOverride,
} from '@reset/api-contract/gateway/release-override.ts';
import { contentDigest } from '@reset/service-kit';
import { asCaller, eventually, fixedClock } from '@reset/service-kit/testing';
import { createHash, hash, randomUUID } from 'node:crypto';
import { signedTexts } from '#http/signed-text.ts';
import { Browser } from '#testing/browser.ts';
import { fakeService, type FakeService } from '#testing/fake-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { manifest, registry, sha, shellHtml } from '#testing/release-store.ts';

const NOW = '2026-11-20T18:00:00Z';
const OVERRIDES = '/api/v1/admin/release_overrides';
const CURRENT = `${OVERRIDES}/current`;
const clock = fixedClock(NOW);
let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let admin: FakeService;
/** What the admin service says next. */
let said: { header: string | null; stands: boolean; status: number };
const checks: (CheckOverride & { id: string })[] = [];

const live = registry.remotes['mfe-member'];
const { previous: _none, ...described } = live;
const versionOf = (version: string): Omit<RegisteredRemote, 'previous'> => ({
  ...described,
  version,
  entry: `/releases/mfe-member/${version}/remote-entry.js`,
  pinned: ['/account/repayments'],
});
const [before, candidate] = [versionOf('aaa111'), versionOf('ccc333')];
const integrityOf = (page: string) =>
  `sha384-${createHash('sha384').update(page).digest('base64')}`;
const REGISTRY: Registry = {
  ...registry,
  shell: { ...registry.shell, integrity: integrityOf(shellHtml) },
  remotes: {
    ...registry.remotes,
    'mfe-member': {
      ...live,
      pinned: ['/account/repayments'],
      previous: {
        version: before.version,
        entry: before.entry,
        integrity: before.integrity,
        digest: contentDigest(before),
      },
      canary: { ...candidate, percent: 0 },
    },
  },
};

beforeAll(async () => {
  setup = await gatewaySetup();
  admin = await fakeService(
    'admin',
    [
      { method: 'POST', path: OVERRIDES, access: 'admin', release_override: 'sets' },
      { method: 'DELETE', path: CURRENT, access: 'admin', release_override: 'sets' },
      { method: 'POST', path: '/api/v1/admin/others', access: 'admin' },
    ],
    ({ url, body }, reply) => {
      const [, id] = /^\/internal\/release_overrides\/([0-9a-f-]+)\/check$/.exec(url) ?? [];
      if (id) {
        checks.push({ id, ...(JSON.parse(String(body)) as CheckOverride) });
        return reply.code(said.status).send({ stands: said.stands });
      }
      if (said.header !== null) reply.header('x-reset-release-override', said.header);
      return reply.code(204).send();
    },
  );
  setup.services['admin'] = admin;
  await putMember('aaa111', before);
  await putMember('ccc333', candidate);
  gateway = await setup.gateway({ clock, config: { ADMIN_URL: admin.url } });
});
beforeEach(async () => {
  said = { header: null, stands: true, status: 200 };
  checks.splice(0);
  clock.set(NOW);
  await show(REGISTRY);
});
afterAll(() => setup.teardown());

/** Puts a version into the store as `described` has it. */
function putMember(version: string, own: object): Promise<void> {
  const {
    version: _version,
    entry: _entry,
    integrity: _integrity,
    ...remote
  } = { ...candidate, ...own };
  return setup.store.put(`mfe-member/${version}/manifest.json`, { ...manifest, remote });
}

const secret = () => Buffer.from(gateway.config.SESSION_SECRET, 'base64');

let shown = 0;
/** Makes it live, and waits until the gateway has it: each has a team of its own. */
async function show(given: Registry): Promise<void> {
  shown += 1;
  const guides = { ...registry.remotes['mfe-guides'], team: `the team of ${shown}` };
  await setup.store.putRegistry({
    ...given,
    remotes: { ...given.remotes, 'mfe-guides': guides },
  });
  await eventually(async () =>
    expect((await gateway.app.inject('/')).body).toContain(`"team":"${guides.team}"`),
  );
}

const withMember = (changes: Partial<RegisteredRemote>): Registry => ({
  ...REGISTRY,
  remotes: {
    ...REGISTRY.remotes,
    'mfe-member': { ...REGISTRY.remotes['mfe-member'], ...changes } as RegisteredRemote,
  },
});

const overrideOf = (own: object & { version: string }): ReleaseOverride => ({
  id: randomUUID(),
  slice: 'mfe-member',
  version: own.version,
  digest: contentDigest(own),
  until: '2026-11-20T19:00:00.000Z',
});
const encode = (change: OverrideChange) =>
  Buffer.from(JSON.stringify(change)).toString('base64url');

async function staff(): Promise<Browser> {
  const browser = new Browser(gateway);
  await browser.signIn('/dashboard', { roles: ['member', 'admin'] });
  return browser;
}

async function sessionOf({ cookie }: Browser): Promise<string> {
  const tokenHash = hash('sha256', cookie ?? '', 'buffer');
  return (await setup.database('session').where({ token_hash: tokenHash }).first('id')).id;
}

/** What the answer tells the browser to keep; undefined where it says nothing. */
const kept = ({ cookies }: Awaited<ReturnType<Browser['open']>>) =>
  cookies.find(({ name }) => name === '__Host-reset_override');

/** Begins it as the back office does. @returns its cookie */
async function begin(browser: Browser, override: ReleaseOverride): Promise<string> {
  said.header = encode(override);
  const answer = await browser.post(OVERRIDES, undefined);
  expect(answer.headers).not.toHaveProperty('x-reset-release-override');
  return kept(answer)?.value ?? '';
}

type Cookies = Record<string, string>;
async function openWith(browser: Browser, cookies: Cookies, path = '/dashboard') {
  const all = { reset_session: browser.cookie ?? '', ...cookies };
  const cookie = Object.entries(all).map(([name, value]) => `__Host-${name}=${value}`);
  const answer = await gateway.app.inject({ url: path, headers: { cookie: cookie.join('; ') } });
  expect(answer.statusCode).toBe(200);
  const written = /id="page-data">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
  const { registry: named, override } = JSON.parse(written) as PageData;
  const isKept = kept(answer)?.value !== '';
  return { version: named.remotes['mfe-member']?.version, override, isKept, answer };
}

describe('a version that staff opened', () => {
  it.each([
    ['a candidate', candidate, 'ccc333'],
    ['the version before', before, 'aaa111'],
    ['what is live', { ...live, pinned: ['/account/repayments'], previous: undefined }, 'bbb222'],
  ])('is served as %s, and the page says so', async (_what, own, version) => {
    const browser = await staff();
    const override = overrideOf(JSON.parse(JSON.stringify(own)));
    const cookie = await begin(browser, override);
    const page = await openWith(browser, { reset_override: cookie });
    expect(page).toMatchObject({ version, isKept: true });
    expect(page.override).toEqual({ slice: 'mfe-member', version, until: override.until });
    expect(checks).toEqual([
      { id: override.id, session_id: await sessionOf(browser), is_offered: true },
    ]);
    // Nobody else is shown anything of it.
    expect(await openWith(await staff(), {})).toMatchObject({
      version: 'bbb222',
      override: undefined,
    });
  });

  it('is kept in a cookie that scripts cannot read, until its time', async () => {
    const browser = await staff();
    said.header = encode(overrideOf(candidate));
    const cookie = kept(await browser.post(OVERRIDES, undefined));
    expect(cookie).toMatchObject({
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 3_600,
    });
    clock.set('2026-11-20T19:00:00Z');
    const page = await openWith(await staff(), { reset_override: cookie?.value ?? '' });
    expect(page).toMatchObject({ version: 'bbb222', isKept: false });
    expect(checks).toEqual([]);
  });

  it('of the shell is a page of its own', async () => {
    const html = '/releases/shell/ddd444/index.html';
    const page = shellHtml.replace('<body>', '<body>next');
    await setup.store.put('shell/ddd444/index.html', page);
    const integrity = integrityOf(page);
    const shell = { version: 'ddd444', html, integrity };
    await show({ ...REGISTRY, shell: { ...REGISTRY.shell, canary: { ...shell, percent: 0 } } });
    const browser = await staff();
    const digest = contentDigest({ version: 'ddd444', integrity });
    const override = { ...overrideOf(shell), slice: 'shell', digest };
    const cookie = await begin(browser, override);
    expect((await openWith(browser, { reset_override: cookie })).answer.body).toContain(
      '<body>next',
    );
  });

  it('comes before the versions of a page on which money is under way, and lets go of them', async () => {
    const browser = await staff();
    const path = '/account/repayments';
    const pinned = await openWith(browser, {}, path);
    const pins = pinned.answer.cookies.find(({ name }) => name === '__Host-reset_pins');
    expect(pins?.value).toBeTruthy();
    const cookie = await begin(browser, overrideOf(candidate));
    const both = { reset_override: cookie, reset_pins: pins?.value ?? '' };
    const page = await openWith(browser, both, path);
    expect(page.version).toBe('ccc333');
    expect(page.answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-reset_pins', ''],
    ]);
  });

  it('leaves the page alone where it is begun and ended', async () => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(candidate));
    for (const path of ['/admin/releases', '/admin/releases/', '/admin/releases?a=1']) {
      const page = await openWith(browser, { reset_override: cookie }, path);
      expect(page).toMatchObject({ version: 'bbb222', override: undefined, isKept: true });
    }
    expect(checks).toEqual([]);
  });
});

describe('what does not stand', () => {
  it('is not served, and let go of', async () => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(candidate));
    said.stands = false;
    expect(await openWith(browser, { reset_override: cookie })).toMatchObject({
      version: 'bbb222',
      override: undefined,
      isKept: false,
    });
  });

  it('is asked about by the session of the page: a cookie without one says nothing', async () => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(candidate));
    const stranger = new Browser(gateway);
    await stranger.open('/');
    said.stands = false;
    await openWith(stranger, { reset_override: cookie });
    const other = await staff();
    await openWith(other, { reset_override: cookie });
    expect(checks.map(({ session_id: session }) => session)).toEqual([
      null,
      await sessionOf(other),
    ]);
  });

  it.each([
    ['was withdrawn', () => show(withMember({ canary: undefined as never }))],
    [
      'is another one under the same name',
      () => show(withMember({ canary: { ...candidate, integrity: sha('x'), percent: 0 } })),
    ],
  ])('is told to the admin service when the version %s', async (_what, change) => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(candidate));
    await change();
    said.stands = false;
    const page = await openWith(browser, { reset_override: cookie });
    expect(page).toMatchObject({ version: 'bbb222', isKept: false });
    expect(checks).toEqual([expect.objectContaining({ is_offered: false })]);
  });

  it('is no version before that the store has not as the registry vouches for it', async () => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(before));
    await putMember('aaa111', { ...before, quiet: ['/'] });
    // What was prepared before is not read again: another look at the registry forgets it.
    await show(REGISTRY);
    await openWith(browser, { reset_override: cookie });
    expect(checks).toEqual([expect.objectContaining({ is_offered: false })]);
    await putMember('aaa111', before);
  });

  it('is unknown while the admin service does not answer: what is live, and the cookie stays', async () => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(candidate));
    said.status = 503;
    expect(await openWith(browser, { reset_override: cookie })).toMatchObject({
      version: 'bbb222',
      override: undefined,
      isKept: true,
    });
  });

  it.each([
    [
      'written by somebody',
      (cookie: string) => cookie.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    ],
    [
      'signed for something else',
      () => signedTexts(secret(), 'pins').issue(encode(overrideOf(candidate))),
    ],
    [
      'of another version',
      (cookie: string) => {
        const [signature] = cookie.split('.');
        return `${signature}.${encode(overrideOf(before))}`;
      },
    ],
  ])('is a cookie %s', async (_what, forge) => {
    const browser = await staff();
    const cookie = await begin(browser, overrideOf(candidate));
    const page = await openWith(browser, { reset_override: forge(cookie) });
    expect(page).toMatchObject({ version: 'bbb222', isKept: false });
    expect(checks).toEqual([]);
  });
});

describe('the answer of a service', () => {
  it('takes the cookie away when it says so', async () => {
    const browser = await staff();
    said.header = encode(null);
    expect(kept(await browser.delete(CURRENT))).toMatchObject({ value: '', maxAge: 0 });
  });

  it('says nothing on a route that does not set it, and nothing that is no override', async () => {
    const browser = await staff();
    said.header = encode(overrideOf(candidate));
    const other = await browser.post('/api/v1/admin/others', undefined);
    expect(kept(other)).toBeUndefined();
    expect(other.headers).not.toHaveProperty('x-reset-release-override');
    for (const header of ['nonsense', encode({ ...overrideOf(candidate), id: 'x' })]) {
      said.header = header;
      expect(kept(await browser.post(OVERRIDES, undefined))).toBeUndefined();
    }
  });
});

describe('GET /internal/releases', () => {
  const ask = (headers: Record<string, string>) =>
    gateway.app.inject({ url: '/internal/releases', headers: { host: '127.0.0.1', ...headers } });

  it('has each version that the registry vouches for, with what it is', async () => {
    const reply = await ask(asCaller('admin', { audience: 'gateway' }));
    const { slices } = reply.json<OfferedSlices>();
    expect(slices.map(({ slice, team, path }) => [slice, team, path])).toEqual([
      ['shell', 'platform', '/'],
      ['mfe-public', 'public', '/'],
      ['mfe-member', 'member', '/dashboard'],
      ['mfe-guides', `the team of ${shown}`, '/guides'],
      ['mfe-admin', 'admin', '/admin'],
    ]);
    const { previous: _previous, canary: _canary, ...own } = { ...REGISTRY.remotes['mfe-member'] };
    expect(slices[2]?.versions).toEqual([
      { version: 'bbb222', digest: contentDigest(own), standing: 'live', percent: null },
      { version: 'aaa111', digest: contentDigest(before), standing: 'previous', percent: null },
      { version: 'ccc333', digest: contentDigest(candidate), standing: 'canary', percent: 0 },
    ]);
    const shell = { version: 'aaa111', integrity: integrityOf(shellHtml) };
    expect(slices[0]?.versions).toEqual([
      { version: 'aaa111', digest: contentDigest(shell), standing: 'live', percent: null },
    ]);
  });

  it('has none of which the registry does not say what it is', async () => {
    const { digest: _digest, ...code } = {
      ...REGISTRY.remotes['mfe-member']?.previous,
    } as PreviousRemote;
    const bare = withMember({ previous: code, canary: undefined as never });
    await show({ ...bare, shell: registry.shell });
    const reply = await ask(asCaller('admin', { audience: 'gateway' }));
    const { slices } = reply.json<OfferedSlices>();
    expect(slices[0]?.versions).toEqual([]);
    expect(slices[2]?.versions.map(({ standing }) => standing)).toEqual(['live']);
  });

  it('is for the admin service alone', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(asCaller('member', { audience: 'gateway' }))).statusCode).toBe(403);
  });
});

describe('a candidate that nobody gets', () => {
  it('draws nobody into a lane', async () => {
    const { cookies } = await gateway.app.inject('/');
    expect(cookies.map(({ name }) => name)).not.toContain('__Host-reset_lane');
  });
});
