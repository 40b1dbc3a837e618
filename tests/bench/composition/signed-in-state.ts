import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What a browser holds after somebody signed in there, for contexts with an empty cache. */
export async function signedInState(
  browser: Browser,
  origin: string,
  signIn: (page: Page) => Promise<unknown>,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}
