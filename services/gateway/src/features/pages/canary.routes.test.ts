import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Registry, RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import { eventually } from '@reset/service-kit/testing';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { manifest, registry, sha, shellHtml } from '#testing/release-store.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  await setup.store.put('mfe-member/ccc333/manifest.json', manifest);
  await setup.store.put('shell/ddd444/index.html', shellHtml.replace('<body>', '<body>next'));
  gateway = await setup.gateway();
});
afterEach(() => show(registry));
afterAll(() => setup.teardown());

const LANES = Array.from({ length: 100 }, (_none, lane) => lane);

let shown = 0;
/** Makes it live, and waits until the gateway has it: each has a team of its own. */
async function show(given: Registry): Promise<void> {
  shown += 1;
  const team = `the team of ${shown}`;
  const guides = { ...registry.remotes['mfe-guides'], team };
  await setup.store.putRegistry({
    ...given,
    remotes: { ...given.remotes, 'mfe-guides': guides },
  });
  await eventually(async () =>
    expect((await gateway.app.inject('/dashboard')).body).toContain(`"team":"${team}"`),
  );
}

const live = registry.remotes['mfe-member'];
const next: Omit<RegisteredRemote, 'previous'> = {
  ...live,
  version: 'ccc333',
  entry: '/releases/mfe-member/ccc333/remote-entry.js',
  integrity: sha('n'),
  first: { '/dashboard': { calls: ['/only/of/the/next'] } },
};
const withCanary = (percent: number): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, 'mfe-member': { ...live, canary: { ...next, percent } } },
});

const inLane = (lane: number | string, path = '/dashboard') =>
  gateway.app.inject({ url: path, headers: { cookie: `_ga=1; __Host-reset_lane=${lane}` } });
const dataOf = (html: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    registry: { remotes: Record<string, RegisteredRemote> };
  };
const remoteOf = (html: string) => dataOf(html).registry.remotes['mfe-member'];

/** The lanes whose page names the canary; all others name what is live. */
async function chosenLanes(): Promise<number[]> {
  const versions = await Promise.all(
    LANES.map(async (lane) => remoteOf((await inLane(lane)).body)?.version),
  );
  expect(new Set([...versions, 'bbb222', 'ccc333']).size).toBe(2);
  return LANES.filter((lane) => versions[lane] === 'ccc333');
}

describe('a canary', () => {
  it('is there for exactly its share of lanes, on each of their pages, and takes nobody back while it is widened', async () => {
    await show(withCanary(10));
    const chosen = await chosenLanes();
    expect(chosen).toHaveLength(10);
    const [lane = 0] = chosen;
    const page = (await inLane(lane)).body;
    expect(page).toContain('href="/releases/mfe-member/ccc333/remote-entry.js"');
    expect(page).not.toContain('mfe-member/bbb222/routes');
    expect(remoteOf(page)).toMatchObject({
      entry: next.entry,
      integrity: next.integrity,
      previous: { version: 'bbb222', entry: live.entry, integrity: live.integrity },
    });
    expect(page).not.toContain('percent');
    const other = (await inLane(lane, '/users/sign_in')).body;
    expect(remoteOf(other)?.version).toBe('ccc333');
    expect(dataOf(other).registry.remotes['mfe-public']?.version).toBe('bbb222');

    await show(withCanary(50));
    const half = await chosenLanes();
    expect(half).toHaveLength(50);
    expect(half).toEqual(expect.arrayContaining(chosen));
    await show(registry);
    expect(await chosenLanes()).toHaveLength(0);
  });

  it('of the shell is a page of its own', async () => {
    const shell = { version: 'ddd444', html: '/releases/shell/ddd444/index.html' };
    await show({ ...registry, shell: { ...registry.shell, canary: { ...shell, percent: 30 } } });
    const pages = await Promise.all(LANES.map(async (lane) => (await inLane(lane, '/')).body));
    expect(pages.filter((page) => page.includes('<body>next'))).toHaveLength(30);
    expect(pages.filter((page) => page.includes('/releases/shell/ddd444/main.js'))).toHaveLength(
      30,
    );
  });

  it('that cannot be read costs nobody the page', async () => {
    const shell = { version: 'gone', html: '/releases/shell/gone/index.html' };
    await show({ ...registry, shell: { ...registry.shell, canary: { ...shell, percent: 99 } } });
    for (const lane of LANES.slice(0, 5)) expect((await inLane(lane, '/')).statusCode).toBe(200);
  });
});

describe('the lane', () => {
  it('is drawn when there is a canary, and then stays', async () => {
    expect((await gateway.app.inject('/')).headers['set-cookie']).not.toContain('lane');
    await show(withCanary(10));
    const first = await gateway.app.inject('/');
    const drawn = first.cookies.find(({ name }) => name === '__Host-reset_lane');
    expect(drawn).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(drawn).not.toHaveProperty('domain');
    const lane = drawn?.value ?? '';
    expect(LANES).toContain(Number(lane));
    const again = await inLane(lane);
    expect(again.cookies.map(({ name }) => name)).not.toContain('__Host-reset_lane');
    const [one, two] = [first, again].map(({ body }) => remoteOf(body)?.version);
    expect(one).toBe(two);
  });

  it('is drawn anew where somebody wrote what is none', async () => {
    await show(withCanary(10));
    for (const given of ['100', '-1', '7a', '', '007']) {
      const { cookies } = await inLane(given);
      expect(cookies.map(({ name }) => name)).toContain('__Host-reset_lane');
    }
  });
});
