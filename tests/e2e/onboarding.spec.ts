import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { expect, test, type Page } from 'playwright/test';
import { task } from './application.ts';
import { changeJson } from './change-answer.ts';
import { standInForIdentity } from './identity-stand-in.ts';
import { newAccount, type Account } from './new-account.ts';
import { acceptTerms, fillPersonalInfo, PORTLAND } from './personal-info.ts';
import { person } from './product/running-product.ts';
import { fillSignIn, signInAs } from './sign-in.ts';

const approved = (page: Page) => task(page, "You're approved!");
/** How often something is asked for in 15 seconds, where one time may fall behind the last. */
const EVERY_5_SECONDS = [2, 3];
const NEVER = [0];
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');

test.describe('an application for the card', () => {
  test('tells who has linked nothing to link her checking account', async ({ page }) => {
    await signInAs(page, 'applicant');
    await page.goto('/apply');
    await expect(page).toHaveTitle('Apply for your card | Reset');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link your checking account');
    await expect(steps(page)).toHaveText([
      'Sign upDone',
      'Checking accountNow',
      'PayrollLater',
      'Personal informationLater',
    ]);
    await expect(page.getByRole('button', { name: 'Skip for Now' })).toHaveCount(0);
    const status = await page.request.get('/api/v1/card_application/status');
    expect(await status.json()).toMatchObject({ current_task_name: 'bank_linking' });
  });

  test('goes on without payroll for who says so twice, and on to who she is [ONB-003, ONB-004, ONB-052, ONB-053, ONB-086, ONB-087, ONB-102, ONB-106, ONB-107, ONB-112, ONB-114]', async ({
    page,
  }) => {
    await startAs(page, await newAccount({ bankPersona: 'hourly_ach' }), '/apply');
    await expect(task(page, 'Link your payroll')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
    await expect(steps(page)).toHaveText([
      'Sign upDone',
      'Checking accountDone',
      'PayrollNow',
      'Personal informationLater',
    ]);

    const asked = page.getByRole('dialog', { name: 'Skip linking your payroll?' });
    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await asked.getByRole('button', { name: 'Go back' }).click();
    await expect(asked).toBeHidden();
    await expect(task(page, 'Link your payroll')).toBeVisible();

    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await asked.getByRole('button', { name: 'Skip for Now' }).click();
    await expect(task(page, 'Read and accept the terms')).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(page.getByText('You skipped linking your payroll.')).toBeAttached();
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(task(page, 'Read and accept the terms')).toBeVisible();
      await expect(steps(page)).toHaveText([
        'Sign upDone',
        'Checking accountDone',
        'PayrollSkipped',
        'Personal informationNow',
      ]);
      await expect(page.getByRole('button', { name: 'Skip for Now' })).toHaveCount(0);
    }

    const goOn = page.getByRole('button', { name: 'Continue', exact: true });
    await expectIntro(page);
    await test.step('the terms are over by no fewer than four ticks', async () => {
      const missing = page.getByRole('link', { name: /^Please / });
      await goOn.click();
      await expect(missing).toHaveCount(4);
      for (const box of (await page.getByRole('checkbox').all()).slice(0, 3)) await box.check();
      await goOn.click();
      await expect(missing).toHaveText(['Please agree to the ACH authorization.']);
      await expect(task(page, 'Read and accept the terms')).toBeVisible();
    });
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Card Agreement' }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Card Agreement');
    await acceptTerms(page);

    const ssn = await fillPersonalInfo(page, PORTLAND);
    await goOn.click();
    await expect(task(page, 'Check your information')).toBeVisible();
    await expect(page.getByText(`•••-••-${ssn.slice(-4)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(approved(page)).toBeVisible({ timeout: 60_000 });
    await goOn.click();
    await expect(task(page, 'Set up how you repay')).toBeVisible();
  });

  test('waits for the address of who has not confirmed it', async ({ page }) => {
    const account = await newAccount({ bankPersona: 'hourly_ach', isConfirmed: false });
    await startAs(page, account, '/apply');
    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Skip for Now' }).click();
    await expect(task(page, 'Confirm your email address')).toBeVisible();
    await account.confirm();
    // Asked for every two seconds; she does nothing here.
    await expect(task(page, 'Read and accept the terms')).toBeVisible({ timeout: 60_000 });
  });

  test('shows how her identity stands, and asks by itself while that may change [ONB-004, ONB-111, ONB-112, ONB-113, ONB-114, ONB-117, ONB-118, ONB-120]', async ({
    page,
  }) => {
    await page.clock.install();
    await signInAs(page, 'flagged');
    await page.goto('/apply');
    const document = task(page, 'We need a picture of your ID');
    // What is loaded last would be given up by a clock that jumps.
    await expect(page.getByRole('img', { name: /^Code with the link/ })).toBeVisible();
    const identity = await standInForIdentity(page);
    const expectAsked = async (status: IdentityStatus, times: readonly number[]) =>
      expect([status, times]).toEqual([
        status,
        expect.arrayContaining([await identity.asksIn15Seconds()]),
      ]);

    const wait = page.getByText('Please wait while we verify your identity.');
    const thanks = task(page, 'Thank you for applying');
    for (const [status, shown, times] of [
      ['info_saved', wait, EVERY_5_SECONDS],
      ['submitted', wait, EVERY_5_SECONDS],
      ['submitted_with_document', wait, EVERY_5_SECONDS],
      ['flagged_for_review', document, EVERY_5_SECONDS],
      ['flagged_for_review_with_document', thanks, NEVER],
      ['flagged_for_internal_review', thanks, NEVER],
      ['rejected', page.getByText('Your identity could not be verified.'), NEVER],
      ['verified_automatically', approved(page), null],
    ] as const) {
      await identity.becomes(status);
      await expect(shown).toBeVisible();
      if (times) await expectAsked(status, times);
    }

    await test.step('who is approved has the page loaded anew after 5 s, once, and by Continue', async () => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.clock.fastForward(2_000);
      expect(loads).toBe(0);
      await page.clock.fastForward(3_000);
      await expect.poll(() => loads).toBe(1);
      await expect(approved(page)).toBeVisible();
      await expectAsked('verified_automatically', NEVER);
      expect(loads).toBe(1);
      identity.isNext('verified_manually');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect.poll(() => loads).toBe(2);
      await expect(approved(page)).toBeVisible();
      await expectAsked('verified_manually', NEVER);
    });
    await identity.becomes('verified_with_document');
    await expect(approved(page)).toBeVisible();
    await expectAsked('verified_with_document', NEVER);
  });

  test('waits for whom the bank still looks at', async ({ page }) => {
    await signInAs(page, 'issuing');
    await page.goto('/apply');
    await expect(task(page, 'Your card is being made')).toBeVisible();
    await expect(page.getByText('Opening your account')).toBeVisible();
  });

  test('is over for who has her card [ONB-155]', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.goto('/apply');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Hazel!' })).toBeVisible();
  });

  test('begins with the sign-in for a visitor, who comes back to it [ONB-001]', async ({
    page,
  }) => {
    await page.goto('/apply');
    await page.waitForURL('**/users/sign_in');
    await fillSignIn(page, person('applicant'));
    await page.waitForURL('**/apply');
    await expect(task(page, 'Link your checking account')).toBeVisible();
  });
});

test.describe('the way into the tax product', () => {
  test('asks for no payroll', async ({ page }) => {
    await startAs(page, await newAccount({ bankPersona: 'tax' }), '/tax-filing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read and accept the terms');
    await expect(page).toHaveTitle('File your taxes | Reset');
    await expect(steps(page)).toHaveText([
      'Sign upDone',
      'Checking accountDone',
      'Personal informationNow',
      'Tax filingLater',
    ]);
  });

  test('begins with the bank for who has linked none', async ({ page }) => {
    await signInAs(page, 'applicant');
    await page.goto('/tax-filing');
    await expect(task(page, 'Link your checking account')).toBeVisible();
    await expect(steps(page)).toHaveCount(4);
    await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step');
  });
});

/** How it works comes before the terms, but for three exceptions; ends at the terms. */
async function expectIntro(page: Page): Promise<void> {
  const [intro, terms] = [task(page, 'How it works'), task(page, 'Read and accept the terms')];
  const circumstances = { max_amount: 120, enable_probationary_limit: true };
  await changeJson<DashboardOverview>(page, '**/api/v1/dashboard/overview', (overview) => ({
    ...overview,
    dsl: { ...overview.dsl, max_amount: circumstances.max_amount },
  }));
  await changeJson<Profile>(page, '**/api/v1/users/profile', (profile) => ({
    ...profile,
    enable_probationary_limit: circumstances.enable_probationary_limit,
  }));
  const usual = { ...circumstances };
  for (const [path, changes, shown, other] of [
    ['/apply', {}, intro, terms],
    ['/apply?skip_intro=false', {}, intro, terms],
    ['/apply?skip_intro=true', {}, terms, intro],
    ['/apply', { max_amount: 0 }, terms, intro],
    ['/apply', { enable_probationary_limit: false }, terms, intro],
  ] as const) {
    Object.assign(circumstances, usual, changes);
    await page.goto(path);
    await expect(shown).toBeVisible();
    await expect(other).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function startAs(page: Page, account: Account, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL('**/users/sign_in');
  await fillSignIn(page, account);
  await page.waitForURL(`**${path}`);
}
