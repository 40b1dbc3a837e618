import type { Page } from 'playwright/test';
import { codeFrom } from './inbox.ts';
import { person } from './product/running-product.ts';

/** Signs in as a seeded person, by the form and the code where she needs one, and opens the dashboard. */
export async function signInAs(page: Page, key: string): Promise<void> {
  await page.goto('/users/sign_in');
  await logIn(page, person(key));
  if (new URL(page.url()).pathname !== '/dashboard') await page.goto('/dashboard');
}

export type Credentials = { email: string; password: string; phone_number?: string };

/** Fills in the sign-in form, which has to be on the screen, sends it, and waits until she is in. */
export async function logIn(
  page: Page,
  { phone_number: phone, ...credentials }: Credentials,
): Promise<void> {
  if (phone === undefined) await fillSignIn(page, credentials);
  else await enterCode(page, await codeFrom(phone, () => fillSignIn(page, credentials)), 'Log In');
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
}

/** Fills in the sign-in form, which has to be on the screen, and sends it. */
export async function fillSignIn(page: Page, credentials: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Gets a member of staff through the gate of her area, which has to be on the screen. */
export async function passGate(page: Page, key: string): Promise<void> {
  const send = () => page.getByRole('button', { name: 'Send me a code' }).click();
  await enterCode(page, await codeFrom(person(key).phone_number ?? '', send), 'Continue');
}

/** Types a code that is asked for, and sends it by the button of that name. */
export async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: button }).click();
}
