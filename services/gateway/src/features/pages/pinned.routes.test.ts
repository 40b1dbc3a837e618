import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { eventually } from '@reset/service-kit/testing';
import { createHash } from 'node:crypto';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { manifest, registry, sha, shellHtml } from '#testing/release-store.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

const integrityOf = (page: string) =>
  `sha384-${createHash('sha384').update(page).digest('base64')}`;
const {
  previous: _previous,
  version: _version,
  entry: _entry,
  integrity: _integrity,
  ...described
} = registry.remotes['mfe-member'];
const description = { ...described, pinned: ['/account/repayments'] };

/** Member and shell in these versions; member's entry is of the integrity that its manifest says. */
function withVersions(member: string, shell: string): Registry {
  const page = shellHtml.replace('<body>', `<body>${shell}`);
  const html = `/releases/shell/${shell}/index.html`;
  const entry = `/releases/mfe-member/${member}/remote-entry.js`;
  return {
    shell: { version: shell, html, integrity: integrityOf(page), previous: null },
    remotes: {
      ...registry.remotes,
      'mfe-member': { ...description, version: member, entry, integrity: sha('e'), previous: null },
    },
  };
}

beforeAll(async () => {
  setup = await gatewaySetup();
  for (const version of ['one', 'two', 'three']) {
    const page = shellHtml.replace('<body>', `<body>${version}`);
    await setup.store.put(`shell/${version}/index.html`, page);
    await putMember(version);
  }
  gateway = await setup.gateway();
});
afterEach(() => putMember('one'));
afterAll(() => setup.teardown());

const putMember = (version: string, changed: object = {}) =>
  setup.store.put(`mfe-member/${version}/manifest.json`, {
    ...manifest,
    remote: description,
    ...changed,
  });

async function release(member: string, shell: string): Promise<void> {
  await setup.store.putRegistry(withVersions(member, shell));
  await eventually(async () =>
    expect((await gateway.app.inject('/dashboard')).body).toMatch(
      new RegExp(`<body>${shell}[^]*mfe-member/${member}/`),
    ),
  );
}

/** A browser that keeps the cookie of its versions. */
function browser() {
  let pins: string | undefined;
  return {
    pins: () => pins,
    async open(path: string): Promise<{ shell?: string; member?: string }> {
      const cookie = `_ga=1${pins === undefined ? '' : `; __Host-reset_pins=${pins}`}`;
      const { body, cookies, statusCode } = await gateway.app.inject({
        url: path,
        headers: { cookie },
      });
      expect(statusCode).toBe(200);
      const set = cookies.find(({ name }) => name === '__Host-reset_pins');
      if (set) {
        expect(set).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
        expect(set.maxAge).toBe(set.value === '' ? 0 : 14_400);
        pins = set.value === '' ? undefined : set.value;
      }
      const [, shell = '', member = ''] =
        /<body>(\w+)<[^]*"mfe-member":.*?"version":"(\w+)"/.exec(body) ?? [];
      return { shell, member };
    },
  };
}

const REPAYMENTS = '/account/repayments';
const ONE = { shell: 'one', member: 'one' };
const TWO = { shell: 'two', member: 'two' };

describe('a path on which money is under way', () => {
  it('keeps the versions of its first page through a release and a rollback, until it is left', async () => {
    await release('one', 'one');
    const { open, pins } = browser();
    expect(await open('/dashboard')).toEqual(ONE);
    expect(pins()).toBeUndefined();
    expect(await open(REPAYMENTS)).toEqual(ONE);
    const first = pins();
    expect(first).toBeDefined();
    await release('two', 'two');
    expect(await open(`${REPAYMENTS}/`)).toEqual(ONE);
    expect(await open(`${REPAYMENTS}?step=2`)).toEqual(ONE);
    // Its end is four hours from the first page, however often it is loaded again.
    expect(pins()).toBe(first);
    await release('three', 'two');
    expect(await open(REPAYMENTS)).toEqual(ONE);
    expect(await open('/dashboard')).toEqual({ shell: 'two', member: 'three' });
    expect(pins()).toBeUndefined();
    expect(await open(REPAYMENTS)).toEqual({ shell: 'two', member: 'three' });
  });

  it('tells nobody but staff of their remote', async () => {
    await release('one', 'one');
    const { open, pins } = browser();
    await open(REPAYMENTS);
    expect(pins()).toContain('mfe-member');
    expect(pins()).not.toContain('mfe-admin');
  });

  it('has what is live where somebody comes anew, and keeps nobody else’s versions', async () => {
    await release('one', 'one');
    const early = browser();
    await early.open(REPAYMENTS);
    await release('two', 'two');
    const late = browser();
    expect(await late.open(REPAYMENTS)).toEqual(TWO);
    expect(await early.open(REPAYMENTS)).toEqual(ONE);
    expect(late.pins()).not.toBe(early.pins());
  });

  it.each([
    ['is gone', () => setup.store.put('mfe-member/one/manifest.json', 'gone')],
    [
      'has another entry than it had',
      () => putMember('one', { integrity: { 'remote-entry.js': sha('x') } }),
    ],
    [
      'describes itself otherwise',
      () => putMember('one', { remote: { ...description, quiet: ['/'] } }),
    ],
  ])('has what is live once what it kept %s', async (_what, change) => {
    await release('one', 'one');
    const { open } = browser();
    expect(await open(REPAYMENTS)).toEqual(ONE);
    await release('two', 'two');
    await change();
    expect(await open(REPAYMENTS)).toEqual(TWO);
    await putMember('one');
    expect(await open(REPAYMENTS)).toEqual(TWO);
  });

  it('is given no versions by who wrote them herself', async () => {
    await release('one', 'one');
    const { open, pins } = browser();
    await open(REPAYMENTS);
    await release('two', 'two');
    const forged = (pins() ?? '').replace('mfe-member~one~', 'mfe-member~three~');
    const { body } = await gateway.app.inject({
      url: REPAYMENTS,
      headers: { cookie: `__Host-reset_pins=${forged}` },
    });
    expect(body).toContain('/releases/mfe-member/two/remote-entry.js');
    expect(body).not.toContain('/releases/mfe-member/three/');
  });

  it('goes on with a canary that was widened, ended or made live meanwhile', async () => {
    const [live, next] = [withVersions('one', 'one'), withVersions('two', 'one')];
    const { previous: _none, ...canary } = { ...next.remotes['mfe-member'] };
    await release('one', 'one');
    await setup.store.putRegistry({
      ...live,
      remotes: {
        ...live.remotes,
        'mfe-member': { ...live.remotes['mfe-member'], canary: { ...canary, percent: 99 } },
      } as Registry['remotes'],
    });
    const { open } = browser();
    await eventually(async () => {
      await open('/dashboard');
      expect(await open(REPAYMENTS)).toEqual({ shell: 'one', member: 'two' });
    });
    await release('three', 'one');
    expect(await open(REPAYMENTS)).toEqual({ shell: 'one', member: 'two' });
  });
});
