import type { Browser, BrowserContextOptions } from 'playwright';
import { signInAs } from '../../e2e/sign-in.ts';

/** Signs in as a seeded person, by the form; what the browser then holds, for contexts with an empty cache. */
export async function signedInState(
  browser: Browser,
  origin: string,
  key: string,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: origin });
  await signInAs(await context.newPage(), key);
  const state = await context.storageState();
  await context.close();
  return state;
}
