import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type Page } from 'playwright/test';
import { openArea } from './open-area.ts';
import { readRegistry } from './product/published-files.ts';
import { productUrl } from './product/running-product.ts';
import { teamClone } from './product/team-clone.ts';
import { passGate, signInAsStaff, type Credentials } from './sign-in.ts';

/* An administrator looks at a release before anybody else has it. */

/** A build, a browser's look at it, and a machine with something else to do. */
const RELEASE_MS = 360_000;
const followedMs = () => 1_500 * slowness();
const BAR = 'Another version than others see';

test(
  'an administrator opens a candidate in her browser alone, until she ends it or signs out',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(2 * RELEASE_MS);
    const clone = await teamClone('mfe-public');
    try {
      await clone.edit('src/messages.ts', "'faqs.title': 'FAQs'", "'faqs.title': 'Questions'");
      const released = await clone.npm('release', '--percent', '0');
      expect(released, released.output).toMatchObject({ code: 0 });
      expect(released.output).toContain('is a candidate');
      const { canary } = (await readRegistry()).remotes['mfe-public'] ?? {};
      const version = canary?.version ?? '';
      await page.waitForTimeout(followedMs());

      const staff = await signInAsStaff(page);
      await openCandidate(page, staff, version);
      const bar = page.getByRole('region', { name: BAR });
      await expect(bar).toContainText(`You see mfe-public in version ${version}.`);
      await expectFaqs(page, 'Questions');
      await expect(bar).toContainText(/Until \d+:\d\d/);
      const others = await browser.newContext({ baseURL: productUrl() });
      const other = await others.newPage();
      await expectFaqs(other, 'FAQs');
      await expect(other.getByRole('region', { name: BAR })).toHaveCount(0);
      await bar.getByRole('button', { name: 'Back to the live version' }).click();
      await expectFaqs(page, 'FAQs');
      await expect(bar).toHaveCount(0);

      await openCandidate(page, staff, version);
      await expectFaqs(page, 'Questions');
      await openArea(page, '/admin/audit');
      await passGate(page, staff);
      const log = page.getByRole('table', { name: 'Audit log' });
      const entries = log.getByRole('row').filter({ hasText: 'version of a slice' });
      await expect(entries).toHaveCount(3);
      for (const entry of await entries.all()) {
        await expect(entry).toContainText('mfe-public');
        await expect(entry).toContainText(version);
      }
      // Whoever has the cookie has nothing without her session.
      await others.addCookies(
        (await page.context().cookies()).filter(({ name }) => name === '__Host-reset_override'),
      );
      await expectFaqs(other, 'FAQs');
      await expect(other.getByRole('region', { name: BAR })).toHaveCount(0);
      await others.close();

      await openCandidate(page, staff, version);
      await page.context().clearCookies({ name: '__Host-reset_session' });
      await expectFaqs(page, 'FAQs');
      await expect(bar).toHaveCount(0);

      // What is withdrawn is offered no more.
      expect((await clone.npm('rollback')).code).toBe(0);
      expect((await readRegistry()).remotes['mfe-public']).not.toHaveProperty('canary');
    } finally {
      await clone.remove();
    }
  },
);

async function openCandidate(page: Page, staff: Credentials, version: string): Promise<void> {
  await page.goto('/admin/releases');
  await passGate(page, staff);
  await page.getByRole('button', { name: `Open mfe-public in version ${version}` }).click();
  const go = page.getByRole('link', { name: /^Go to a page of mfe-public/ });
  await expect(go).toHaveAttribute('href', '/');
  await page.goto('/');
}

async function expectFaqs(page: Page, title: string): Promise<void> {
  // A version that comes too late is replaced by no other one: the page is loaded again.
  await expect(async () => {
    await page.goto('/faqs');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass({ timeout: 90_000 });
}
