import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { expect, test, type Page } from 'playwright/test';
import { issueCard } from './cardholder.ts';
import {
  applyAs,
  askSandbox,
  bankWidget,
  choose,
  itemOf,
  leaveConnected,
  linkBank,
  linkPayroll,
  newApplicant,
  openBank,
  payrollOf,
  proveToBank,
  signInAtBank,
  signInAtPayroll,
} from './linking.ts';
import { operator } from './product/running-product.ts';

const task = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const HALF_A_MINUTE = 30_000;
/** How long a widget may take to open. */
const PATIENCE = 20_000;
const TWO_POLLS_MS = 4_500;
/** Webhook, job, reading and the next poll. */
const SOON = { timeout: 60_000 };

const BANK_CONNECTED = 'Your checking account is connected';

const limitOf = async (page: Page): Promise<number> => {
  const reply = await page.request.get('/api/v1/dashboard/overview');
  return ((await reply.json()) as DashboardOverview).dsl.current_amount;
};

/** Presses what asks first, and says yes. */
const pressAndConfirm = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

/** Has the page told that her income is not read yet. @returns what has it told the truth */
async function holdReadiness(page: Page): Promise<() => Promise<void>> {
  const url = '**/api/v1/pave/status';
  await page.route(url, (route) => route.fulfill({ json: { ready: false } }));
  return () => page.unroute(url);
}

test('an hourly worker links bank and payroll, and a shift moves her limit by itself, and a broken link is repaired where it shows [ONB-037, ONB-039, ONB-056, ONB-059, MEM-049]', async ({
  page,
}) => {
  const who = await newApplicant();
  await applyAs(page, who);
  await linkBank(page);
  await expect(task(page, 'Link your payroll')).toBeVisible();
  await linkPayroll(page);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);

  // Cards are issued by a later step of the application than this.
  await issueCard(who);
  await page.clock.install();
  await page.goto('/dashboard');
  const before = await limitOf(page);
  expect(before).toBeGreaterThan(0);
  const shown = (limit: number) => page.getByText(`$${Math.floor(limit)}`).first();
  await expect(shown(before)).toBeAttached();

  const account = await payrollOf(who.id);
  await askSandbox('POST', `/control/pinwheel/accounts/${account}/shifts`, { hours: 6 });
  await expect.poll(() => limitOf(page), SOON).toBeGreaterThan(before);
  await page.clock.fastForward(HALF_A_MINUTE);
  await expect(shown(await limitOf(page))).toBeAttached();

  await askSandbox('POST', `/control/pinwheel/accounts/${account}/disconnect`);
  const notified = async () => (await page.request.get('/api/v1/notifications')).text();
  await expect.poll(notified, SOON).toContain('integration_error');
  await page.clock.fastForward(HALF_A_MINUTE);
  await expect(page.getByText('Your earnings amount may not be up-to-date')).toBeVisible();
  await expect(page.getByText('Offline')).toBeVisible();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await signInAtPayroll(page);
  await expect(page.getByText(/account reconnected!$/).first()).toBeVisible(SOON);
  await expect(page.getByText('Offline')).toBeHidden(SOON);
});

test('a gig worker whose platform is not supported comes to the waiting list [ONB-004, ONB-024, ONB-050, ONB-054, ONB-076, ONB-077, ONB-079]', async ({
  page,
}) => {
  const who = await newApplicant({ partner_slug: 'national-debt-relief' });
  await applyAs(page, who);
  await linkBank(page, { username: 'user_gig' });
  await expect(task(page, 'Link your payroll')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip for Now' })).toHaveCount(0);
  await page.getByRole('button', { name: "I'm having trouble connecting" }).click();
  await page.getByRole('radio', { name: /^Gig/ }).check({ force: true });
  await choose(page, 'Gig platform', 'Dashling Delivery');
  const sent = page.waitForRequest('**/api/v1/qualifier/waitlist');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    email: who.email,
    name: 'Nina Newcomer',
    income_type: 'gig',
    payroll_provider_name: 'Dashling Delivery',
    pinwheel_id: 'sandbox-dashling',
    user_id: who.id,
  });
  const sentence = page.getByText("we're unable to move your application forward at this time.");
  await expect(sentence).toBeVisible();
  await expect(page).toHaveURL('/apply?skip_intro=true');
  await page.reload();
  await expect(sentence).toBeVisible();
});

test('a bank on phones only is not supported, and another one is taken instead [ONB-004, ONB-007, ONB-026, ONB-027]', async ({
  page,
}) => {
  await applyAs(page, await newApplicant());
  await linkBank(page, { institution: 'Pocketbird' });
  await pressAndConfirm(page, 'Skip for Now');
  await expect(task(page, 'Unsupported bank.')).toBeVisible(SOON);
  await expect(page.getByRole('link', { name: /support@/ })).toHaveAttribute('href', /^mailto:/);
  await pressAndConfirm(page, 'Connect another bank');
  await linkBank(page);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
});

test('a missing direct deposit is waited for, told, and made good by the payroll [ONB-004, ONB-007, ONB-025, ONB-063, ONB-065]', async ({
  page,
}) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pave/status')) asked.push(performance.now());
  });
  await applyAs(page, await newApplicant());
  await linkBank(page, { username: 'user_no_deposit' });
  const isRead = await holdReadiness(page);
  await pressAndConfirm(page, 'Skip for Now');
  await expect(task(page, "We're looking for your pay")).toBeVisible();
  await isRead();
  await expect(task(page, "We couldn't find your direct deposit.")).toBeVisible(SOON);
  expect(asked.length).toBeGreaterThan(0);
  await expect(page.getByText(/Tidewater Savings Bank/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Link your payroll instead' }).click();
  await linkPayroll(page);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
});

test('a link that breaks stops the application until it is repaired [ONB-004, ONB-028, ONB-029, ONB-030, ONB-031]', async ({
  page,
}) => {
  const who = await newApplicant();
  await applyAs(page, who);
  await linkBank(page);
  await linkPayroll(page);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);

  await askSandbox('POST', `/control/plaid/items/${await itemOf(who.id)}/disconnect`, {});
  await askSandbox('POST', `/control/pinwheel/accounts/${await payrollOf(who.id)}/disconnect`);
  const heading = 'Please resolve the following issues before proceeding with your application.';
  await expect(page.getByText(heading)).toBeVisible(SOON);

  await page
    .getByRole('button', { name: 'Please reconnect your Tidewater Savings Bank account.' })
    .click();
  await proveToBank(page);
  await bankWidget(page).getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/Please reconnect your Tidewater/)).toBeHidden(SOON);
  await page.getByRole('button', { name: /^Please reconnect your .* account\.$/ }).click();
  await signInAtPayroll(page);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
});

test('a payroll that is left for good is disconnected, and what is linked can be unlinked', async ({
  page,
}) => {
  const who = await newApplicant();
  await applyAs(page, who);
  await linkBank(page);
  await linkPayroll(page);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await askSandbox('POST', `/control/pinwheel/accounts/${await payrollOf(who.id)}/disconnect`);
  const left = 'I no longer work there';
  await page.getByRole('button', { name: left }).click(SOON);
  await page.getByRole('dialog').getByRole('button', { name: left }).click();
  await expect(task(page, 'Link your payroll')).toBeVisible(SOON);

  await page.getByRole('button', { name: 'Unlink Tidewater Savings Bank' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(task(page, 'Link your checking account')).toBeVisible(SOON);
  await expect(page.getByText('Linked accounts')).toBeHidden();
});

test('a recipient of benefits finds social security by typing ssdi [ONB-084, ONB-085]', async ({
  page,
}) => {
  await applyAs(page, await newApplicant());
  await linkBank(page, { username: 'user_benefits' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search_institutions')) asked.push(searchParams.get('name') ?? '');
  });
  const search = page.getByRole('combobox', {
    name: 'Your employer, payroll provider or benefit program',
  });
  await search.pressSequentially('s');
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  // At once, because a pause between two letters would be one of the typing.
  await page.keyboard.insertText('sdi');
  await page.getByRole('option', { name: 'Social Security Administration' }).click();
  expect(asked).toEqual(['ssdi social security']);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await signInAtPayroll(page, { username: 'user_benefits' });
  await leaveConnected(page, 'Your payroll is connected');
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
});

const tag = '@long';

test.describe('the widget of a bank', () => {
  test('that is closed, reloaded or left by Back has changed nothing [ONB-038]', async ({
    page,
  }) => {
    await applyAs(page, await newApplicant());
    await openBank(page, 'Tidewater Savings Bank');
    await expect(bankWidget(page).getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    // What was searched for is still there.
    await expect(page.getByRole('combobox')).toHaveValue('Tidewater Savings Bank');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await signInAtBank(page, { username: 'user_mfa' });
    await leaveConnected(page, BANK_CONNECTED);
    await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  });

  test('stays open though the application moves on elsewhere', { tag }, async ({ page }) => {
    const who = await newApplicant();
    await applyAs(page, who);
    await openBank(page, 'Tidewater Savings Bank');
    const goOn = bankWidget(page).getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeVisible();
    // As in another tab of hers.
    await operator('member').put(`/internal/members/${who.id}/bank_link`, {
      access_token: 'access-sandbox-hourly_ach',
    });
    const moved = async () => (await page.request.get('/api/v1/card_application/status')).json();
    await expect.poll(moved, SOON).toMatchObject({ current_task_name: 'payroll_linking' });
    await page.waitForTimeout(TWO_POLLS_MS);
    await expect(goOn).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  });

  test('that never answers leaves the application whole', { tag }, async ({ page }) => {
    await page.clock.install();
    await applyAs(page, await newApplicant());
    await askSandbox('PUT', '/faults/plaid', {
      mode: 'delay',
      delay_ms: 60_000,
      path: '/link/v2/',
    });
    try {
      await openBank(page, 'Tidewater Savings Bank');
      await expect(page.getByRole('dialog').locator('iframe')).toBeAttached();
      await page.clock.fastForward(PATIENCE);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeVisible();
    } finally {
      await askSandbox('PUT', '/faults/plaid', { mode: 'none' });
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await signInAtBank(page);
    await leaveConnected(page, BANK_CONNECTED);
    await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  });

  test('whose answer is lost after its work leads to one link', { tag }, async ({ page }) => {
    const who = await newApplicant();
    await applyAs(page, who);
    await openBank(page, 'Tidewater Savings Bank');
    await askSandbox('PUT', '/faults/plaid', {
      mode: 'lose_answer',
      delay_ms: 0,
      count: 1,
      path: '/item/public_token/exchange',
    });
    await signInAtBank(page);
    const again = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
    await expect(again.or(task(page, BANK_CONNECTED)).first()).toBeVisible(SOON);
    if (await again.isVisible()) await again.click();
    await leaveConnected(page, BANK_CONNECTED);
    await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
    type Items = { items: unknown[] };
    const path = `/control/plaid/items.json?user=${who.id}`;
    expect((await askSandbox<Items>('GET', path)).items).toHaveLength(1);
  });
});
