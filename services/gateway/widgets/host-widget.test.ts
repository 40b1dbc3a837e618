import { describe, expect, it } from '@jest/globals';
import type { Adapter } from './adapter.ts';
import { openBankLink } from './adapters/bank-link.ts';
import { openCardDisplay } from './adapters/card-display.ts';
import { openPayrollLink } from './adapters/payroll-link.ts';
import { hostWidget } from './host-widget.ts';

const ORIGIN = 'https://reset.test';
const SCRIPT = 'https://provider.test/link.js';

/** A window in which a widget is hosted, with a provider's script that somebody else brings. */
function hosting(open: Adapter, provider: object) {
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
  hostWidget(window as unknown as Window, { product: ORIGIN, script: SCRIPT }, open);
  return {
    told,
    scripts,
    document: window.document,
    say: (data: object, origin = ORIGIN, source: object = parent) => hear({ data, origin, source }),
  };
}

describe('hostWidget', () => {
  it('opens Plaid with the product’s token, and tells how it ended', () => {
    let settings: Record<string, (...given: unknown[]) => void> = {};
    let shown = 0;
    const page = hosting(openBankLink, {
      Plaid: {
        create(given: typeof settings) {
          settings = given;
          return { open: () => (shown += 1) };
        },
      },
    });
    page.say({ type: 'open', token: 'link-1' });
    expect(page.scripts.map(({ src }) => src)).toEqual([SCRIPT]);
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

  it('opens Pinwheel the same way', () => {
    let settings: Record<string, (...given: unknown[]) => void> = {};
    const page = hosting(openPayrollLink, {
      Pinwheel: { open: (given: typeof settings) => (settings = given) },
    });
    page.say({ type: 'open', token: 'link-2' });
    page.scripts[0]?.events.get('load')?.();
    settings['onSuccess']?.({ accountId: 'account-1', platformId: 'platform-1', job: 'x' });
    expect(page.told.map(([message]) => message)).toEqual([
      { type: 'ready' },
      { type: 'opened' },
      { type: 'success', account_id: 'account-1', platform_id: 'platform-1' },
    ]);
  });

  it('shows a card by the issuer’s script, in the ink of the product’s card', () => {
    const element = () => ({ id: '', textContent: '', style: { cssText: '' }, append() {} });
    for (const [asked, ink] of [
      ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      ['red;background:url(https://stranger.test)', 'rgb(0, 0, 0)'],
    ]) {
      let settings: { component?: { showPan: { cardPan: { styles: object } } } } = {};
      const page = hosting(openCardDisplay, {
        marqeta: { bootstrap: (given: typeof settings) => (settings = given) },
      });
      page.say({ type: 'open', token: 'token-1', ink: asked });
      expect(page.scripts.map(({ src }) => src)).toEqual([SCRIPT]);
      Object.assign(page.document, { createElement: element, body: element() });
      page.scripts[0]?.events.get('load')?.();
      expect(settings.component?.showPan.cardPan.styles).toMatchObject({ span: { color: ink } });
    }
  });

  it('listens to the product’s page alone, and to it once', () => {
    const page = hosting(openBankLink, {});
    page.say({ type: 'open', token: 'link-1' }, 'https://stranger.test');
    page.say({ type: 'open', token: 'link-1' }, ORIGIN, {});
    page.say({ type: 'open' });
    page.say({ type: 'close', token: 'link-1' });
    expect(page.scripts).toHaveLength(0);
    page.say({ type: 'open', token: 'link-1' });
    page.say({ type: 'open', token: 'link-2' });
    expect(page.scripts).toHaveLength(1);
  });

  it('says so when the provider’s script does not load, or breaks', () => {
    for (const event of ['error', 'load']) {
      const page = hosting(openBankLink, {});
      page.say({ type: 'open', token: 'link-1' });
      page.scripts[0]?.events.get(event)?.();
      expect(page.told.at(-1)).toEqual([{ type: 'failed' }, ORIGIN]);
    }
  });
});
