import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import { newId } from '@reset/service-kit';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { changeJson } from '../../e2e/change-answer.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { PHONE_SLOWDOWN, withSlowedPage } from '../typing/slowed-page.ts';

const TRANSACTIONS = sized(5_000, 100);
const A_DAY = 3;
const DAY_MS = 86_400_000;
const ROUNDS = sized(3, 1);
const MAX_FRAME_MS = 50;
const SCROLLED_MS = sized(6_000, 500);

declare global {
  interface Window {
    longestTaskMs: number;
  }
}

/**
 * The longest frame while somebody scrolls through thousands of her purchases, and how soon the list
 * is there. Sets the exit code where the promise is missed.
 * @returns lines of a table
 */
export async function measureScrolling(
  browser: Browser,
  who: { origin: string; storageState: BrowserContextOptions['storageState'] },
): Promise<string[]> {
  const rows: string[] = [];
  for (const slowdown of [1, PHONE_SLOWDOWN]) {
    const seen: Scrolled[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.push(
        await withSlowedPage(
          browser,
          {
            slowdown,
            ...(who.storageState ? { storageState: who.storageState } : {}),
          },
          (page) => scrollThrough(page, who.origin),
        ),
      );
    }
    const of = (figure: keyof Scrolled) => median(seen.map((one) => one[figure])).toFixed(0);
    if (slowdown === 1) promised(Number(of('longestFrameMs')) <= MAX_FRAME_MS);
    rows.push(
      `| ${slowdown === 1 ? 'this machine' : `CPU slowed ${slowdown} times`} | **${of('longestFrameMs')}** | ${of('shownMs')} | ${of('longestTaskMs')} |`,
    );
  }
  return [
    `| ${TRANSACTIONS.toLocaleString('en-US')} purchases | ms, longest frame of a scroll | ms from their answer to the list | ms, longest task of that |`,
    '|---|---|---|---|',
    ...rows,
  ];
}

type Scrolled = { longestFrameMs: number; shownMs: number; longestTaskMs: number };

async function scrollThrough(page: Page, origin: string): Promise<Scrolled> {
  let answeredAt = 0;
  await changeJson<CardTransaction[]>(
    page,
    '**/card_accounts/current/card_transactions',
    ([one]) => {
      answeredAt = performance.now();
      return Array.from({ length: TRANSACTIONS }, (_none, index) => ({
        ...one,
        id: newId(),
        created_at: new Date(Date.now() - (index / A_DAY) * DAY_MS).toISOString(),
      }));
    },
  );
  await page.addInitScript(() => {
    window.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longestTaskMs = Math.max(window.longestTaskMs, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${origin}/card-transactions`);
  await page.locator('a[href^="/card-transactions/"]').first().waitFor();
  const shownMs = performance.now() - answeredAt;
  await page.waitForTimeout(1_500);
  const longestTaskMs = await page.evaluate(() => window.longestTaskMs);
  const longestFrameMs = await page.evaluate(
    (forMs) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        let [last, longest] = [from, 0];
        const step = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - from > forMs) return resolve(longest);
          scrollBy(0, 60);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    SCROLLED_MS,
  );
  return { longestFrameMs, shownMs, longestTaskMs };
}
