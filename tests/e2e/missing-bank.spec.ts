import { expect, test, type Page } from 'playwright/test';
import { newCardholder, settledLimit, SOON } from './cardholder.ts';
import { bankWidget, proveToBank } from './linking.ts';
import { signIn } from './sign-in.ts';

/* Who has a card and unlinked her bank finds the way to link one. */

const CONNECT = 'Connect your checking account';
const BANK = 'Tidewater Savings Bank';
const PHONE = { width: 390, height: 844 };

/** By the session of the page, which has to be open. */
async function unlinkBank(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
    const headers = { 'x-csrf-token': csrf };
    return (await fetch('/api/v1/bank_accounts/unlink', { method: 'POST', headers })).status;
  });
  expect(status).toBe(204);
}

/** In Plaid Link, of which nothing is chosen. */
async function linkBankInWidget(page: Page): Promise<void> {
  const goOn = (name: string) => bankWidget(page).getByRole('button', { name }).click();
  await goOn('Continue');
  await bankWidget(page).getByRole('link', { name: BANK }).click();
  await proveToBank(page);
  await goOn('Continue');
  await goOn('Finish');
}

test.use({ viewport: PHONE });

test('a card holder without a bank is shown it first, connects one on her dashboard and has a limit again', async ({
  page,
}) => {
  await signIn(page, await newCardholder());
  await page.goto('/dashboard');
  await unlinkBank(page);
  await expect.poll(() => settledLimit(page), SOON).toBe(0);

  await page.goto('/recurring-expenses');
  await expect(page.getByText(/^Once your checking account is connected/)).toBeVisible();
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Why is my limit $0?' }).click();
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await expect(first).toContainText('Your checking account is not connected.');
  await page.keyboard.press('Escape');

  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Your checking account is not connected');
  await notices.getByRole('button', { name: CONNECT }).click();
  await linkBankInWidget(page);
  await expect(notices).toContainText('Your checking account is connected.', SOON);
  await expect(page.getByRole('button', { name: CONNECT })).toHaveCount(0);
  await expect.poll(() => settledLimit(page), SOON).toBeGreaterThan(0);
  const limit = `$${Math.floor(await settledLimit(page))}`;
  await expect(page.getByText(limit).first()).toBeAttached(SOON);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});
