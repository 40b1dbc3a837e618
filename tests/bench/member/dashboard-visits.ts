import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openPhone, visitIn, type Visit } from '../composition/visit.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { PHONE_SLOWDOWN, withSlowedPage } from '../typing/slowed-page.ts';

type Signed = { origin: string; storageState: BrowserContextOptions['storageState'] };

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 7), 1);
const MAX_COLD_MS = 2_000;
const MAX_WARM_MS = 1_000;
const MAX_REMOTE_BYTES = 120_000;
const MAX_CLS = 0.05;
const MAX_INTERACTION_MS = 200;

/**
 * How soon a member on a phone sees her dashboard, with an empty cache and once it was here before,
 * and what comes for it. Sets the exit code where a promise is missed.
 * @returns lines of a table
 */
export async function measureVisits(
  browser: Browser,
  { origin, storageState }: Signed,
): Promise<string[]> {
  const seen: Record<'cold' | 'warm', Visit[]> = { cold: [], warm: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await openPhone(browser, storageState);
    for (const kind of ['cold', 'warm'] as const) {
      const visit = await visitIn(context, `${origin}/dashboard`, 'Accrued Net Earnings');
      // The first warms up server and browser.
      if (round > 0) seen[kind].push(visit);
    }
    await context.close();
  }
  const middle = (kind: 'cold' | 'warm', figure: keyof Visit) =>
    median(seen[kind].map((visit) => visit[figure]));
  const worst = (kind: 'cold' | 'warm', figure: keyof Visit) =>
    Math.max(...seen[kind].map((visit) => visit[figure]));
  promised(
    middle('cold', 'lcpMs') <= MAX_COLD_MS &&
      middle('warm', 'lcpMs') <= MAX_WARM_MS &&
      middle('cold', 'remoteBytes') <= MAX_REMOTE_BYTES &&
      Math.max(worst('cold', 'cls'), worst('warm', 'cls')) <= MAX_CLS,
  );
  const kB = (bytes: number) => (bytes / 1000).toFixed(0);
  const row = (kind: 'cold' | 'warm', name: string) =>
    `| ${name} | **${Math.round(middle(kind, 'lcpMs'))}** | ${Math.round(worst(kind, 'lcpMs'))} | ${Math.round(middle(kind, 'fcpMs'))} | ${worst(kind, 'cls').toFixed(3)} | ${kB(middle(kind, 'remoteBytes'))} | ${kB(middle(kind, 'scriptBytes'))} | ${kB(middle(kind, 'bytes'))} |`;
  return [
    '| /dashboard, 150 ms and 1.6 Mbit/s | LCP ms, median | LCP ms, slowest | FCP ms | CLS, worst | kB of the member area’s script | kB of script | kB in all |',
    '|---|---|---|---|---|---|---|---|',
    row('cold', 'cold'),
    row('warm', 'warm'),
  ];
}

/** https://w3c.github.io/event-timing: not all in TypeScript's library. */
type Interaction = PerformanceEventTiming & { interactionId: number };

declare global {
  interface Window {
    interactionMs: number[];
  }
}

/**
 * The slowest answer to a press while the limit's digits roll, on a phone's processor: the tabs are
 * pressed from the moment that the limit is there.
 * @returns lines of a table
 */
export async function measureInteractions(
  browser: Browser,
  { origin, storageState }: Signed,
): Promise<string[]> {
  const slowest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    slowest.push(
      await withSlowedPage(
        browser,
        {
          slowdown: PHONE_SLOWDOWN,
          ignoreHTTPSErrors: true,
          ...(storageState ? { storageState } : {}),
        },
        (page) => slowestPress(page, origin),
      ),
    );
  }
  const middle = median(slowest);
  promised(middle <= MAX_INTERACTION_MS);
  return [
    `| presses of the tabs while the digits roll, CPU slowed ${PHONE_SLOWDOWN} times | ms |`,
    '|---|---|',
    `| the slowest of a visit, median of ${ROUNDS} | **${middle.toFixed(0)}** |`,
    `| of all | ${Math.max(...slowest).toFixed(0)} |`,
  ];
}

async function slowestPress(page: Page, origin: string): Promise<number> {
  await page.addInitScript(() => {
    window.interactionMs = [];
    const shortOnesToo = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Interaction[]) {
        if (entry.interactionId > 0) window.interactionMs.push(entry.duration);
      }
    }).observe(shortOnesToo);
  });
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
  const tabs = page.getByRole('tab');
  await page.locator('[data-digit]').first().waitFor();
  for (const at of [1, 0, 1, 0]) {
    await tabs.nth(at).click();
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(500);
  return Math.max(0, ...(await page.evaluate(() => window.interactionMs)));
}
