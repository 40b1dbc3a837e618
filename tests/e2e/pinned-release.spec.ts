import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type Page } from 'playwright/test';
import { readRegistry } from './product/published-files.ts';
import { teamClone } from './product/team-clone.ts';
import { signInAs } from './sign-in.ts';

/* An application under way keeps the versions that it began with. */

/** A build, a browser's look at it, and a machine with something else to do. */
const RELEASE_MS = 360_000;
const followedMs = () => 1_500 * slowness();
const NOW = 'Apply for your card';
const NEXT = 'Ask for your card';

test(
  'who is in the middle of her application keeps its version through a release and a rollback, and others do not',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(2 * RELEASE_MS);
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    const clone = await teamClone('mfe-onboarding');
    try {
      await signInAs(page, 'applicant');
      await signInAs(other, 'applicant');
      await expectTitle(page, NOW);
      const before = (await readRegistry()).remotes['mfe-onboarding'];

      await clone.edit('src/messages.ts', `'card.title': '${NOW}'`, `'card.title': '${NEXT}'`);
      const released = await clone.npm('release');
      expect(released, released.output).toMatchObject({ code: 0 });
      await page.waitForTimeout(followedMs());
      await expectTitle(page, NOW);
      await expectTitle(other, NEXT);

      expect((await clone.npm('rollback')).code).toBe(0);
      expect((await readRegistry()).remotes['mfe-onboarding']?.version).toBe(before?.version);
      await page.waitForTimeout(followedMs());
      await expectTitle(page, NOW);
      // What she began with was taken back meanwhile, and is hers until she leaves.
      await expectTitle(other, NEXT);
      await other.goto('/account');
      await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
      await expectTitle(other, NOW);
    } finally {
      await clone.remove();
      await context.close();
    }
  },
);

/** Opens the application anew. */
async function expectTitle(page: Page, title: string): Promise<void> {
  await page.goto('/apply');
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
}
