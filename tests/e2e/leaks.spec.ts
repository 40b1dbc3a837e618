import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type CDPSession, type Page } from 'playwright/test';
import { openArea } from './open-area.ts';
import { signInAsStaff } from './sign-in.ts';

/* What a remote starts, it ends: fifty visits leave the document as ten did. */

const PATHS: Record<string, string> = {
  'mfe-public': '/',
  'mfe-onboarding': '/apply',
  'mfe-member': '/dashboard',
  'mfe-admin': '/admin/users',
};
/** A page of the shell alone. */
const ELSEWHERE = '/nope';
const VISITS = 50;
/** Two pages of nobody: what going from page to page costs without any remote. */
const NOWHERE = '/nowhere';
/** Beyond that: 3 kB a visit, less than a page that is kept. */
const HEAP_MAY_GROW = 150_000;
const HEAP_NOISE = 10_000;
/** For three rounds on a busy machine. */
const ROUNDS_MS = 400_000;

test.describe.configure({ timeout: 2 * ROUNDS_MS });

for (const [slice, path] of Object.entries(PATHS)) {
  const title = `${slice}: ${VISITS} mounts and unmounts leave no listener, no timer and no heap`;
  test(title, { tag: '@long' }, async ({ page }) => {
    await countTimers(page);
    await signInAsStaff(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await visitOften(page, path, 10);
    await visitOften(page, NOWHERE, 10);
    const first = await standing(page, devtools);
    await visitOften(page, NOWHERE, VISITS);
    let before = await standing(page, devtools);
    const mayGrow = before.heap - first.heap + HEAP_MAY_GROW;
    // What is kept of each visit is kept in each round; what is made once is not.
    await expect(async () => {
      await visitOften(page, path, VISITS);
      const [last, after] = [before, await standing(page, devtools)];
      before = after;
      expect(after.listeners).toBeLessThanOrEqual(last.listeners);
      expect(after.timers).toBeLessThanOrEqual(last.timers);
      expect(after.heap - last.heap).toBeLessThan(mayGrow);
    }).toPass({ timeout: ROUNDS_MS });
  });
}

async function visitOften(page: Page, path: string, times: number): Promise<void> {
  for (let visit = 0; visit < times; visit++) {
    await openArea(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openArea(page, ELSEWHERE);
    await expect(page.getByRole('heading', { name: "We can't find that!" })).toBeVisible();
  }
}

/** What stays once caches and their timers have reached the state in which they stay. */
async function standing(page: Page, devtools: CDPSession) {
  let last = await measure(page, devtools);
  for (;;) {
    const next = await measure(page, devtools);
    if (next.heap > last.heap - HEAP_NOISE) return next;
    last = next;
  }
}

async function measure(page: Page, devtools: CDPSession) {
  await page.waitForTimeout(500 * slowness());
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    timers: await page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size),
  };
}

/** Timers that are set and have neither run nor been cleared; repeating ones until they are cleared. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setTimeout: later, clearTimeout: noLater } = window;
    const { setInterval: again, clearInterval: noMore } = window;
    Object.assign(window, {
      timers,
      setTimeout: (run: () => void, ms?: number, ...args: unknown[]) => {
        const id = later(
          (...given: []) => {
            timers.delete(id);
            run(...given);
          },
          ms,
          ...args,
        );
        timers.add(id);
        return id;
      },
      setInterval: (run: () => void, ms?: number, ...args: unknown[]) => {
        const id = again(run, ms, ...args);
        timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        timers.delete(id);
        noLater(id);
      },
      clearInterval: (id: number) => {
        timers.delete(id);
        noMore(id);
      },
    });
  });
}
