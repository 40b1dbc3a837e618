import type { Browser, BrowserContextOptions } from 'playwright';
import { person } from '../../e2e/product/running-product.ts';

/** Signs in as a seeded person, by the form; what the browser then holds, for contexts with an empty cache. */
export async function signedInState(
  browser: Browser,
  origin: string,
  key: string,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const { email, password } = person(key);
  await page.goto('/users/sign_in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}
