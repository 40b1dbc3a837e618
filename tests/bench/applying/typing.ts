import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { newSsn, personalInfoFields, PORTLAND } from '../../e2e/personal-info.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { keyDelays, watchKeys } from '../typing/key-delays.ts';
import { PHONE_SLOWDOWN, withSlowedPage } from '../typing/slowed-page.ts';

const ROUNDS = sized(7, 1);
const MAX_MS = 100;
const SPEEDS = { 'this machine': 1, [`CPU slowed ${PHONE_SLOWDOWN} times`]: PHONE_SLOWDOWN };

type Typed = { keys: number[]; reviewMs: number };

/**
 * What somebody waits for who tells who she is: after a key for the frame that follows, and from
 * Continue, tapped, until all that she told is painted to be looked over. Sets the exit code where
 * the median of either is 100 ms or more.
 * @returns the rows of a table
 */
export async function personalInfoTyping(
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<string[]> {
  const rows: string[] = [];
  for (const [name, slowdown] of Object.entries(SPEEDS)) {
    const rounds: Typed[] = [];
    // The first one warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.push(
        await withSlowedPage(browser, { slowdown, storageState, hasTouch: true }, (page) =>
          typeAndLookOver(page, url),
        ),
      );
    }
    const counted = rounds.slice(1);
    const key = median(counted.map(({ keys }) => median(keys)));
    const slowestKey = median(counted.map(({ keys }) => Math.max(...keys)));
    const reviews = counted.map(({ reviewMs }) => reviewMs);
    promised(key < MAX_MS && median(reviews) < MAX_MS);
    rows.push(
      `| ${name} | ${key.toFixed(0)} | ${slowestKey.toFixed(0)} | **${median(reviews).toFixed(0)}** | ${Math.max(...reviews).toFixed(0)} |`,
    );
  }
  return [
    '| typing who she is, and looking it over | ms from a key to the next frame, median | ms, slowest of a form | ms from Continue to the review, median | ms, slowest |',
    '|---|---|---|---|---|',
    ...rows,
  ];
}

async function typeAndLookOver(page: Page, url: string): Promise<Typed> {
  await page.goto(url);
  await page.getByLabel('Phone number', { exact: true }).waitFor();
  await watchKeys(page);
  for (const [label, text] of personalInfoFields(PORTLAND, newSsn())) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    for (const letter of text) await page.keyboard.press(letter, { delay: 20 });
  }
  const keys = await keyDelays(page);
  const shown = page.evaluate(untilReview, 'Check your information');
  await page.getByRole('button', { name: 'Continue', exact: true }).tap();
  return { keys, reviewMs: await shown };
}

/** From when the finger is lifted to the frame in which the heading stands. */
function untilReview(words: string): Promise<number> {
  return new Promise((resolve) => {
    let liftedAt = 0;
    addEventListener('pointerup', ({ timeStamp }) => (liftedAt = timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1')];
      if (!headings.some(({ textContent }) => textContent === words)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now() - liftedAt));
        channel.port1.start();
        channel.port2.postMessage(undefined);
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
