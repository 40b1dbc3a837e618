import type { Browser, BrowserContextOptions } from 'playwright';
import { slowConnection } from './slow-connection.ts';

/**
 * From the click on a link that was pointed at before to the heading of the page
 * that it leads to, in ms: the remote's code came while it was pointed at.
 */
export async function hoverNavigation(
  browser: Browser,
  url: string,
  options: { storageState: BrowserContextOptions['storageState']; link: string; heading: string },
): Promise<number> {
  const { storageState, link, heading } = options;
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    ...(storageState ? { storageState } : {}),
  });
  try {
    const page = await context.newPage();
    await slowConnection(await context.newCDPSession(page));
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const target = page.getByRole('link', { name: link, exact: true }).first();
    // Away from the corner, where the staff's rail opens over what stands beside it.
    await page.mouse.move(640, 400);
    await target.hover();
    await page.waitForLoadState('networkidle');
    // Pointing asks for code that asks for more of it.
    await page.waitForTimeout(POINTED_AT_MS);
    const shown = page.evaluate(untilHeading, heading);
    await target.click();
    return await shown;
  } finally {
    await context.close();
  }
}

const POINTED_AT_MS = 2_000;

function untilHeading(words: string): Promise<number> {
  return new Promise((resolve) => {
    let clickedAt = 0;
    document.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.startsWith(words)) return;
      observer.disconnect();
      // When it has been painted.
      requestAnimationFrame(() => resolve(performance.now() - clickedAt));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
