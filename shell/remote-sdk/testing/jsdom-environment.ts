import JsdomEnvironment from 'jest-environment-jsdom';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTNERS = join(import.meta.dirname, '../../../partners');
const BANKS = join(import.meta.dirname, '../../../infra/dev/bank-shortcuts.json');
const PAYROLLS = join(import.meta.dirname, '../../../infra/dev/payroll-shortcuts.json');

/** What jsdom hides and msw's interception needs: Node's own, which the browser has too. */
const OF_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'structuredClone',
] as const satisfies (keyof typeof globalThis)[];

/** Of a page as the gateway writes it: the partners are there, and nobody is signed in. */
const pageData = JSON.stringify({
  partners: readdirSync(PARTNERS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(PARTNERS, file), 'utf8')) as unknown),
  bank_shortcuts: JSON.parse(readFileSync(BANKS, 'utf8')) as unknown,
  payroll_shortcuts: JSON.parse(readFileSync(PAYROLLS, 'utf8')) as unknown,
});

/** jsdom with Node's fetch, for the tests of shell, remotes and design system. */
export default class JsdomWithFetch extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of OF_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    const { document } = this.global;
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'page-data';
    data.textContent = pageData;
    document.head.append(data);
    // jsdom lays nothing out, and so scrolls nowhere.
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    // jsdom has no `CSS`, whose `escape` react-aria calls when an overlay opens.
    this.global.CSS ??= { escape: (text: string) => text } as typeof CSS;
    // react-router and the shell scroll on navigation, which jsdom only complains about.
    this.global.window.scrollTo = () => undefined;
  }

  /** No `browser` condition: msw's own `./node` entry is closed to it. */
  override exportConditions(): string[] {
    return [''];
  }
}
