import { expect, test, type Page } from 'playwright/test';
import { signInAs } from './sign-in.ts';

const PAGES = [
  '/dashboard',
  '/card-transactions',
  '/income',
  '/recurring-expenses',
  '/account',
  '/account/user-faqs',
];

/** Holds back what the page reads, until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The sum of how far what is on the screen has moved by itself, from here on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as unknown as Shift).value;
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts: seen });
  });
type Shift = { value: number };
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

for (const width of [320, 1280]) {
  test(`pages of ${width} px show the shape of what they await, and do not jump when it comes`, async ({
    page,
  }) => {
    await signInAs(page, 'hourly_ach');
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      const release = await holdAnswers(page);
      await page.goto(path);
      const skeleton = page.getByRole('progressbar', { name: 'Loading', exact: true });
      await expect(skeleton, path).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await watchShifts(page);
      release();
      await expect(skeleton, path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await shiftsOf(page), path).toBeLessThan(0.1);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
