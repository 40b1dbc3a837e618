import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { expect, test, type Page } from 'playwright/test';
import { SOON, task } from './application.ts';
import { changeJson } from './change-answer.ts';
import { linkIn, mailTo } from './inbox.ts';
import { applyAs, linkBank, newApplicant, type Applicant } from './linking.ts';
import { acceptTerms, PORTLAND, sendPersonalInfo } from './personal-info.ts';
import { callsIn, expectAbout } from './polling.ts';
import { operator } from './product/running-product.ts';
import { signIn } from './sign-in.ts';
import { PASSWORD, choosePassword, fillSignUp, stranger } from './stranger.ts';
import {
  answerReturns,
  fileInWidget,
  fileTaxes,
  filingWidget,
  OWED,
  returnsStand,
  TWO_REFUNDS,
} from './taxes.ts';

/* Taxes as they are filed, accepted or corrected. */

const NOTE = 'A portion of your federal refund is available once the IRS accepts your return';
const ISSUE = 'There was an issue submitting your tax returns.';

test.use({ viewport: { width: 390, height: 844 } });

const accepted = (page: Page) => page.getByRole('dialog', { name: 'Your tax return is accepted!' });
const taxesOf = (page: Page) => page.getByRole('link', { name: /^Tax (Return|Refund)/ });
const idOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/v1/users/profile')).json()) as { id: string }).id;

const IN_SEASON = '2027-02-10T20:00:00.000Z';
const AFTER_SEASON = '2027-04-16T20:00:00.000Z';

/** Tells these pages another time than the product's, and an advance on federal refunds in the season. */
async function tellTime(page: Page, told: { asOf: string }): Promise<void> {
  await changeJson<DashboardOverview>(page, '**/dashboard/overview', (overview) => ({
    ...overview,
    as_of: told.asOf,
  }));
  await changeJson<IncomeTaxReturns>(page, '**/income_tax_returns', (answer) => ({
    income_tax_returns: answer.income_tax_returns.map((one) => ({
      ...one,
      refund_advance_amount: one.jurisdiction === 'Federal' ? 817.5 : 0,
    })),
  }));
}

/** Somebody in no other test, whose return is sent in; on the page of her taxes. */
async function newFiler(
  page: Page,
  changes: Parameters<typeof newApplicant>[0] = {},
): Promise<Applicant> {
  const who = await newApplicant(changes);
  await operator('member').put(`/internal/members/${who.id}/bank_link`, {
    access_token: 'access-sandbox-hourly_ach',
  });
  await signIn(page, who);
  await page.goto('/account');
  await fileTaxes(page, TWO_REFUNDS);
  await page.goto('/tax-filing');
  return who;
}

test('a tax-only applicant signs up, files in the widget, and is congratulated once on what is accepted [ONB-131, ONB-132, ONB-135, MEM-041, MEM-051, MEM-084, MEM-135, MEM-136, MEM-137, MEM-144, MEM-154]', async ({
  page,
}) => {
  test.slow();
  const told = { asOf: IN_SEASON };
  await tellTime(page, told);
  const who = stranger();

  await test.step('she signs up for her taxes', async () => {
    await fillSignUp(page, who, '/users/sign_up?signup=true&partner=hvfcu&flow=tax');
    await choosePassword(page, PASSWORD);
    await page.waitForURL('**/tax-filing**');
  });

  await test.step('she links her bank, confirms her address, agrees and tells who she is', async () => {
    await expect(task(page, 'Link your checking account')).toBeVisible(SOON);
    await linkBank(page);
    await expect(task(page, 'Confirm your email address')).toBeVisible(SOON);
    await page.goto(linkIn(await mailTo(who.email, /confirm/i), '/users/confirmation'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
    await acceptTerms(page);
    await sendPersonalInfo(page, PORTLAND);
  });

  await test.step('she files', async () => {
    await expect(task(page, "Let's do your taxes")).toBeVisible(SOON);
    await expect(page.getByText('part of your federal refund can be yours')).toBeVisible();
    await page.getByRole('button', { name: 'Do my taxes' }).click();
    await fileInWidget(page, TWO_REFUNDS);
    await expect(task(page, 'Taxes done')).toBeVisible(SOON);
    await expect(page.getByText("You've sent in your return.")).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Oregon return 2025Submitted');
    await expect(page.getByRole('link', { name: 'Apply for the card' })).toBeInViewport();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(taxesOf(page)).toContainText('Return submitted');
    await taxesOf(page).click();
    await expect(page.getByRole('main')).toContainText(NOTE);
  });

  await test.step('both returns are accepted, and one dialog says so', async () => {
    // On a page that tells nobody of it.
    await page.goto('/tax-filing');
    await answerReturns(await idOf(page), { status: 'accepted' });
    await returnsStand(page, 'accepted', 'accepted');
    await expect(page.getByText('Your return is accepted.')).toBeVisible(SOON);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(accepted(page)).toContainText('The IRS accepted your federal return.');
    await expect(accepted(page)).toContainText('Your Oregon return is accepted.');
    const read = /\/notifications\/[0-9a-f-]+\/mark_as_read$/;
    const first = page.waitForResponse(read);
    await accepted(page).getByRole('button', { name: 'Close' }).click();
    expect((await first).request().method()).toBe('POST');
    const notifications = async () => (await page.request.get('/api/v1/notifications')).text();
    await expect.poll(notifications, SOON).not.toContain('income_tax_return_accepted');
    told.asOf = AFTER_SEASON;
    await page.reload();
    await expect(taxesOf(page)).toContainText('Accepted');
    await expect(accepted(page)).toHaveCount(0);
    await mailTo(who.email, /federal tax return was accepted/);
  });

  await test.step('her returns are summed up in whole dollars', async () => {
    await expect(taxesOf(page)).toContainText('2025');
    told.asOf = IN_SEASON;
    await taxesOf(page).click();
    await expect(page).toHaveURL('/tax-return');
    const main = page.getByRole('main');
    await expect(main).toContainText('Estimated Total Refund$3,300');
    await page.reload();
    await expect(main).toContainText('Yours early with the card$817.50');
    await expect(main).not.toContainText(NOTE);
    const summary = page.getByRole('region', { name: 'Tax year 2025' });
    expect(await summary.textContent()).not.toMatch(/\$[\d,]+\.\d/);
    for (const opening of [1, 2]) {
      const token = page.waitForRequest('**/api/v1/april/access_token');
      await page.getByRole('button', { name: 'Show Details' }).click();
      await token;
      const widget = filingWidget(page);
      await expect(widget.getByText('OR: refund of $30.00, accepted'), `${opening}`).toBeVisible(
        SOON,
      );
      await widget.getByRole('link', { name: 'Close' }).click();
    }
    await page.goto('/account');
    const support = page.getByRole('region', { name: 'Support', exact: true });
    for (const [name, href] of [
      ['Tax returns', '/tax-return'],
      ['Documents', '/account/documents'],
      ['FAQs', '/account/user-faqs'],
      ['Manage account', '/account/manage-account'],
    ] as const) {
      await expect(support.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});

test('a return that is rejected is corrected in the widget and sent in again [ONB-131, ONB-132, ONB-141, MEM-135]', async ({
  page,
}) => {
  const who = await newFiler(page);
  await expect(task(page, 'Taxes done')).toBeVisible(SOON);
  await answerReturns(who.id, { status: 'accepted' }, 'OR');
  await answerReturns(who.id, { status: 'rejected' }, 'federal');
  await returnsStand(page, 'rejected', 'accepted');
  await mailTo(who.email, /federal tax return was rejected/);

  await page.goto('/tax-filing');
  await expect(task(page, ISSUE)).toBeVisible(SOON);
  await expect(page.getByRole('listitem').filter({ hasText: 'Rejected' })).toHaveText([
    'Federal return 2025Rejected',
  ]);

  await page.goto('/dashboard');
  await expect(accepted(page)).toContainText('Your Oregon return is accepted.');
  await accepted(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'See what to do' }).click();
  await expect(page).toHaveURL('/tax-return');
  await page.getByRole('button', { name: 'Correct my return' }).click();
  await fileInWidget(page, OWED);
  await returnsStand(page, 'submitted', 'accepted');
  await expect(page.getByText(ISSUE)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('You owe$132');
  await expect(
    page.getByText(/^You owe \$132\.00 in federal taxes\. You pay it to the IRS/),
  ).toBeVisible();
  await page.goto('/tax-filing');
  await expect(task(page, 'Taxes done')).toBeVisible(SOON);
});

test('a return that is rejected is asked for every two seconds [ONB-140]', async ({ page }) => {
  await page.clock.install();
  const who = await newFiler(page);
  await answerReturns(who.id, { status: 'rejected' });
  await expect(task(page, ISSUE)).toBeVisible(SOON);
  expectAbout((await callsIn(page, 8))['/income_tax_returns'], 4);
});

test('whose partner allows it reads of the advance in its season, and people of csc are offered no card, nor what is spent with one [ONB-134, ONB-135, ONB-136]', async ({
  page,
}) => {
  const told = { asOf: IN_SEASON };
  await tellTime(page, told);
  const apply = page.getByRole('link', { name: 'Apply for the card' });
  const early = page.getByText('can be yours up to 21 days early');
  for (const [partner_slug, isAdvanced, isOffered] of [
    ['csc', false, false],
    ['hvfcu', true, true],
    [undefined, false, true],
  ] as const) {
    told.asOf = IN_SEASON;
    await page.context().clearCookies();
    await newFiler(page, partner_slug ? { partner_slug } : {});
    await expect(task(page, 'Taxes done')).toBeVisible(SOON);
    await expect(early).toHaveCount(isAdvanced ? 1 : 0);
    await expect(apply).toHaveCount(isOffered ? 1 : 0);
    told.asOf = AFTER_SEASON;
    await page.reload();
    await expect(task(page, 'Taxes done')).toBeVisible(SOON);
    await expect(page.getByText('The season for refund advances is over.')).toHaveCount(
      isAdvanced ? 1 : 0,
    );
    await expect(early).toHaveCount(0);
    if (!isOffered) {
      // Looking at it applies for nothing.
      await page.goto('/apply');
      await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
      await expect(page.getByRole('button', { name: 'Cancel my application' })).toHaveCount(0);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible(SOON);
      await expect(page.getByRole('region', { name: 'Apply for the card' })).toHaveCount(0);
    }
    // Without a card there is nothing that her income would be needed for.
    await page.goto('/income');
    await expect(page.getByText("Your income isn't needed for your taxes")).toHaveCount(
      isOffered ? 0 : 1,
    );
    await expect(page.getByRole('button', { name: 'Connect your payroll' })).toHaveCount(
      isOffered ? 1 : 0,
    );
  }
});

test('the account for the refund is asked about every five seconds until it is known whose it is [ONB-044]', async ({
  page,
}) => {
  const status = '/bank_account_verifications/tax_refund_deposit_destination_status';
  await changeJson(page, `**${status}`, () => ({ status: 'pending' }));
  await page.clock.install();
  await newFiler(page);
  await expect(task(page, 'Taxes done')).toBeVisible(SOON);
  await expect(page.getByText("We're checking that the account for your refund")).toBeVisible();
  expectAbout((await callsIn(page, 20))[status], 4);
});

test('what the bank shows of her pay is asked for every two seconds while it is waited for [ONB-044]', async ({
  page,
}) => {
  const who = await newApplicant();
  await operator('member').put(`/internal/members/${who.id}/bank_link`, {
    access_token: 'access-sandbox-no_deposit',
  });
  await page.route('**/api/v1/pave/status', (route) => route.fulfill({ json: { ready: false } }));
  await page.clock.install();
  await applyAs(page, who);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip for Now' }).click();
  await expect(task(page, "We're looking for your pay")).toBeVisible(SOON);
  expectAbout((await callsIn(page, 8))['/pave/status'], 4);
});
