import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A phone is about so much slower than this machine. */
export const PHONE_SLOWDOWN = 4;

/** Looks at a page of a phone's size whose processor is so many times slower, and closes it. */
export async function withSlowedPage<Result>(
  browser: Browser,
  { slowdown, ...options }: { slowdown: number } & BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  try {
    const page = await context.newPage();
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await look(page);
  } finally {
    await context.close();
  }
}
