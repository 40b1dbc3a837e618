import type { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import type { Repayments } from '@reset/api-contract/member/repayments.ts';
import type { Statements } from '@reset/api-contract/member/statements.ts';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { outstanding, SOON } from './cardholder.ts';
import { startOwnProduct } from './own-product.ts';
import { signInAs } from './sign-in.ts';

/* A payday that is pressed for on the sandbox's front page, while two people are signed in. */

const HAZEL = 'hourly_ach';
const DARIO = 'direct_deposit';

let product: Awaited<ReturnType<typeof startOwnProduct>>;

test.beforeAll(async () => {
  product = await startOwnProduct();
});
test.afterAll(() => product.stop());

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/api/v1${path}`)).json()) as Answer;

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
  const page = await context.newPage();
  await signInAs(page, who);
  return page;
}

/** Presses on the sandbox's front page, which says the new time then. */
async function press(page: Page, name: string): Promise<void> {
  await page.goto(`${process.env['RESET_SANDBOX_URL']}/`);
  const said = page.getByText('The product believes that it is');
  const before = await said.textContent();
  await page.getByRole('button', { name }).click();
  await expect(said).not.toHaveText(before ?? '');
}

test('one press brings payday: Hazel is debited, Dario is paid and repays, and nobody signs in again @long', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const hazel = await pageOf(browser, HAZEL);
  const dario = await pageOf(browser, DARIO);
  const sandbox = await (await browser.newContext()).newPage();
  const standing = async () =>
    (await read<Repayments>(hazel, '/repayments')).debits.map(({ status }) => status);
  const { scheduled, payable } = await read<Repayments>(hazel, '/repayments');
  expect(scheduled).toMatchObject([{ amount: payable }]);
  const owed = await outstanding(dario);
  expect(owed).toBeGreaterThan(0);
  // On his dashboard, which is live, he would be congratulated before he is looked at.
  await dario.goto('/account');

  await press(sandbox, 'To the morning of the next payday');
  await expect.poll(standing, SOON).toEqual(['processing']);
  await hazel.goto('/account/repayments');
  const next = hazel.getByRole('region', { name: 'Being debited' });
  await expect(next).toContainText('Your bank is being debited for this amount.');

  await expect.poll(() => outstanding(dario), SOON).toBe(0);
  const payday = await read<DashboardPayday>(dario, '/dashboard/payday');
  expect(payday).toMatchObject({ paycheck_received: true, repayment_amount: owed });
  await dario.goto('/dashboard');
  await expect(dario.getByRole('dialog', { name: 'You got paid!' })).toContainText('repaid');
  // The rest is forwarded to his bank the same morning.
  const overview = () => read<{ deposit_balance: number }>(dario, '/dashboard/overview');
  await expect.poll(async () => (await overview()).deposit_balance, SOON).toBe(0);

  await press(sandbox, 'To the next banking day');
  await expect.poll(standing, SOON).toEqual(['completed']);
  await hazel.goto('/account/repayments');
  const past = hazel.getByRole('region', { name: 'Past repayments' }).getByRole('listitem');
  await expect(past).toContainText(['Completed']);

  // Until the month is over, whose statement she finds then.
  const statements = async () => (await read<Statements>(hazel, '/statements')).length;
  for (let presses = 0; (await statements()) === 0 && presses < 3; presses += 1) {
    await press(sandbox, 'To the morning of the next payday');
    await hazel.waitForTimeout(SETTLED_MS);
  }
  await expect.poll(statements, SOON).toBeGreaterThan(0);
  await hazel.goto('/statements');
  await expect(hazel.getByRole('main').getByRole('link').first()).toBeVisible();
});

/** Statements are issued by the first runs of the schedules. */
const SETTLED_MS = 5_000;
