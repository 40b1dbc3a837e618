import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { ORIGIN } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

const open = (name: string, host = 'widgets.test') =>
  gateway.app.inject({ url: `/widgets/${name}`, headers: { host } });
const scriptOf = (body: string) => /<script>(.*)<\/script>/s.exec(body)?.[1] ?? '';

/** A window in which a widget's page runs, with a provider's script that somebody else brings. */
function hosting(provider: object) {
  const told: [object, string][] = [];
  const scripts: { src: string; events: Map<string, () => void> }[] = [];
  let hear: (event: object) => void = () => undefined;
  const parent = { postMessage: (message: object, to: string) => void told.push([message, to]) };
  const window = {
    ...provider,
    parent,
    document: {
      createElement: () => {
        const events = new Map<string, () => void>();
        return {
          src: '',
          events,
          addEventListener: (type: string, on_: () => void) => events.set(type, on_),
        };
      },
      head: { append: (element: (typeof scripts)[number]) => void scripts.push(element) },
    },
    addEventListener: (_type: string, listener: (event: object) => void) => {
      hear = listener;
    },
  };
  return {
    told,
    scripts,
    document: window.document,
    run: (body: string) => void runInNewContext(scriptOf(body), { window }),
    say: (data: object, origin = ORIGIN, source: object = parent) => hear({ data, origin, source }),
  };
}

describe('GET /widgets/:name', () => {
  it('is there on the widgets’ own origin alone', async () => {
    expect((await open('bank-link')).statusCode).toBe(200);
    expect((await open('bank-link', new URL(ORIGIN).host)).statusCode).toBe(404);
    expect((await open('nothing')).statusCode).toBe(404);
    expect((await open('chat')).statusCode).toBe(404);
  });

  it('may be framed by the product and run one provider, and nothing else', async () => {
    const { headers, body } = await open('bank-link');
    const hash = createHash('sha256').update(scriptOf(body)).digest('base64');
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' https://provider.test https://api.provider.test`,
      "style-src 'unsafe-inline' https://provider.test https://api.provider.test",
      'connect-src https://provider.test https://api.provider.test',
      'img-src data: https://provider.test https://api.provider.test',
      'font-src https://provider.test https://api.provider.test',
      'frame-src https://provider.test https://api.provider.test',
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ORIGIN}`,
    ]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('may be a page without a script, which frames what it is allowed to', async () => {
    const { headers } = await open('card-activation');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^ ]*' https:\/\/provider.test /);
    expect(policy).toContain('frame-src https://provider.test https://api.provider.test;');
  });
});

describe('the page of a widget', () => {
  it('opens Plaid with the product’s token, and tells how it ended', async () => {
    let settings: Record<string, (...given: unknown[]) => void> = {};
    let shown = 0;
    const page = hosting({
      Plaid: {
        create(given: typeof settings) {
          settings = given;
          return { open: () => (shown += 1) };
        },
      },
    });
    page.run((await open('bank-link')).body);
    page.say({ type: 'open', token: 'link-1' });
    expect(page.scripts.map(({ src }) => src)).toEqual(['https://provider.test/link.js']);
    page.scripts[0]?.events.get('load')?.();
    settings['onLoad']?.();
    settings['onEvent']?.('SELECT_INSTITUTION');
    settings['onExit']?.({ error_code: 'INSTITUTION_DOWN' });
    settings['onExit']?.(null);
    settings['onSuccess']?.('public-1');
    expect(shown).toBe(1);
    expect(page.told).toEqual(
      [
        { type: 'ready' },
        { type: 'opened' },
        { type: 'event', name: 'SELECT_INSTITUTION', data: {} },
        { type: 'exit', error: 'INSTITUTION_DOWN' },
        { type: 'exit', error: null },
        { type: 'success', public_token: 'public-1' },
      ].map((message) => [message, ORIGIN]),
    );
  });

  it('opens Pinwheel the same way', async () => {
    let settings: Record<string, (...given: unknown[]) => void> = {};
    const page = hosting({ Pinwheel: { open: (given: typeof settings) => (settings = given) } });
    page.run((await open('payroll-link')).body);
    page.say({ type: 'open', token: 'link-2' });
    page.scripts[0]?.events.get('load')?.();
    settings['onSuccess']?.({ accountId: 'account-1', platformId: 'platform-1', job: 'x' });
    expect(page.told.map(([message]) => message)).toEqual([
      { type: 'ready' },
      { type: 'opened' },
      { type: 'success', account_id: 'account-1', platform_id: 'platform-1' },
    ]);
  });

  it('shows a card by the issuer’s script, in the ink of the product’s card', async () => {
    const element = () => ({ id: '', textContent: '', style: { cssText: '' }, append() {} });
    for (const [asked, ink] of [
      ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      ['red;background:url(https://stranger.test)', 'rgb(0, 0, 0)'],
    ]) {
      let settings: { component?: { showPan: { cardPan: { styles: object } } } } = {};
      const page = hosting({
        marqeta: { bootstrap: (given: typeof settings) => (settings = given) },
      });
      page.run((await open('card-display')).body);
      page.say({ type: 'open', token: 'token-1', ink: asked });
      expect(page.scripts.map(({ src }) => src)).toEqual(['https://cards.test/display.js']);
      Object.assign(page.document, { createElement: element, body: element() });
      page.scripts[0]?.events.get('load')?.();
      expect(settings.component?.showPan.cardPan.styles).toMatchObject({ span: { color: ink } });
    }
  });

  it('listens to the product’s page alone, and to it once', async () => {
    const page = hosting({});
    page.run((await open('bank-link')).body);
    page.say({ type: 'open', token: 'link-1' }, 'https://stranger.test');
    page.say({ type: 'open', token: 'link-1' }, ORIGIN, {});
    page.say({ type: 'open' });
    page.say({ type: 'close', token: 'link-1' });
    expect(page.scripts).toHaveLength(0);
    page.say({ type: 'open', token: 'link-1' });
    page.say({ type: 'open', token: 'link-2' });
    expect(page.scripts).toHaveLength(1);
  });

  it('says so when the provider’s script does not load, or breaks', async () => {
    for (const event of ['error', 'load']) {
      const page = hosting({});
      page.run((await open('bank-link')).body);
      page.say({ type: 'open', token: 'link-1' });
      page.scripts[0]?.events.get(event)?.();
      expect(page.told.at(-1)).toEqual([{ type: 'failed' }, ORIGIN]);
    }
  });
});
