import type { Page } from 'playwright/test';

/** Goes to another path in the same document, as a link or the back button does. */
export async function openArea(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
