import { expect, type Page } from 'playwright/test';

/* How often a page asks. Its clock has to be installed before it is opened. */

/**
 * How often each call is made in so many seconds, by its path below /api/v1. The page's clock is
 * moved on by one second at a time, with a moment for what is asked to be answered.
 */
export async function callsIn(page: Page, seconds: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (request: { url(): string }) => {
    const path = new URL(request.url()).pathname.replace('/api/v1', '');
    counts[path] = (counts[path] ?? 0) + 1;
  };
  let unanswered = 0;
  page.on('request', () => (unanswered += 1));
  page.on('requestfinished', () => (unanswered -= 1));
  page.on('requestfailed', () => (unanswered -= 1));
  await page.clock.pauseAt(Date.now() + 60_000);
  page.on('request', count);
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(150);
    await expect.poll(() => unanswered).toBeLessThanOrEqual(0);
  }
  page.off('request', count);
  return counts;
}

/** Within one of what the interval says, because a second begins somewhere. */
export const expectAbout = (count: number | undefined, expected: number): void => {
  expect(count ?? 0).toBeGreaterThanOrEqual(expected - 1);
  expect(count ?? 0).toBeLessThanOrEqual(expected + 1);
};
