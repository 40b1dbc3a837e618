import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from 'playwright/test';
import { countLayoutShifts } from './layout-shifts.ts';
import { person } from './product/running-product.ts';
import { openAsStaff } from './staff-list.ts';

/* The ways within the long page of one person, and the way to it. */

/** After which the browser takes what moves no more for an answer to the click. */
const LONG_AFTER_MS = 700;

const { email } = person('hourly_ach');
const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const ownRow = (page: Page) => page.getByRole('row').filter({ hasText: email });

test('nothing moves when the code of a person’s page and what is told of her come late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openAsStaff(page, `/admin/users?search=${encodeURIComponent(email)}`);
  const row = ownRow(page);
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(/mfe-admin.*\.js|\/admin\/users\/[0-9a-f-]{36}/, async (route) => {
    await pause(LONG_AFTER_MS);
    await route.continue();
  });
  const layoutShifts = await countLayoutShifts(page);
  await row.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Detail' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);
  expect(await layoutShifts()).toBeLessThan(0.02);
});

test('a person’s page leads to its sections by keyboard, and says who she is at each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsStaff(page, `/admin/users?search=${encodeURIComponent(email)}`);
  await ownRow(page).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);
  for (const [width, name, hash] of [
    [390, 'Payroll', '#payroll'],
    [1280, 'Spending limit', '#limit'],
    [1280, 'Danger zone', '#danger'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const link = outline(page).getByRole('link', { name, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(outline(page).locator('[aria-current]')).toHaveCount(1);
    // Whole, below what stays: the name stands above it, and nothing covers it.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const isCovered = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 4) !== element;
    });
    expect(isCovered).toBe(false);
  }
  await page
    .getByRole('heading', { level: 2, name: 'Income', exact: true })
    .scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page).toHaveURL(/#limit$/);
});
