import { expect, test, type Browser, type Page } from 'playwright/test';
import { buy, newCardholder, settledLimit, SOON } from './cardholder.ts';
import { killService } from './kill-service.ts';
import type { Applicant } from './linking.ts';
import { signIn } from './sign-in.ts';

/* One stream per browser says what happens, beside the polling. */

const PURCHASES = '/api/v1/card_accounts/current/card_transactions';
const POLLED_EVERY_MS = 30_000;

const STREAM = '/api/v1/events';
const isStream = (url: string) => new URL(url).pathname === STREAM;
const streamOf = (page: Page) =>
  page.waitForResponse((answer) => isStream(answer.url()) && answer.ok(), SOON);

/** When this page asked for something, oldest first. */
function timesOf(page: Page, path: string): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) times.push(Date.now());
  });
  return times;
}

/** Her purchases in a browser of their own, whose stream is open. */
async function openPurchases(browser: Browser, who: Applicant) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, who);
  const asked = timesOf(page, PURCHASES);
  const streaming = streamOf(page);
  await page.goto('/card-transactions');
  await expect(page.getByRole('term').filter({ hasText: 'Outstanding' })).toBeVisible();
  await streaming;
  return { page, asked };
}

test('a purchase shows in all browsers of its member before any of them polls, and the streams come again where the service died', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const who = await newCardholder();
  const till = await (await browser.newContext()).newPage();
  await signIn(till, who);
  await till.goto('/account');
  expect(await settledLimit(till)).toBeGreaterThan(50);
  const browsers = [await openPurchases(browser, who), await openPurchases(browser, who)];

  await buy(till, 12.34, 'Harbor Street Grocery');
  for (const { page, asked } of browsers) {
    await expect(page.getByText('Harbor Street Grocery').first()).toBeVisible(SOON);
    const [before = 0, last = 0] = asked.slice(-2);
    expect(last - before).toBeLessThan(POLLED_EVERY_MS - 1_000);
  }

  const resumed = browsers.map(({ page }) => streamOf(page));
  await killService('member');
  for (const answer of resumed) expect((await answer).url()).toContain('last_event_id=');
  const purchase = await buy(till, 5, 'Fernwood Market');
  expect(purchase.customer_state).toBe('pending');
  for (const { page, asked } of browsers) {
    await expect(page.getByText('Fernwood Market').first()).toBeVisible(SOON);
    const [before = 0, last = 0] = asked.slice(-2);
    expect(last - before).toBeLessThan(POLLED_EVERY_MS - 1_000);
  }
});

test('one tab reads the stream for all of a browser, and another one when it is closed', async ({
  browser,
}) => {
  const who = await newCardholder();
  const first = await openPurchases(browser, who);
  const context = first.page.context();
  const streams: string[] = [];
  context.on('request', (request) => {
    if (isStream(request.url())) streams.push(request.url());
  });
  const second = await context.newPage();
  await second.goto('/card-transactions');
  const asked = timesOf(second, PURCHASES);
  await expect(second.getByRole('term').filter({ hasText: 'Outstanding' })).toBeVisible();
  await buy(first.page, 7, 'Harbor Street Grocery');
  await expect(second.getByText('Harbor Street Grocery').first()).toBeVisible(SOON);
  expect(asked.length).toBeGreaterThan(0);
  expect(streams).toEqual([]);

  const taken = streamOf(second);
  await first.page.close();
  await taken;
  expect(streams).toHaveLength(1);
  expect(streams[0]).toContain('last_event_id=');
});

test('logging out ends the stream', async ({ browser }) => {
  const { page } = await openPurchases(browser, await newCardholder());
  const over = page.waitForEvent('requestfinished', {
    predicate: (request) => isStream(request.url()),
    ...SOON,
  });
  await page.request.get('/api/v1/users/sign_out', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await over;
});
