import { expect, test, type Page } from 'playwright/test';
import { task } from './application.ts';
import { newAccount, type Account } from './new-account.ts';
import { acceptTerms, fillPersonalInfo, PORTLAND } from './personal-info.ts';
import { person } from './product/running-product.ts';
import { fillSignIn, signInAs } from './sign-in.ts';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');

test.describe('an application for the card', () => {
  test('tells who has linked nothing to link her checking account', async ({ page }) => {
    await signInAs(page, 'applicant');
    await page.goto('/apply');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for your card');
    await expect(page).toHaveTitle('Apply for your card | Reset');
    await expect(task(page, 'Link your checking account')).toBeVisible();
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

  test('goes on without payroll for who says so twice, and on to who she is [ONB-052, ONB-053, ONB-102, ONB-106, ONB-107, ONB-112, ONB-114]', async ({
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
    await goOn.click();
    await expect(page.getByRole('link', { name: /ACH authorization\.$/ })).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Card Agreement' }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Card Agreement');
    await acceptTerms(page);

    const ssn = await fillPersonalInfo(page, PORTLAND);
    await goOn.click();
    await expect(task(page, 'Check your information')).toBeVisible();
    await expect(page.getByText(`•••-••-${ssn.slice(-4)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(task(page, "You're approved!")).toBeVisible({ timeout: 60_000 });
    // The page is loaded anew by itself, once.
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

  test('is asked for a picture of who is flagged, and waits for whom the bank still looks at', async ({
    page,
  }) => {
    await signInAs(page, 'flagged');
    await page.goto('/apply');
    await expect(task(page, 'We need a picture of your ID')).toBeVisible();
    await page.context().clearCookies();
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
    await signInAs(page, 'tax');
    await page.goto('/tax-filing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('File your taxes');
    await expect(task(page, 'Read and accept the terms')).toBeVisible();
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

async function startAs(page: Page, account: Account, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL('**/users/sign_in');
  await fillSignIn(page, account);
  await page.waitForURL(`**${path}`);
}
