import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { codeFrom, linkIn, mailsTo, mailTo } from './inbox.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { fillSignIn, logIn } from './sign-in.ts';
import {
  choosePassword,
  fillSignUp,
  OTHER_PASSWORD,
  otherBrowser,
  PASSWORD,
  profileOf,
  signUp,
  stranger,
} from './stranger.ts';

/* How an account begins, and whose it is, as the people who come by it meet it. */

test.describe('an account', () => {
  test('comes about from an ad link to a confirmed address and a second factor, by keyboard alone at 320 px [PUB-033, PUB-039, PUB-057, PUB-059, PUB-060, PUB-062, PUB-063, PUB-064, PUB-065, PUB-069, PUB-071, PUB-072, PUB-074, PUB-075, PUB-078, PUB-079, PUB-080, PUB-081, PUB-093, ONB-130, PLT-046, PLT-074]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const who = stranger();
    await page.goto('/users/sign_up?utm_source=radio&utm_medium=spot&utm_campaign=autumn');
    await expect(page).toHaveURL(/\/users\/sign_up$/);
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('heading', { name: "Let's get started." })).toBeVisible();
    await typeInto(page, page.getByLabel('First name'), who.firstName);
    await typeInto(page, page.getByLabel('Last name'), who.lastName);
    await typeInto(page, page.getByLabel('Email'), who.email);
    await page.keyboard.press('Tab');
    const agreed = page.getByRole('checkbox');
    await expect(agreed).not.toBeChecked();
    await agreed.focus();
    await page.keyboard.press('Space');
    await expect(agreed).toBeChecked();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/users'));
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    expect((await sent).postDataJSON()).toEqual({
      user: { first_name: who.firstName, last_name: who.lastName, email: who.email },
      product_name: 'earned_wage_access',
      utm_source: 'radio',
      utm_medium: 'spot',
      utm_campaign: 'autumn',
    });

    await page.waitForURL(/\/users\/password\/edit\?reset_password_token=[\w-]+&signup=true$/);
    await expect(page.getByRole('heading', { name: 'Create a password' })).toBeVisible();
    const pushed = await page.evaluate(() =>
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer),
    );
    expect(pushed).toContain('user_signup_submitted');
    expect(pushed).toContain('user_signup_successful');
    expect(pushed).not.toContain(who.email);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).toContain(createHash('sha256').update(who.email).digest('hex'));
    expect(kept).not.toContain(who.email);
    await typeInto(page, page.locator('input[type=password]'), PASSWORD);
    const set = page.waitForRequest((request) => request.url().endsWith('/api/v1/users/passwords'));
    await expect(page.getByRole('button', { name: 'Set Password' })).toBeEnabled();
    await page.keyboard.press('Enter');
    expect(Object.keys((await set).postDataJSON()).toSorted()).toEqual([
      'reset_password_token',
      'score',
      'user',
    ]);
    await page.waitForURL('**/apply?showIntro=true');

    const mail = await mailTo(who.email, /confirm/i);
    await page.goto(linkIn(mail, '/users/confirmation'));
    await pressOn(page, page.getByRole('button', { name: 'Confirm my email' }));
    await page.waitForURL(({ pathname }) => pathname !== '/users/confirmation');
    expect((await profileOf(page)).confirmed).toBe(true);

    await page.goto('/users/second_factor');
    await typeInto(page, page.getByLabel('Mobile number'), who.phone);
    await typeInto(page, page.getByLabel('Current password'), PASSWORD);
    const code = await codeFrom(who.phone, () => page.keyboard.press('Enter'));
    await typeInto(page, page.getByLabel('6-digit code'), code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your recovery codes')).toBeVisible();
    expect((await profileOf(page)).mfa_enabled).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('has a new password by a link in a mail, and every other session ends [PUB-038, PUB-080]', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await signUp(page, who);
    // A page that asks nothing while it stands: /apply would lead to the sign-in by itself.
    await page.goto('/faqs');
    const elsewhere = await otherBrowser(browser);
    await elsewhere.goto('/users/sign_in');
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
    await elsewhere.waitForURL('**/users/password/forgot');
    await elsewhere.getByLabel('Email').fill(who.email.toUpperCase());
    await elsewhere.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      elsewhere.getByText("If there's an account with this email address, we've sent it a link."),
    ).toBeVisible();
    const link = linkIn(await mailTo(who.email, /password/i), '/users/password/edit');
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: 'Edit your password' })).toBeVisible();
    await choosePassword(elsewhere, OTHER_PASSWORD);
    await elsewhere.waitForURL('**/dashboard');

    expect((await page.request.get('/api/v1/users/profile')).status()).toBe(401);
    await page.goto('/users/sign_in');
    await fillSignIn(page, { email: who.email, password: PASSWORD });
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await logIn(page, { email: who.email, password: OTHER_PASSWORD });
    await elsewhere.goto(link);
    await choosePassword(elsewhere, 'yet-Another-63-plum');
    await expect(elsewhere.getByText(/no longer|is invalid/).first()).toBeVisible();
    await elsewhere.context().close();
  });

  test('is not told to whoever signs up with its address, but its owner is [PUB-076]', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await signUp(page, who);
    const elsewhere = await otherBrowser(browser);
    await fillSignUp(elsewhere, { firstName: 'Somebody', lastName: 'Else', email: who.email });
    await choosePassword(elsewhere, OTHER_PASSWORD);
    await expect(elsewhere.getByText(/no longer|is invalid/).first()).toBeVisible();
    await mailTo(who.email, /already/i);
    expect((await page.request.get('/api/v1/users/profile')).status()).toBe(200);
    await elsewhere.context().close();
  });

  test('that a stranger made with my address becomes mine at my click, not his [ONB-130]', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await signUp(page, who);
    const mine = await otherBrowser(browser);
    await mine.goto(linkIn(await mailTo(who.email, /confirm/i), '/users/confirmation'));
    await mine.getByRole('button', { name: 'Confirm my email' }).click();
    await choosePassword(mine, OTHER_PASSWORD);
    await mine.waitForURL(({ pathname }) => pathname !== '/users/confirmation');
    expect((await profileOf(mine)).confirmed).toBe(true);
    expect((await page.request.get('/api/v1/users/profile')).status()).toBe(401);
    await mine.context().close();
  });

  test('sends its confirmation again when it is asked to, from the banner [MEM-010, MEM-011, ONB-129]', async ({
    page,
  }) => {
    const who = stranger();
    await signUp(page, who);
    const first = await mailTo(who.email, /confirm/i);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /resend/i }).click();
    await expect(page.getByRole('button', { name: 'Email Sent' })).toBeDisabled();
    await expect.poll(async () => (await mailsTo(who.email)).length).toBeGreaterThan(1);
    const again = await mailTo(who.email, /confirm/i);
    expect(again.sent_at >= first.sent_at).toBe(true);
    await page.goto(linkIn(again, '/users/confirmation'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/users/confirmation');
    expect((await profileOf(page)).confirmed).toBe(true);
  });
});
