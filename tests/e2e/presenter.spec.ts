import AxeBuilder from '@axe-core/playwright';
import type { Repayments } from '@reset/api-contract/member/repayments.ts';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { SOON } from './cardholder.ts';
import { startOwnProduct } from './own-product.ts';
import { signInAs } from './sign-in.ts';

/* Who shows the product presses what happens outside of it, and the product follows. */

let product: Awaited<ReturnType<typeof startOwnProduct>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startOwnProduct();
});
test.afterAll(() => product.stop());

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
  const page = await context.newPage();
  await signInAs(page, who);
  return page;
}

/** What the page says of the last press. */
const newest = (presenter: Page) =>
  presenter.getByRole('region', { name: 'What happened' }).getByRole('listitem').first();

/** Chooses a member and presses an event, which happens. */
async function press(presenter: Page, member: string, event: string): Promise<void> {
  await presenter.goto(`${process.env['RESET_SANDBOX_URL']}/presenter`);
  await presenter.getByRole('link', { name: member, exact: true }).click();
  await presenter.getByRole('button', { name: `Set off: ${event}` }).click();
  await expect(newest(presenter)).toContainText(`${event}, ${member}`);
}

/** Follows the link to where it is seen, as who is signed in there. */
async function seeIn(page: Page, presenter: Page): Promise<void> {
  const href = await newest(presenter).getByRole('link', { name: /^See it/ }).getAttribute('href');
  const { origin } = new URL(process.env['RESET_URL'] ?? '');
  expect(href?.startsWith(`${origin}/`)).toBe(true);
  await page.goto(href ?? '');
}

test('each event that a presenter presses is followed by the product', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const presenter = await (await browser.newContext()).newPage();
  const hazel = await pageOf(browser, 'hourly_ach');
  const standing = async () => {
    const reply = await hazel.request.get('/api/v1/repayments');
    return ((await reply.json()) as Repayments).debits.map(({ status }) => status);
  };

  await press(presenter, 'Hazel Hourly', 'Returned debit');
  await expect(newest(presenter)).toContainText('Press Payday first');
  await expect(newest(presenter).getByRole('link')).toHaveCount(0);

  await press(presenter, 'Hazel Hourly', 'Declined purchase');
  await seeIn(hazel, presenter);
  await expect(hazel.getByText('Ridge Electronics').first()).toBeVisible(SOON);
  await expect(hazel.getByText('Declined').first()).toBeVisible();

  const paula = await pageOf(browser, 'partner_hvfcu');
  await press(presenter, 'Paula Partner', 'Broken link');
  await seeIn(paula, presenter);
  await expect(paula.getByText('Reconnect your checking account')).toBeVisible(SOON);

  const rita = await pageOf(browser, 'tax_rejected');
  await press(presenter, 'Rita Return', 'Accepted return');
  await seeIn(rita, presenter);
  await expect(rita.getByRole('main')).toContainText('Accepted', SOON);

  await press(presenter, 'Hazel Hourly', 'Payday');
  await expect.poll(standing, SOON).toEqual(['processing']);
  await press(presenter, 'Hazel Hourly', 'Returned debit');
  await expect.poll(standing, SOON).toContain('returned');
  await seeIn(hazel, presenter);
  await expect(hazel.getByRole('main')).toContainText('came back');

  await press(presenter, 'Hazel Hourly', 'Next banking day');
  await expect(newest(presenter)).toContainText('The product believes that it is');
});

for (const width of [320, 390, 1280]) {
  test(`the presenter’s page fits ${width} px and is sound for all, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${process.env['RESET_SANDBOX_URL']}/presenter?member=tax_rejected`);
      await expect(page.getByRole('link', { name: 'Rita Return' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}
