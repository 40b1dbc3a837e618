import { Secret, TOTP } from 'otpauth';
import { expect, test, type Page } from 'playwright/test';
import { codeFrom, mailTo } from './inbox.ts';
import { newMemberWithCode } from './new-account.ts';
import { enterCode, fillSignIn, logIn, signInAsStaff } from './sign-in.ts';
import { otherBrowser, PASSWORD, signUp, stranger } from './stranger.ts';

/* An authenticator app as the second factor, as its owner meets it. */

const PAGE = '/users/second_factor/app';

/** What the app shows that has this key. @param steps of 30 seconds from now */
const shownBy = (key: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });

test.describe('an authenticator app', () => {
  test('is set up by a new person, signs her in, each code once, and is removed again', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await signUp(page, who);
    await page.goto('/users/second_factor');
    await page.getByRole('link', { name: 'Authenticator app' }).click();
    await enterPassword(page, PASSWORD);
    const key = await keyOf(page);
    const first = shownBy(key);
    await enterCode(page, first, 'Turn on');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    expect(await brokenCodes(page)).toEqual([]);
    const recoveryCode = await page.getByRole('main').getByRole('listitem').first().innerText();
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Your authenticator app is on' })).toBeVisible();
    await mailTo(who.email, /authenticator app was added/i);

    const elsewhere = await otherBrowser(browser);
    await elsewhere.goto('/users/sign_in');
    await fillSignIn(elsewhere, { email: who.email, password: PASSWORD });
    await expect(elsewhere.getByText(/Open your authenticator app/)).toBeVisible();
    await enterCode(elsewhere, first, 'Log In');
    await expect(elsewhere.getByText('Invalid code').first()).toBeVisible();
    const code = shownBy(key, 1);
    await enterCode(elsewhere, code, 'Log In');
    await elsewhere.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));

    await elsewhere.goto(PAGE);
    await enterPassword(elsewhere, PASSWORD);
    await enterCode(elsewhere, code, 'Remove the app');
    await expect(elsewhere.getByText('Invalid code').first()).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await elsewhere.getByLabel('Recovery code').fill(recoveryCode);
    await elsewhere.getByRole('button', { name: 'Remove the app' }).click();
    await expect(
      elsewhere.getByRole('heading', { name: 'Your authenticator app is removed' }),
    ).toBeVisible();
    await elsewhere.context().clearCookies();
    await elsewhere.goto('/users/sign_in');
    await logIn(elsewhere, { email: who.email, password: PASSWORD });
    await elsewhere.context().close();
  });

  test('stands beside texts, from login and security on', async ({ page }) => {
    const { email, password, phone_number: phone } = await newMemberWithCode();
    await page.goto('/users/sign_in');
    await logIn(page, { email, password, phone_number: phone });
    await page.goto('/account/security');
    await page.getByRole('link', { name: 'Set up an app' }).click();
    await setUpBesideTexts(page, { password, phone });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.goto('/account/security');
    await expect(page.getByRole('link', { name: 'Remove the app' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  });

  test('opens the gate of staff', async ({ page }) => {
    const { password, phone_number: phone = '' } = await signInAsStaff(page);
    await page.goto(PAGE);
    const key = await setUpBesideTexts(page, { password, phone });
    await page.goto('/admin/users');
    await expect(page.getByText(/Open your authenticator app/)).toBeVisible();
    await enterCode(page, shownBy(key, 1), 'Continue');
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });
});

/** The recovery codes that take more than one line on a phone whose text is half as large again. */
async function brokenCodes(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const broken = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => {
      document.documentElement.style.fontSize = '150%';
      const found = items.filter((item) => {
        const words = document.createRange();
        words.selectNodeContents(item);
        return words.getClientRects().length > 1 || item.scrollWidth > item.clientWidth;
      });
      document.documentElement.style.fontSize = '';
      return found.map((item) => item.textContent);
    });
  if (before) await page.setViewportSize(before);
  return broken;
}

async function enterPassword(page: Page, password: string): Promise<void> {
  // The page before it has a field of this name, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Authenticator app' })).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: /^(Continue|Remove the app)$/ }).click();
}

/** What the page gives the app, as letters. */
async function keyOf(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code with your setup key' })).toBeVisible();
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return (await shown.innerText()).replaceAll(' ', '');
}

/** On the page for it, for who has texts on; the key. */
async function setUpBesideTexts(
  page: Page,
  { password, phone }: { password: string; phone: string },
): Promise<string> {
  const code = await codeFrom(phone, () => enterPassword(page, password));
  await enterCode(page, code, 'Continue');
  const key = await keyOf(page);
  await enterCode(page, shownBy(key), 'Turn on');
  await expect(page.getByRole('heading', { name: 'Your authenticator app is on' })).toBeVisible();
  return key;
}
