import { expect, test, type Locator, type Page } from 'playwright/test';
import { countLayoutShifts } from './layout-shifts.ts';
import { forgetSession, signInAs } from './sign-in.ts';
import { signUp, stranger } from './stranger.ts';

/** By whom they are looked at. */
const PAGES = [
  ['hourly_ach', '/dashboard'],
  ['hourly_ach', '/card-transactions'],
  ['hourly_ach', '/income'],
  ['hourly_ach', '/recurring-expenses'],
  ['hourly_ach', '/account'],
  ['hourly_ach', '/account/user-faqs'],
  ['tax', '/tax-return'],
] as const;

/** Holds back what the page reads, until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const width of [320, 390, 1280]) {
  const tag = width === 390 ? [] : ['@long'];
  test(
    `pages of ${width} px show the shape of what they await, and do not jump when it comes`,
    {
      tag,
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let signedIn: string | null = null;
      for (const [who, path] of PAGES) {
        if (signedIn !== who) {
          await forgetSession(page);
          await signInAs(page, who);
          signedIn = who;
        }
        const release = await holdAnswers(page);
        await page.goto(path);
        const skeleton = page.getByRole('progressbar', { name: 'Loading', exact: true });
        await expect(skeleton, path).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        const layoutShifts = await countLayoutShifts(page);
        release();
        await expect(skeleton, path).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect(await layoutShifts(), path).toBeLessThan(0.1);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );
}

test(
  'on a phone the notice of an unconfirmed address moves nothing that is seen',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page, stranger());
    for (const path of ['/dashboard', '/income', '/account']) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/users/profile', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      const layoutShifts = await countLayoutShifts(page);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      release();
      await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Loading', exact: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await layoutShifts(), path).toBeLessThan(0.1);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

test(
  'on a phone who has filed sees her taxes arrive without a jump',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const who of ['tax', 'tax_rejected']) {
      await forgetSession(page);
      await signInAs(page, who);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/income_tax_returns', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/tax-filing');
      await expect(
        page.getByRole('progressbar', { name: 'Loading your tax returns' }),
      ).toBeVisible();
      const layoutShifts = await countLayoutShifts(page);
      release();
      await expect(page.getByRole('button', { name: 'Need Help' })).toBeVisible();
      expect(await layoutShifts(), who).toBeLessThan(0.1);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

test('on a phone the dashboard holds still when its bills come after the rest', async ({
  page,
}) => {
  await signInAs(page, 'hourly_ach');
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/active_recurring_outflows', async (route) => {
    await released;
    await route.continue();
  });
  const rest = ['users/profile', 'dashboard/overview', 'notifications'];
  const answers = rest.map((call) => page.waitForResponse(`**/api/v1/${call}`));
  await page.goto('/dashboard');
  await Promise.all(answers);
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const layoutShifts = await countLayoutShifts(page);
  release();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  expect(await layoutShifts()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
});

const isLoading = (page: Page) =>
  page.getByRole('progressbar', { name: 'Loading', exact: true }).first();

/** Where these stand while the page waits for its answers, and where once it has them. */
async function standing(page: Page, path: string, things: Record<string, Locator>) {
  const boxes = async () => {
    const found: Record<string, unknown> = {};
    for (const [name, thing] of Object.entries(things)) {
      const box = await thing.first().boundingBox();
      found[name] = box && { x: Math.round(box.x), y: Math.round(box.y) };
    }
    return found;
  };
  const release = await holdAnswers(page);
  await page.goto(path);
  await expect(isLoading(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes();
  release();
  await expect(isLoading(page)).toBeHidden();
  const after = await boxes();
  await page.unrouteAll({ behavior: 'wait' });
  return { before, after };
}

test('on a phone, what stands on a page stays where its skeleton had it', async ({ page }) => {
  await signInAs(page, 'hourly_ach');
  await page.setViewportSize({ width: 390, height: 844 });
  const named = (text: string) => page.getByText(text, { exact: true });
  const pages: [string, Record<string, Locator>][] = [
    [
      '/dashboard',
      { 'Talk to Us': page.getByRole('button', { name: 'Talk to Us' }), Card: named('Card') },
    ],
    [
      '/card-transactions',
      { 'Spending limit': named('Spending limit'), 'Your cards': named('Your cards') },
    ],
    ['/recurring-expenses', { Day: named('Day'), 'Avg. Amount': named('Avg. Amount') }],
    ['/account', { 'Log out': page.getByRole('main').getByRole('button', { name: 'Log out' }) }],
  ];
  for (const [path, things] of pages) {
    const { before, after } = await standing(page, path, things);
    expect(Object.values(before), path).not.toContain(null);
    expect(after, path).toEqual(before);
  }
});

test(
  'an application is awaited in a tile about as high as that of its step',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'applicant');
    await page.setViewportSize({ width: 390, height: 844 });
    const tile = page.getByRole('main').locator('section').first();
    const release = await holdAnswers(page);
    await page.goto('/apply');
    await expect(page.getByRole('progressbar', { name: 'Loading your application' })).toBeVisible();
    const awaited = (await tile.boundingBox())?.height ?? 0;
    release();
    await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
    const shown = (await tile.boundingBox())?.height ?? 0;
    expect(Math.abs(shown - awaited), `${awaited} awaited, ${shown} shown`).toBeLessThan(24);
  },
);

test('a page is headed while its code is on the way, and where it will be', async ({ page }) => {
  await signInAs(page, 'hourly_ach');
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/mfe-member.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/income', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Income' });
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  const before = await heading.boundingBox();
  release();
  await expect(page.getByText('Accrued net earnings')).toBeVisible();
  await expect(isLoading(page)).toBeHidden();
  expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
