import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contentDigest } from '@reset/service-kit';
import { signedTexts } from '#http/signed-text.ts';
import { Browser } from '#testing/browser.ts';
import {
  before,
  candidate,
  encode,
  integrityOf,
  kept,
  live,
  overrideOf,
  overrideSetup,
  OVERRIDES,
  REGISTRY,
  withMember,
  type OverrideSetup,
} from '#testing/override-setup.ts';
import { sha, shellHtml } from '#testing/release-store.ts';

let world: OverrideSetup;
beforeAll(async () => {
  world = await overrideSetup();
});
beforeEach(() => world.begin());
afterAll(() => world.setup.teardown());

const secret = () => Buffer.from(world.gateway.config.SESSION_SECRET, 'base64');

describe('a version that staff opened', () => {
  it.each([
    ['a candidate', candidate, 'ccc333'],
    ['the version before', before, 'aaa111'],
    ['what is live', { ...live, previous: undefined }, 'bbb222'],
  ])('is served as %s, and the page says so', async (_what, own, version) => {
    const browser = await world.staff();
    const override = overrideOf(JSON.parse(JSON.stringify(own)));
    const cookie = await world.open(browser, override);
    const page = await world.pageWith(browser, { reset_override: cookie });
    expect(page).toMatchObject({ version, previous: null, isKept: true });
    expect(page.override).toEqual({ slice: 'mfe-member', version, until: override.until });
    expect(world.checks).toEqual([
      { id: override.id, session_id: await world.sessionOf(browser), is_offered: true },
    ]);
    // Nobody else is shown anything of it.
    expect(await world.pageWith(await world.staff(), {})).toMatchObject({
      version: 'bbb222',
      override: undefined,
    });
  });

  it('is kept in a cookie that scripts cannot read, until its time', async () => {
    const browser = await world.staff();
    world.said.header = encode(overrideOf(candidate));
    const cookie = kept(await browser.post(OVERRIDES, undefined));
    expect(cookie).toMatchObject({
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 3_600,
    });
    world.clock.set('2026-11-20T19:00:00Z');
    const page = await world.pageWith(await world.staff(), { reset_override: cookie?.value ?? '' });
    expect(page).toMatchObject({ version: 'bbb222', isKept: false });
    expect(world.checks).toEqual([]);
  });

  it('of the shell is a page of its own', async () => {
    const html = '/releases/shell/ddd444/index.html';
    const page = shellHtml.replace('<body>', '<body>next');
    await world.setup.store.put('shell/ddd444/index.html', page);
    const integrity = integrityOf(page);
    const shell = { version: 'ddd444', html, integrity };
    await world.show({
      ...REGISTRY,
      shell: { ...REGISTRY.shell, canary: { ...shell, percent: 0 } },
    });
    const browser = await world.staff();
    const digest = contentDigest({ version: 'ddd444', integrity });
    const override = { ...overrideOf(shell), slice: 'shell', digest };
    const cookie = await world.open(browser, override);
    expect((await world.pageWith(browser, { reset_override: cookie })).answer.body).toContain(
      '<body>next',
    );
  });

  it('comes before the versions of a page on which money is under way, and lets go of them', async () => {
    const browser = await world.staff();
    const path = '/account/repayments';
    const pinned = await world.pageWith(browser, {}, path);
    const pins = pinned.answer.cookies.find(({ name }) => name === '__Host-reset_pins');
    expect(pins?.value).toBeTruthy();
    const cookie = await world.open(browser, overrideOf(candidate));
    const both = { reset_override: cookie, reset_pins: pins?.value ?? '' };
    const page = await world.pageWith(browser, both, path);
    expect(page.version).toBe('ccc333');
    expect(page.answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-reset_pins', ''],
    ]);
  });

  it('leaves the page alone where it is begun and ended', async () => {
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(candidate));
    for (const path of ['/admin/releases', '/admin/releases/', '/admin/releases?a=1']) {
      const page = await world.pageWith(browser, { reset_override: cookie }, path);
      expect(page).toMatchObject({ version: 'bbb222', override: undefined, isKept: true });
    }
    expect(world.checks).toEqual([]);
  });
});

describe('what does not stand', () => {
  it('is not served, and let go of', async () => {
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(candidate));
    world.said.stands = false;
    expect(await world.pageWith(browser, { reset_override: cookie })).toMatchObject({
      version: 'bbb222',
      override: undefined,
      isKept: false,
    });
  });

  it('is asked about by the session of the page: a cookie without one says nothing', async () => {
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(candidate));
    const stranger = new Browser(world.gateway);
    await stranger.open('/');
    world.said.stands = false;
    await world.pageWith(stranger, { reset_override: cookie });
    const other = await world.staff();
    await world.pageWith(other, { reset_override: cookie });
    expect(world.checks.map(({ session_id: session }) => session)).toEqual([
      null,
      await world.sessionOf(other),
    ]);
  });

  it.each([
    ['was withdrawn', () => world.show(withMember({ canary: undefined as never }))],
    [
      'is another one under the same name',
      () => world.show(withMember({ canary: { ...candidate, integrity: sha('x'), percent: 0 } })),
    ],
  ])('is told to the admin service when the version %s', async (_what, change) => {
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(candidate));
    await change();
    world.said.stands = false;
    const page = await world.pageWith(browser, { reset_override: cookie });
    expect(page).toMatchObject({ version: 'bbb222', isKept: false });
    expect(world.checks).toEqual([expect.objectContaining({ is_offered: false })]);
  });

  it('is no version before that the store has not as the registry vouches for it', async () => {
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(before));
    await world.putMember({ ...before, quiet: ['/'] });
    // What was prepared before is not read again: another look at the registry forgets it.
    await world.show(REGISTRY);
    await world.pageWith(browser, { reset_override: cookie });
    expect(world.checks).toEqual([expect.objectContaining({ is_offered: false })]);
    await world.putMember(before);
  });

  it('is unknown while the admin service does not answer: what is live, and the cookie stays', async () => {
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(candidate));
    world.said.status = 503;
    expect(await world.pageWith(browser, { reset_override: cookie })).toMatchObject({
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
    const browser = await world.staff();
    const cookie = await world.open(browser, overrideOf(candidate));
    const page = await world.pageWith(browser, { reset_override: forge(cookie) });
    expect(page).toMatchObject({ version: 'bbb222', isKept: false });
    expect(world.checks).toEqual([]);
  });
});
