import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
import { slowConnection } from './slow-connection.ts';

export type Visit = {
  /** Largest contentful paint, after the navigation began. */
  lcpMs: number;
  fcpMs: number;
  /** Everything that crossed the network, headers included. */
  bytes: number;
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

declare global {
  interface Window {
    paints: { lcpMs: number; fcpMs: number };
  }
}

function observePaints(): void {
  window.paints = { lcpMs: 0, fcpMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) {
      window.paints.fcpMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
}

async function countTraffic(network: CDPSession): Promise<() => Pick<Visit, 'bytes' | 'files'>> {
  let bytes = 0;
  const files = new Set<string>();
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  network.on('Network.responseReceived', ({ type, response }) => {
    if (COUNTED.includes(type) || /\.(js|css)$/.test(new URL(response.url).pathname)) {
      files.add(response.url);
    }
  });
  return () => ({ bytes, files: files.size });
}
