import type { Page } from 'playwright/test';
import { person } from './product/running-product.ts';

/** Signs in as a seeded person, by the form, and waits for the dashboard. */
export async function signInAs(page: Page, key: string): Promise<void> {
  const { email, password } = person(key);
  await page.goto('/users/sign_in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
}
