import { formatMoney } from '@reset/shared-ui/format-money.ts';
import type { Repayments } from '@reset/api-contract/member/repayments.ts';
import { expect, test, type Page } from 'playwright/test';
import { formatDay } from '../../mfe-member/src/dates/calendar-date.ts';
import { isBankingDay, plusBankingDays } from '../../services/member/src/calendar/banking-day.ts';
import { outstanding, purchasesOf, read, settledLimit, SOON } from './cardholder.ts';
import { mailTo } from './inbox.ts';
import { askSandbox } from './linking.ts';
import { arriveAs, type MovedProduct, startMovedProduct } from './moved-product.ts';
import { person } from './product/running-product.ts';
import { signInAs } from './sign-in.ts';

const HAZEL = 'hourly_ach';
let product: MovedProduct;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startMovedProduct();
});
test.afterAll(() => product.stop());

const repaymentsOf = (page: Page) => read<Repayments>(page, '/repayments');

/** How her debits stand, the latest first. */
const standing = async (page: Page) =>
  (await repaymentsOf(page)).debits.map(({ status }) => status);

/** Has her bank send the next debit back a banking day after it settled. */
async function planReturn(): Promise<void> {
  type Numbers = { numbers: { ach: { account: string }[] } };
  const { numbers } = await askSandbox<Numbers>('POST', '/plaid/auth/get', {
    client_id: 'sandbox',
    secret: 'sandbox',
    access_token: `access-sandbox-${HAZEL}`,
  });
  await askSandbox('PUT', '/control/synctera/returns', {
    account_number: numbers.ach[0]?.account,
    code: 'R01',
    banking_days: 1,
  });
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** What is authorized and not taken yet: no debit is made for it. */
const pendingCents = async (page: Page): Promise<number> =>
  (await purchasesOf(page))
    .filter(({ customer_state: state }) => state === 'pending')
    .reduce((sum, { amount }) => sum + cents(amount), 0);

/** What is repaid next, and when, is the same on each screen that says it [MEM-108]. */
async function seeNextOnEachScreen(page: Page): Promise<void> {
  const { next } = await repaymentsOf(page);
  const amount = formatMoney(cents(next.amount));
  const day = formatDay(next.day ?? '');
  await page.goto('/account/repayments');
  const tile = page.getByRole('region', { name: 'Next repayment' });
  await expect(tile).toContainText(amount);
  await expect(tile).toContainText(day);
  await page.goto('/dashboard#payday');
  const row = page.getByRole('link', { name: /^Next repayment/ });
  await expect(row).toContainText(amount);
  await expect(row).toContainText(day);
  await expect(page.getByText(`Your bank is debited on ${day}.`)).toBeVisible();
  await page.goto('/card-transactions');
  await expect(page.getByText(`${amount} on ${day}.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: day })).toBeVisible();
}

/** What she owes, pending purchases too, and may spend is the same on each screen. */
async function seeOnEachScreen(page: Page, repayableCents: number): Promise<void> {
  const limit = await settledLimit(page);
  const owedCents = repayableCents + (await pendingCents(page));
  expect(cents(await outstanding(page))).toBe(owedCents);
  const wholeDollars = `$${Math.floor(limit)}`;
  await page.goto('/dashboard');
  await expect(page.getByText(wholeDollars).first()).toBeAttached();
  await page.goto('/card-transactions');
  await expect(page.getByText(formatMoney(owedCents)).first()).toBeVisible();
  await expect(page.getByText(wholeDollars).first()).toBeAttached();
}

test('what Hazel owes is debited on payday, comes back a day later, is presented again and settles @long', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
  const page = await context.newPage();
  await signInAs(page, HAZEL);
  await planReturn();
  await arriveAs(HAZEL, page);
  const planned = async () => (await repaymentsOf(page)).scheduled[0]?.effective_on;
  await expect.poll(planned, SOON).toBeDefined();
  const payday = (await planned()) ?? '';
  expect(isBankingDay(payday)).toBe(true);
  const payable = cents((await repaymentsOf(page)).payable);
  const amount = formatMoney(payable);
  const row = page.getByRole('region', { name: 'Past repayments' }).getByRole('listitem');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Repayments' }).click();
  // While it is under way it is headed so.
  const next = page.getByRole('region', { name: /^(Next repayment|Being debited)$/ });
  await expect(next).toContainText(amount);
  await seeNextOnEachScreen(page);
  await seeOnEachScreen(page, payable);

  // Payday.
  product.moveTo(payday, '10:00');
  await arriveAs(HAZEL, page);
  await expect.poll(() => standing(page), SOON).toEqual(['processing']);
  await page.goto('/account/repayments');
  await expect(next).toContainText(amount);
  await expect(next).toContainText('Your bank is being debited for this amount.');
  await expect(row).toHaveCount(0);
  await seeOnEachScreen(page, payable);

  // In the afternoon the money is here: nothing of it is owed.
  product.moveTo(payday, '15:00');
  await arriveAs(HAZEL, page);
  await expect.poll(() => standing(page), SOON).toEqual(['completed']);
  await page.goto('/account/repayments');
  await expect(row).toContainText(['Completed']);
  await seeOnEachScreen(page, 0);

  // A day later her bank sends it back: she owes it again.
  const returned = plusBankingDays(payday, 1);
  product.moveTo(returned, '09:00');
  await arriveAs(HAZEL, page);
  await expect.poll(() => standing(page), SOON).toEqual(['returned']);
  await page.goto('/dashboard');
  await expect(page.getByText('Your repayment came back')).toBeVisible();
  await page.getByRole('link', { name: 'See your repayments' }).click();
  await expect(row).toContainText([/There was too little in your account/]);
  await expect(next).toContainText(amount);
  await expect(next).toContainText('Your bank sent this back before.');
  await seeOnEachScreen(page, payable);
  const mail = await mailTo(person(HAZEL).email, /came back/);
  expect(mail.text).toContain(amount);
  expect(mail.text).not.toMatch(/\b\d{8,}\b/);

  // Two banking days later the same amount is presented again, and stays.
  product.moveTo(plusBankingDays(returned, 2), '10:00');
  await arriveAs(HAZEL, page);
  await expect.poll(() => standing(page), SOON).toEqual(['processing', 'returned']);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByText('Your repayment came back')).toHaveCount(0);
  product.moveTo(plusBankingDays(returned, 2), '15:00');
  await arriveAs(HAZEL, page);
  await expect.poll(() => standing(page), SOON).toEqual(['completed', 'returned']);
  await page.goto('/account/repayments');
  await expect(row).toContainText(['Completed', 'Sent back']);
  await expect(page.getByText('Nothing to repay right now.')).toBeVisible();
  expect((await repaymentsOf(page)).payable).toBe(0);
  await seeOnEachScreen(page, 0);
  await context.close();
});
