import { expect, test, type Page } from 'playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { codeFrom, mailTo } from './inbox.ts';
import { newMemberWithCode } from './new-account.ts';
import { enterCode, fillSignIn, logIn, signInAsStaff } from './sign-in.ts';
import { PASSWORD, signUp, stranger } from './stranger.ts';

/* A passkey, as its owner meets it. */

const UNKNOWN = /^We don't know this passkey\. It may have been removed/;
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

test.describe('a passkey', () => {
  test('is added by a new person, signs her in without a password, and is no more once she removed it', async ({
    page,
  }) => {
    const who = stranger();
    const authenticator = await addAuthenticator(page);
    await signUp(page, who);
    await page.goto('/users/second_factor');
    await page.getByRole('link', { name: 'Passkeys' }).click();
    await expect(page.getByText("You don't have a passkey yet.")).toBeVisible();
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await addPasskey(page, { name: 'Blue phone', password: PASSWORD });
    await page.getByRole('link', { name: 'See your passkeys' }).click();
    await expect(
      page.getByRole('link', { name: /^Blue phone Added .*, not used yet$/ }),
    ).toBeVisible();
    expect(await authenticator.count()).toBe(1);
    await mailTo(who.email, /passkey was added/i);

    // Once is enough for one device.
    await page.goto('/users/passkeys/add');
    await reachName(page, PASSWORD);
    await page.getByRole('button', { name: 'Create the passkey' }).click();
    await expect(page.getByText(/already has a passkey for your account/)).toBeVisible();

    await signOut(page);
    await page.goto('/users/sign_in');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await byPasskey(page).click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
    await page.goto('/users/passkeys');
    await page.getByRole('link', { name: /^Blue phone Added .*, last used / }).click();
    await nameField(page).fill('Old phone');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await expect(page.getByText('The name is saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Your passkey is removed' })).toBeVisible();
    await mailTo(who.email, /passkey was removed/i);

    await signOut(page);
    await page.goto('/users/sign_in');
    await byPasskey(page).click();
    await expect(page.getByRole('alert')).toHaveText(UNKNOWN);
    await expect(byPasskey(page)).toBeFocused();
    await logIn(page, { email: who.email, password: PASSWORD });
  });

  test('leaves everything as it was when her finger is not the right one', async ({ page }) => {
    const who = stranger();
    const authenticator = await addAuthenticator(page, { suggests: true });
    await signUp(page, who);
    await page.goto('/users/passkeys/add');
    await reachName(page, PASSWORD);
    await authenticator.setVerified(false);
    const button = page.getByRole('button', { name: 'Create the passkey' });
    await button.click();
    await expect(button).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await authenticator.count()).toBe(0);
    await authenticator.setVerified(true);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Your passkey is added' })).toBeVisible();
    await authenticator.setPresent(false);
    await signOut(page);
    await page.goto('/users/sign_in');
    await authenticator.setVerified(false);
    await authenticator.setPresent(true);
    await byPasskey(page).click();
    await expect(byPasskey(page)).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/users/sign_in');
  });

  test('is suggested where the email is typed, and signs in whoever takes it', async ({ page }) => {
    const who = stranger();
    await addAuthenticator(page, { suggests: true });
    await signUp(page, who);
    await page.goto('/users/passkeys/add');
    await addPasskey(page, { name: 'Blue phone', password: PASSWORD });
    await signOut(page);
    // The virtual authenticator takes what is suggested by itself.
    await page.goto('/users/sign_in');
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
  });

  test('stands in login and security, and in the place of the code', async ({ page }) => {
    const { email, password, phone_number: phone } = await newMemberWithCode();
    await addAuthenticator(page);
    await page.goto('/users/sign_in');
    await logIn(page, { email, password, phone_number: phone });
    await page.goto('/account/security');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    const code = await codeFrom(phone, () => enterPassword(page, password));
    await enterCode(page, code, 'Continue');
    await create(page, 'Blue phone');
    await page.goto('/account/security');
    await expect(page.getByRole('link', { name: 'Rename or remove Blue phone' })).toBeVisible();

    await signOut(page);
    await page.goto('/users/sign_in');
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
  });

  test('opens the gate of staff', async ({ page }) => {
    const { password, phone_number: phone = '' } = await signInAsStaff(page);
    await addAuthenticator(page);
    await page.goto('/users/passkeys/add');
    const code = await codeFrom(phone, () => enterPassword(page, password));
    await enterCode(page, code, 'Continue');
    await create(page, 'Security key');
    await page.goto('/admin/users');
    await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });
});

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the password to the name, for who has no second factor. */
async function reachName(page: Page, password: string): Promise<void> {
  await enterPassword(page, password);
  await expect(page.getByRole('heading', { name: 'Name your passkey' })).toBeVisible();
}

async function create(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your passkey is added' })).toBeVisible();
}

/** On the page for it, for who has no second factor. */
async function addPasskey(
  page: Page,
  { name, password }: { name: string; password: string },
): Promise<void> {
  await reachName(page, password);
  await create(page, name);
}

/** Forgets who was signed in, and keeps the page, to which the authenticator belongs. */
const signOut = (page: Page): Promise<void> => page.context().clearCookies();
