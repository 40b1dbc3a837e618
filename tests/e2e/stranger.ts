import { newId } from '@reset/service-kit';
import { expect, type Browser, type Page } from 'playwright/test';
import { codeFrom } from './inbox.ts';
import { phoneFor } from './new-account.ts';
import { enterCode } from './sign-in.ts';

/* Somebody whom nobody knows yet, and what she does to have an account. */

/** Strong, and hers unless a test says otherwise. */
export const PASSWORD = 'plum-Kettle-41-orbit';
export const OTHER_PASSWORD = 'walnut-Ferry-88-lamp';

/** Somebody who is in no other test. */
export const stranger = () => {
  const id = newId();
  return {
    firstName: 'Ines',
    lastName: 'Stranger',
    email: `ines.${id}@example.com`,
    phone: phoneFor(id),
  };
};
export type Stranger = ReturnType<typeof stranger>;

/** Says who she is and agrees, up to the page of the password; `from` is where an ad leads her. */
export async function fillSignUp(
  page: Page,
  who: Pick<Stranger, 'firstName' | 'lastName' | 'email'>,
  from = '/users/sign_up',
): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(who.firstName);
  await page.getByLabel('Last name').fill(who.lastName);
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/users\/password\/edit\?reset_password_token=/);
}

/** Signs up and chooses a password; ends where the product leads a new person. */
export async function signUp(page: Page, who: Stranger): Promise<void> {
  await fillSignUp(page, who);
  await choosePassword(page, PASSWORD);
  await page.waitForURL('**/apply?showIntro=true');
}

/** On the page for it. */
export async function choosePassword(page: Page, password: string) {
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

/** Turns the second factor on in the page that is open; the recovery codes. */
export async function turnOnSecondFactor(
  page: Page,
  who: Stranger,
  password = PASSWORD,
): Promise<string[]> {
  await page.goto('/users/second_factor');
  await page.getByLabel('Mobile number').fill(who.phone);
  await page.getByLabel('Current password').fill(password);
  const code = await codeFrom(who.phone, () =>
    page.getByRole('button', { name: 'Send the code' }).click(),
  );
  await enterCode(page, code, 'Turn on');
  await expect(page.getByText('Your recovery codes')).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible();
  return codes.map((text) => text.trim()).filter((text) => text.length > 8);
}

/** A browser of somebody else: no cookie, no storage. */
export async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** What the product says of who is signed in. */
export async function profileOf(page: Page): Promise<{ confirmed: boolean; mfa_enabled: boolean }> {
  const reply = await page.request.get('/api/v1/users/profile');
  return (await reply.json()) as { confirmed: boolean; mfa_enabled: boolean };
}
