import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright';
import { slowConnection } from './slow-connection.ts';

export type Visit = {
  /** Largest contentful paint, after the navigation began. */
  lcpMs: number;
  fcpMs: number;
  /** How much of the screen moved by itself: the cumulative layout shift. */
  cls: number;
  /** Everything that crossed the network, headers included. */
  bytes: number;
  /** Of these the scripts, compressed as they came. */
  scriptBytes: number;
  /** Of these the scripts of remotes. */
  remoteBytes: number;
  /** Document, scripts and stylesheets. */
  files: number;
};

const COUNTED = ['Document', 'Script', 'Stylesheet'];
const SETTLED_MS = 1500;

/** One visit with an empty cache, until `text` stands there and nothing moves any more. */
export async function visit(
  browser: Browser,
  url: string,
  { storageState, text }: { storageState: BrowserContextOptions['storageState']; text: string },
): Promise<Visit> {
  const context = await openPhone(browser, storageState);
  try {
    return await visitIn(context, url, text);
  } finally {
    await context.close();
  }
}

/** A browser of a phone's size with an empty cache. */
export const openPhone = (
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
): Promise<BrowserContext> =>
  browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    ...(storageState ? { storageState } : {}),
  });

/** A visit in a page of its own, which is closed again, with what the browser has cached. */
export async function visitIn(context: BrowserContext, url: string, text: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(observePaints);
  const network = await context.newCDPSession(page);
  const count = await countTraffic(network);
  await slowConnection(network);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const paints = await page.evaluate(() => window.paints);
  await page.close();
  return { ...paints, ...count() };
}

/** https://wicg.github.io/layout-instability: not in TypeScript's library. */
type Shift = { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    paints: Pick<Visit, 'lcpMs' | 'fcpMs' | 'cls'>;
  }
}

function observePaints(): void {
  window.paints = { lcpMs: 0, fcpMs: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) {
      window.paints.fcpMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (!entry.hadRecentInput) window.paints.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function countTraffic(
  network: CDPSession,
): Promise<() => Pick<Visit, 'bytes' | 'scriptBytes' | 'remoteBytes' | 'files'>> {
  let bytes = 0;
  let scriptBytes = 0;
  let remoteBytes = 0;
  const files = new Set<string>();
  const scripts = new Map<string, string>();
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const path = scripts.get(requestId);
    if (path === undefined) return;
    scriptBytes += encodedDataLength;
    if (path.startsWith('/releases/mfe-')) remoteBytes += encodedDataLength;
  });
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.endsWith('.js')) scripts.set(requestId, pathname);
    if (COUNTED.includes(type) || /\.(js|css)$/.test(pathname)) {
      files.add(response.url);
    }
  });
  return () => ({ bytes, scriptBytes, remoteBytes, files: files.size });
}
