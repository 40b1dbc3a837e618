import { expect, test, type Page } from 'playwright/test';
import { signInAs } from './sign-in.ts';

/* What a browser does between documents, done between pages of one document. */

test.describe('arriving at another page', () => {
  test('changes the title, focuses the heading and tells screen readers', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const began = await page.evaluate(() => performance.timeOrigin);
    for (const name of ['Transactions', 'Income', 'Account']) {
      await place(page, name).click();
      await expect(page).toHaveTitle(`${name} | Reset`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(page.getByRole('status').getByText(name, { exact: true })).toBeAttached();
      await expect(place(page, name)).toHaveAttribute('aria-current', 'page');
    }
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
  });

  test('leaves focus alone on the first page of a document', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.goto('/income');
    await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).toBeFocused();
    await expect(page.getByRole('status').getByText('Income', { exact: true })).toHaveCount(0);
  });

  test('begins at the top, and comes back to where the page was left [MEM-004]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 300 });
    await page.goto('/');
    await expect(page.getByText('Ready to Reset')).toBeVisible();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolled(page)).toBe(500);
    await page.getByRole('link', { name: 'Log In' }).first().focus();
    await scrollTo(page, 500);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeFocused();
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page.getByText('Ready to Reset')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(500);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    // Kept in the history's entry once the scrolling rests, so that it outlives the document.
    await expect
      .poll(() => page.evaluate(() => (window.history.state as { scrollY?: number }).scrollY))
      .toBe(500);
    await page.reload();
    await expect(page.getByText('Ready to Reset')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(500);
  });
});

test('another query moves nothing: neither focus, nor page, nor a word is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/faqs');
  const question = page.getByRole('button', { name: 'Where can I use it?' });
  await question.focus();
  // A font that comes later changes the height of what is above.
  await page.evaluate(() => document.fonts.ready);
  await scrollTo(page, 120);
  // An entry of its own in the history, as the router makes one.
  await page.evaluate(() => {
    const state = { idx: 1, key: 'query' };
    window.history.pushState(state, '', '/faqs?b=1');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(page).toHaveURL('/faqs?b=1');
  await page.waitForLoadState('networkidle');
  await expect(question).toBeFocused();
  expect(await scrolled(page)).toBe(120);
  await expect(page.getByRole('status').getByText('FAQs', { exact: true })).toHaveCount(0);
});

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** As a reader does; the page has to be long enough. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await scrolled(page)).toBe(top);
}
