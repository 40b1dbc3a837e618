import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import pino from 'pino';
import { Browser } from '#testing/browser.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import { ORIGIN, type GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { registry } from '#testing/release-store.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  setup = await gatewaySetup();
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  gateway = await setup.gateway({ log });
});
afterAll(() => setup.teardown());

const MEMBER = { slice: 'mfe-member', version: 'bbb222' };
const SHELL = { slice: 'shell', version: 'aaa111' };
const failure = { kind: 'threw', message: 'TypeError: x of "Hazel" is null' };

async function visitor() {
  const browser = new Browser(gateway);
  await browser.open('/dashboard');
  return browser;
}
const report = (browser: Browser, reports: unknown, remoteAddress = '10.0.0.1', origin = ORIGIN) =>
  browser.post('/reports/pages', { reports }, { headers: { origin }, remoteAddress });

/** How many sessions ran a version and in how many it failed; absent where nothing is told. */
async function told(slice: string, version: string): Promise<(number | undefined)[]> {
  const { body } = await gateway.app.inject('/metrics');
  return ['reset_slice_sessions_total', 'reset_slice_failing_sessions_total'].map((name) => {
    const labels = `[^}]*slice="${slice}"[^}]*version="${version}"[^}]*`;
    const value = new RegExp(`^${name}\\{${labels}\\} (\\d+)$`, 'm').exec(body)?.[1];
    return value === undefined ? undefined : Number(value);
  });
}
const logged = () => lines.splice(0).filter(({ msg }) => msg === 'slice.failed');

describe('POST /reports/pages', () => {
  it('counts each session once, and once that a slice failed in it', async () => {
    const [one, two] = [await visitor(), await visitor()];
    for (const browser of [one, one, two]) {
      expect((await report(browser, [SHELL, MEMBER])).statusCode).toBe(204);
    }
    expect(await told('mfe-member', 'bbb222')).toEqual([2, 0]);
    for (let page = 0; page < 3; page += 1) await report(two, [{ ...MEMBER, failure }]);
    expect(await told('mfe-member', 'bbb222')).toEqual([2, 1]);
    expect(await told('shell', 'aaa111')).toEqual([2, 0]);
    const { body } = await gateway.app.inject('/metrics');
    for (const [slice, team] of [
      ['mfe-member', 'member'],
      ['shell', 'platform'],
    ]) {
      const labels = new RegExp(`sessions_total\\{[^}]*slice="${slice}"[^}]*team="${team}"`, 'g');
      expect(body.match(labels)).toHaveLength(2);
    }
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 40,
        ...MEMBER,
        team: 'member',
        kind: 'threw',
        message: 'TypeError: x of … is null',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Hazel');
  });

  it('counts as running what failed before it was said to run', async () => {
    const [before] = await told('mfe-public', 'bbb222');
    await report(await visitor(), [{ slice: 'mfe-public', version: 'bbb222', failure }]);
    expect(await told('mfe-public', 'bbb222')).toEqual([(before ?? 0) + 1, 1]);
  });

  it('knows no slices and versions but those that browsers may run', async () => {
    const browser = await visitor();
    await report(browser, [
      { slice: 'mfe-member', version: 'forged' },
      { slice: 'mfe-forged', version: 'bbb222', failure },
      { slice: '__proto__', version: 'bbb222' },
    ]);
    const { body } = await gateway.app.inject('/metrics');
    expect(body).not.toMatch(/forged|__proto__/);
  });

  it('believes our own pages alone', async () => {
    const before = await told('mfe-admin', 'bbb222');
    const admin = { slice: 'mfe-admin', version: 'bbb222' };
    await report(await visitor(), [admin], '10.0.0.1', 'https://evil.test');
    await report(new Browser(gateway), [admin]);
    expect(await told('mfe-admin', 'bbb222')).toEqual(before);
  });

  it('passes over what is no report', async () => {
    logged();
    const browser = await visitor();
    for (const reports of [
      null,
      {},
      [],
      [7],
      [{ slice: 'shell' }],
      [{ ...SHELL, more: 1 }],
      [{ ...SHELL, failure: { kind: 'other', message: '' } }],
      [{ ...SHELL, failure: { ...failure, message: 'x'.repeat(501) } }],
      Array.from({ length: 21 }, () => SHELL),
    ]) {
      expect((await report(browser, reports)).statusCode).toBe(204);
    }
    expect(logged()).toEqual([]);
  });

  it('counts one place on the network as ten sessions at most, so that nobody alone decides', async () => {
    const guides = { slice: 'mfe-guides', version: 'bbb222' };
    for (let session = 0; session < 15; session += 1) {
      await report(await visitor(), [{ ...guides, failure }], '10.1.0.1');
    }
    expect(await told('mfe-guides', 'bbb222')).toEqual([10, 10]);
    await report(await visitor(), [guides], '10.2.0.1');
    expect(await told('mfe-guides', 'bbb222')).toEqual([11, 10]);
  });

  it('tells nothing any more of versions that nobody runs, and begins with what takes their place', async () => {
    const member = registry.remotes['mfe-member'];
    const live = { ...member, version: 'ccc333', entry: '/releases/mfe-member/ccc333/entry.js' };
    await setup.store.putRegistry({
      ...registry,
      remotes: { ...registry.remotes, 'mfe-member': live },
    });
    await eventually(async () => {
      await report(await visitor(), [{ ...MEMBER, version: 'ccc333' }], '10.3.0.1');
      expect((await told('mfe-member', 'ccc333'))[0]).toBeGreaterThan(0);
    });
    expect(await told('mfe-member', 'bbb222')).toEqual([undefined, undefined]);
  });

  it('lets go of the versions that a browser keeps once one of them fails', async () => {
    const browser = await visitor();
    const cookie = `__Host-reset_session=${browser.cookie}; __Host-reset_pins=any`;
    const send = (reports: object[]) =>
      gateway.app.inject({
        method: 'POST',
        url: '/reports/pages',
        headers: { cookie, origin: ORIGIN },
        payload: { reports },
      });
    expect((await send([SHELL])).cookies).toEqual([]);
    expect((await send([{ ...SHELL, failure }])).cookies).toEqual([
      expect.objectContaining({ name: '__Host-reset_pins', value: '', maxAge: 0 }),
    ]);
  });
});
