import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
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
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    ...(storageState ? { storageState } : {}),
  });
  try {
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
    return { ...paints, ...count() };
  } finally {
    await context.close();
  }
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
): Promise<() => Pick<Visit, 'bytes' | 'scriptBytes' | 'files'>> {
  let bytes = 0;
  let scriptBytes = 0;
  const files = new Set<string>();
  const scripts = new Set<string>();
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
    if (COUNTED.includes(type) || /\.(js|css)$/.test(new URL(response.url).pathname)) {
      files.add(response.url);
    }
  });
  return () => ({ bytes, scriptBytes, files: files.size });
}
