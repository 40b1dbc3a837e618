import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type Browser } from 'playwright/test';
import { readHistory } from '../../infra/release/swap-file.ts';
import { readRegistry } from './product/published-files.ts';
import { productUrl, releaseStore } from './product/running-product.ts';
import { teamClone } from './product/team-clone.ts';

/* What the gate cannot see, people do, and the product listens to their browsers. */

/** Two releases, each with a browser's look at it, on a machine with something else to do. */
const BOTH_RELEASES_MS = 1_080_000;

test(
  'a release that throws in a fifth of its sessions is taken back by itself within a minute, and a good one stays',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(BOTH_RELEASES_MS);
    const clone = await teamClone('mfe-public');
    const liveVersion = async () => (await readRegistry()).remotes['mfe-public']?.version;
    const before = await liveVersion();
    const throwing = (remainder: number) =>
      `if (Number(new URLSearchParams(location.search).get('session')) % 5 === ${remainder})
         setTimeout(() => { throw new Error('A bad release for Hazel Smith.'); });\n`;
    try {
      await clone.edit('src/routes.tsx', 'export default', `${throwing(1)}export default`);
      const bad = await clone.npm('release');
      expect(bad, bad.output).toMatchObject({ code: 0 });
      expect(await liveVersion()).not.toBe(before);
      const sessions = openSessions(browser);
      await expect.poll(liveVersion, { timeout: 60_000 * slowness() }).toBe(before);
      await sessions.stop();
      const [last] = (await readHistory(releaseStore())).toReversed();
      expect(last).toMatchObject({
        slice: 'mfe-public',
        action: 'rollback',
        version: before,
        by: 'the release guard',
        reason: expect.stringMatching(/^It failed in \d+ of \d+ sessions/),
      });
      const log = await readFile(join(releaseStore(), '../logs/gateway.log'), 'utf8');
      expect(log).toContain('"message":"Error: … bad release for … …."');

      // Its sessions are numbered from 0: none of them is the last of a remainder of five.
      await clone.edit('src/routes.tsx', throwing(1), throwing(5));
      const good = await clone.npm('release');
      expect(good, good.output).toMatchObject({ code: 0 });
      const version = await liveVersion();
      const others = openSessions(browser);
      await expect.poll(others.count, { timeout: 120_000 * slowness() }).toBeGreaterThan(40);
      await others.stop();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      expect(await liveVersion()).toBe(version);
      expect((await clone.npm('rollback')).code).toBe(0);
    } finally {
      await clone.remove();
    }
  },
);

/** People who come one after the other, four at a time, until `stop`; each is a session of its own. */
function openSessions(browser: Browser): { count: () => number; stop: () => Promise<void> } {
  let [next, told] = [0, 0];
  const over = new AbortController();
  const come = async (): Promise<void> => {
    const context = await browser.newContext({ baseURL: productUrl() });
    const page = await context.newPage();
    while (!over.signal.aborted) {
      await context.clearCookies();
      const report = page.waitForResponse((answer) => answer.url().endsWith('/reports/pages'));
      await page.goto(`/users/sign_in?session=${next++}`);
      await report;
      told += 1;
    }
    await context.close();
  };
  const all = Promise.all(Array.from({ length: 4 }, come));
  return {
    count: () => told,
    async stop() {
      over.abort();
      await all;
    },
  };
}
