import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { changeAnswer } from './change-answer.ts';
import { newAccount } from './new-account.ts';
import { person } from './product/running-product.ts';
import { fillSignIn, signInAs } from './sign-in.ts';

/* What the pages of accounts say and send, each by itself. */

const WHO = { firstName: 'Ana', lastName: 'Lopez' };
const SLUGS = ['msufcu', 'cusg', 'national-debt-relief', 'csc', 'hvfcu'];

const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

const emailOf = (): string => `ana.${newId()}@example.com`;

/** Goes past the intro and fills the form in, but for what is left out. */
async function fillSignUp(page: Page, { email, isAgreed = true }: Filled): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(WHO.firstName);
  await page.getByLabel('Last name').fill(WHO.lastName);
  await page.getByLabel('Email').fill(email);
  if (isAgreed) await page.getByRole('checkbox').check({ force: true });
}
type Filled = { email: string; isAgreed?: boolean };

const send = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** The bodies of all sign-ups that the page sends. */
function signUpsOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/users')) sent.push(request.postDataJSON());
  });
  return sent;
}

/** Answers a call in the place of the service. */
const stub = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status, json }));

test.describe('sign-up', () => {
  test('shows the four steps to a tax refund advance, and help that opens [PUB-058, PUB-061]', async ({
    page,
  }) => {
    await page.goto('/users/sign_up?flow=tax');
    const steps = page.getByRole('main').getByRole('listitem');
    const titles = ['Sign up', 'Checking account', 'Personal information', 'Tax filing'];
    for (const [at, title] of titles.entries()) await expect(steps.nth(at)).toContainText(title);
    await page.getByRole('button', { name: 'Need Help' }).click();
    await expect(page.getByRole('dialog', { name: 'Need Help' })).toBeVisible();
  });

  test('carries the partner’s name and theme for who comes from one [PUB-040, PUB-041, PUB-043]', async ({
    page,
  }) => {
    await page.goto('/users/sign_up?signup=true&partner=hvfcu&flow=tax');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'hvfcu');
    await expect(page.getByRole('main')).toContainText('HVFCU');
    await page.goto('/users/sign_up');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('HVFCU');
  });

  test('sends nothing while something is missing, and says what [PUB-034, PUB-066]', async ({
    page,
  }) => {
    const sent = signUpsOf(page);
    await page.goto('/users/sign_in');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveTitle(/^Sign Up/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await send(page);
    for (const sentence of [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Please agree to the three documents to continue.',
    ]) {
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
    expect(sent).toEqual([]);
  });

  test('silently sends no address above 255 characters [PUB-067]', async ({ page }) => {
    const sent = signUpsOf(page);
    await page.goto('/users/sign_up');
    const labels = Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.');
    const email = `${'a'.repeat(256 - labels.length - 5)}@${labels}.com`;
    expect(email).toHaveLength(256);
    await fillSignUp(page, { email });
    await send(page);
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: "Let's get started." })).toBeVisible();
  });

  test('tells who referred somebody, in snake_case and with the page’s token [PUB-077, PLT-004, PLT-005, PLT-007]', async ({
    page,
  }) => {
    await page.goto('/?referral_slug=friend');
    // By then the shell has taken note of it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/users/sign_up');
    const meta = page.locator('meta[name=csrf-token]');
    const token = await meta.getAttribute('content');
    const email = emailOf();
    await fillSignUp(page, { email });
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/users'));
    await send(page);
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({
      user: { first_name: WHO.firstName, last_name: WHO.lastName, email },
      referral_slug: 'friend',
    });
    expect(request.headers()['x-csrf-token']).toBe(token);
    expect(token).toMatch(/^[\w-]{86}$/);
  });

  test('shows what the server says, under its field and in a banner above [PUB-164, PLT-013, PLT-014]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    const refusal = { code: 'invalid_request', request_id: newId() };
    await page.goto('/users/sign_up');
    await fillSignUp(page, { email: emailOf() });
    const errors = { email: ['This address is not for us.'] };
    await stub(page, '/users', 422, {
      ...refusal,
      error: 'Please check what you entered.',
      errors,
    });
    await send(page);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /This address is not for us/,
    );
    await page.unroute('**/api/v1/users');
    await stub(page, '/users', 422, { ...refusal, error: 'We are closed today.' });
    await send(page);
    await expect(page.getByText('We are closed today.')).toBeInViewport();
  });

  test('shows the stored result where its switch is on, and nowhere else [PLT-062]', async ({
    page,
  }) => {
    await page.goto('/users/sign_up');
    await fillSignUp(page, { email: emailOf() });
    await send(page);
    await page.waitForURL('**/users/password/edit?*');
    await page.goto('/users/sign_up');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    const shown = page.getByText('Stored sign-up result');
    const isOn = (await shown.count()) > 0;
    await changeAnswer(page, '**/users/sign_up', (html) => {
      const written = `"signup_debug":${isOn}`;
      expect(html).toContain(written);
      return html.replace(written, `"signup_debug":${!isOn}`);
    });
    await page.goto('/users/sign_up');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(shown).toHaveCount(isOn ? 0 : 1);
  });
});

test.describe('the password page', () => {
  test('judges what is typed by length, name and how it can be guessed [PUB-082, PUB-083, PUB-084, PUB-085, PUB-086]', async ({
    page,
  }) => {
    await page.goto('/users/sign_up');
    await fillSignUp(page, { email: emailOf() });
    await send(page);
    const field = page.locator('input[type=password]');
    const button = page.getByRole('button', { name: 'Set Password' });
    const word = page.getByRole('meter');
    const requirement = (text: string) => page.getByRole('listitem').filter({ hasText: text });

    await field.fill('kX9$w!q2@Zr');
    await expect(word).toHaveAttribute('aria-valuetext', 'fair');
    await expect(button).toBeDisabled();
    await expect(
      page.getByText('You must choose a strong password. Please see requirements below.'),
    ).toBeVisible();
    await expect(requirement('Your password must be at least 12 characters.')).toContainText(
      '(not yet)',
    );
    await field.fill('plum-LOPEZ-41-orbit');
    await expect(word).toHaveAttribute('aria-valuetext', 'weak');
    await expect(
      requirement('Your password must not include your name or other personal information.'),
    ).toContainText('(not yet)');
    await expect(button).toBeDisabled();
    await field.fill('plum-Kettle-41-orbit');
    await expect(word).toHaveAttribute('aria-valuetext', /good|great/);
    await expect(button).toBeEnabled();
  });

  test('makes sentences of what the server lists [PUB-094, PUB-095]', async ({ page }) => {
    await page.goto('/users/sign_up');
    await fillSignUp(page, { email: emailOf() });
    await send(page);
    await page.locator('input[type=password]').fill('plum-Kettle-41-orbit');
    for (const [listed, sentence] of [
      ["Password confirmation doesn't match Password", 'Passwords must match.'],
      ['Reset password token is invalid', 'Reset password token is invalid.'],
    ]) {
      await page.unroute('**/api/v1/users/passwords');
      await stub(page, '/users/passwords', 400, {
        error: listed,
        code: 'invalid_request',
        errors: [listed],
        request_id: newId(),
      });
      await page.getByRole('button', { name: 'Set Password' }).click();
      await expect(page.getByText(sentence ?? '', { exact: true }).first()).toBeVisible();
    }
  });
});

test.describe('where somebody came from', () => {
  for (const slug of SLUGS) {
    test(`is kept for the partner ${slug}, by query and by path [PLT-048, PLT-054]`, async ({
      page,
    }) => {
      await page.goto(`/faqs?partner=${slug}`);
      expect(await stored(page, 'partner')).toBe(slug);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`/${slug}`);
      expect(await stored(page, 'partner')).toBe(slug);
      expect(new URL(page.url()).pathname).toBe(`/${slug}`);
    });
  }
});

test.describe('signing in', () => {
  test('leads who has a card to the dashboard, and who has none on with her application [PUB-036]', async ({
    page,
    browser,
  }) => {
    await page.goto('/users/sign_in');
    await fillSignIn(page, person('hourly_ach'));
    await page.waitForURL('**/dashboard');
    const other = await (await browser.newContext()).newPage();
    await other.goto('/users/sign_in');
    await fillSignIn(other, await newAccount());
    await other.waitForURL('**/apply');
  });
});

test.describe('signing out with demo triggers on', () => {
  test('keeps the storage and clears cookies all the same [PLT-039, PLT-041]', async ({ page }) => {
    // Of whom no return is accepted, which a dialog over the page would say.
    await signInAs(page, 'tax_rejected');
    await page.goto('/dashboard');
    await page.evaluate(() => {
      document.cookie = 'seen=1; Path=/';
      document.cookie = '_ga=1; Path=/';
      sessionStorage.setItem('partner', 'csc');
      localStorage.setItem('disputes', '1');
    });
    await page.getByRole('button', { name: /^Hi, / }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(await stored(page, 'partner')).toBe('csc');
    expect(await page.evaluate(() => localStorage.getItem('disputes'))).toBe('1');
    expect(await page.evaluate(() => document.cookie)).toBe('_ga=1');
  });
});
