import { expect, test, type Page } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { applyAs, linkBank, linkPayroll, newApplicant, type Applicant } from './linking.ts';
import { callsIn, expectAbout } from './polling.ts';
import { operator } from './product/running-product.ts';
import { forgetSession, signIn } from './sign-in.ts';

const task = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const SOON = { timeout: 60_000 };

/** Links by the operator's commands what a persona has. */
async function linkAs(who: Applicant, bank: string, payroll?: string): Promise<void> {
  const path = `/internal/members/${who.id}`;
  await operator('member').put(`${path}/bank_link`, { access_token: `access-sandbox-${bank}` });
  if (payroll) await operator('member').put(`${path}/payroll_link`, { account_id: payroll });
}

test('the way begins with how it works, and asks again by itself [ONB-002, ONB-004, ONB-010, ONB-012, ONB-020, ONB-032, ONB-033, ONB-036]', async ({
  page,
}) => {
  await page.clock.install();
  await applyAs(page, await newApplicant(), '/apply?showIntro=true');
  await expect(task(page, 'How it works')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(task(page, 'Link your checking account')).toBeVisible();
  await expect(page).toHaveURL('/apply');
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    'Sign upDone',
    'Checking accountNow',
    'PayrollLater',
    'Personal informationLater',
  ]);
  const calls = await callsIn(page, 10);
  expectAbout(calls['/card_application/status'], 5);
  expectAbout(calls['/notifications'], 2);
  expectAbout(calls['/users/profile'], 2);
});

test('the tax product asks as often [ONB-138]', async ({ page }) => {
  await page.clock.install();
  await applyAs(page, await newApplicant(), '/tax-filing');
  await expect(task(page, 'Link your checking account')).toBeVisible();
  expectAbout((await callsIn(page, 6))['/tax_refund_advance_application/status'], 3);
});

test('whoever files taxes is led back to them from her dashboard', async ({ page }) => {
  await applyAs(page, await newApplicant(), '/tax-filing');
  await expect(task(page, 'Link your checking account')).toBeVisible();
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Continue your tax filing' });
  await next.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/tax-filing/);
  await expect(task(page, 'Link your checking account')).toBeVisible();
});

test('an unconfirmed address is waited for, and its mail is sent again once [ONB-004, ONB-008, ONB-036, ONB-127, ONB-128]', async ({
  page,
}) => {
  await page.clock.install();
  const who = await newApplicant({ confirmed: false });
  await linkAs(who, 'hourly_ach', 'hourly_ach');
  await applyAs(page, who);
  await expect(task(page, 'Confirm your email address')).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByRole('button', { name: 'Email Sent' })).toBeDisabled();
  expectAbout((await callsIn(page, 6))['/users/profile'], 3);
});

test('an address that was mistyped at sign-up is corrected, confirmed and signed in with [ONB-127]', async ({
  page,
}) => {
  const who = await newApplicant({ confirmed: false });
  await linkAs(who, 'hourly_ach', 'hourly_ach');
  await applyAs(page, who);
  await expect(task(page, 'Confirm your email address')).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByRole('button', { name: 'Email Sent' })).toBeDisabled();
  const linkTo = async (email: string) =>
    linkIn(await mailTo(email, /confirm/i), '/users/confirmation');
  const dead = await linkTo(who.email);

  const meant = `meant.${who.email}`;
  await page.getByRole('button', { name: 'Wrong address?' }).click();
  const form = page.getByRole('form', { name: 'Correct your email address' });
  await form.getByLabel('Email').fill(meant);
  await form.getByLabel('Your password', { exact: true }).fill('not-her-Password-1');
  await form.getByRole('button', { name: 'Send a new link' }).click();
  await expect(form.getByRole('link', { name: 'This is not your password.' })).toBeVisible();
  await form.getByLabel('Your password', { exact: true }).fill(who.password);
  await form.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(`the email we sent to ${meant}.`)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Resend' })).toBeEnabled();

  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await page.goto(dead);
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  await page.goto(await linkTo(meant));
  await confirm.click();
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await forgetSession(page);
  await signIn(page, { ...who, email: meant });
  const profile = await page.request.get('/api/v1/users/profile');
  expect(await profile.json()).toMatchObject({ id: who.id, email: meant, confirmed: true });
});

test('a payroll that shows too little is thanked for, and asks nothing more [ONB-009]', async ({
  page,
}) => {
  const who = await newApplicant();
  await linkAs(who, 'part_timer', 'part_timer');
  await applyAs(page, who);
  await expect(task(page, 'Thanks for linking')).toBeVisible(SOON);
});

test('what an advertisement says of bank and payroll is searched for [ONB-046, ONB-047]', async ({
  page,
}) => {
  const who = await newApplicant();
  await page.goto(
    '/?fi_name=Alder+Valley+Bank&fi_id=ins_sandbox_2&pp_name=Paylark&pp_id=sandbox-paylark',
  );
  await applyAs(page, who);
  await expect(page.getByRole('combobox', { name: 'Your bank or credit union' })).toHaveValue(
    'Alder Valley Bank',
  );
  await linkAs(who, 'hourly_ach');
  await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  await expect(page.getByRole('combobox')).toHaveValue('Paylark');
});

test('each widget opens in a frame of its provider’s origin, and on no page of ours [ONB-154]', async ({
  page,
}) => {
  const seen = new Set<string>();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isFrame = request.isNavigationRequest() && request.frame().parentFrame() !== null;
    if (isFrame) seen.add(`${origin}${pathname.split('/').slice(0, 2).join('/')}`);
    const isOurs = request.frame() === page.mainFrame();
    if (isOurs && request.resourceType() === 'script' && origin !== process.env['RESET_URL']) {
      foreign.push(request.url());
    }
  });
  await applyAs(page, await newApplicant());
  await linkBank(page);
  await linkPayroll(page);
  const [widgets, sandbox] = [process.env['RESET_GATEWAY_URL'], process.env['RESET_SANDBOX_URL']];
  expect([...seen].toSorted()).toEqual(
    [`${widgets}/widgets`, `${sandbox}/pinwheel`, `${sandbox}/plaid`].toSorted(),
  );
  expect(foreign).toEqual([]);
});

test.describe('the questions of who cannot connect', () => {
  test('say what is missing, for each kind of income [ONB-004, ONB-049, ONB-067, ONB-080, ONB-081, ONB-082, ONB-083]', async ({
    page,
  }) => {
    const who = await newApplicant({ partner_slug: 'national-debt-relief' });
    await linkAs(who, 'hourly_ach');
    await applyAs(page, who);
    await page.getByRole('button', { name: "I'm having trouble connecting" }).click();
    const form = page.getByRole('form', { name: "Tell us how you're paid" });
    const send = () => form.getByRole('button', { name: 'Continue' }).click();
    const income = (name: RegExp) => form.getByRole('radio', { name }).check({ force: true });
    await expect(form.getByRole('radio')).toHaveCount(4);
    for (const name of [/^Salary/, /^Hourly/, /^Gig/, /^Benefits/]) {
      await expect(form.getByRole('radio', { name })).toBeAttached();
    }
    await send();
    await expect(page.getByText('Please fill out all fields')).toBeVisible();
    await income(/^Salary/);
    await send();
    await expect(page.getByText('Please select a provider from the list').first()).toBeVisible();
    await expect(page.getByText('Please fill out all fields')).toBeVisible();
    await form.getByRole('button', { name: 'Other' }).click();
    await send();
    await expect(page.getByText('Please tell us its name').first()).toBeVisible();
    await income(/^Hourly/);
    await form.getByRole('radio', { name: 'No' }).check({ force: true });
    await send();
    await expect(page.getByText('Please select a platform from the list').first()).toBeVisible();
  });
});

test('an application is cancelled by who means it [ONB-145, ONB-146]', async ({ page }) => {
  await applyAs(page, await newApplicant());
  await page.getByRole('button', { name: 'Cancel my application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your application?' });
  await dialog.getByRole('textbox').fill('I found another way.');
  const sent = page.waitForRequest('**/api/v1/admins/internal_message');
  await dialog.getByRole('button', { name: 'Cancel my application' }).click();
  const asked = (await sent).postDataJSON() as { type: string; body: string };
  expect(asked.type).toBe('Cancel card application');
  expect(asked.body).toContain('I found another way.');
  await page.waitForURL('**/application-cancelled');
});

test('who has cancelled is told so, and begins again [PUB-031, PUB-032]', async ({ page }) => {
  const who = await newApplicant();
  await linkAs(who, 'hourly_ach');
  await applyAs(page, who);
  await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  await page.goto('/application-cancelled');
  await page.getByRole('link', { name: 'Continue to your application' }).click();
  await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Cancel my application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your application?' });
  await dialog.getByRole('button', { name: 'Cancel my application' }).click();
  await page.waitForURL('**/application-cancelled');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your application has been cancelled' }),
  ).toBeVisible();
  await expect(page.getByText(/stays linked until you unlink it\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/',
  );
  await page.goto('/apply');
  await expect(task(page, 'You cancelled your application')).toBeVisible(SOON);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);
  await page.reload();
  await expect(task(page, 'You cancelled your application')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(task(page, 'Link your payroll')).toBeVisible();
});
