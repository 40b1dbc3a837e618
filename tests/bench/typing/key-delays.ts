import type { Page } from 'playwright';

declare global {
  interface Window {
    keyDelays: number[];
  }
}

/** Measures each key from now on, to the frame after it, handlers included. */
export const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.keyDelays = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => {
            window.keyDelays.push(performance.now() - timeStamp);
          });
          channel.port1.start();
          channel.port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });

/** In ms, by key, once the last of them has been painted. */
export async function keyDelays(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => window.keyDelays);
}
