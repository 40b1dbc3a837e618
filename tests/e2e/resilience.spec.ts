import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test } from 'playwright/test';
import type { PageReports } from '@reset/api-contract/gateway/page-report.ts';
import { changeJson } from './change-answer.ts';
import { killService } from './kill-service.ts';
import { processOf } from './product/running-product.ts';
import { signInAs } from './sign-in.ts';

const BACK_WITHIN_MS = 10_000;
/** The one that the page asks, and the one that everything comes through; the rest takes long. */
const BY_DEFAULT = ['member', 'gateway'];

test.describe('a service that is killed while the page is in use', () => {
  for (const service of ['member', 'public', 'gateway', 'provider-sandbox']) {
    const tag = BY_DEFAULT.includes(service) ? [] : ['@long'];
    const title = `${service}: costs at most an error with Retry, and is back within 10 s`;
    test(title, { tag }, async ({ page, request }) => {
      await signInAs(page, 'hourly_ach');
      await expect(page.getByText('Accrued Net Earnings')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      const killedAt = Date.now();
      const killed = await killService(service);
      await page.getByRole('link', { name: 'Transactions', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

      const isReady = () =>
        request.get('/readyz').then(
          (reply) => reply.ok(),
          () => false,
        );
      await expect
        .poll(async () => processOf(service) !== killed && (await isReady()), {
          timeout: BACK_WITHIN_MS * slowness(),
        })
        .toBe(true);
      expect(Date.now() - killedAt).toBeLessThan(BACK_WITHIN_MS * slowness());

      for (const retry of await page.getByRole('button', { name: 'Retry' }).all()) {
        await retry.click().catch(() => undefined);
      }
      await expect(page.getByText('Harbor Street Grocery')).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
});

test('an answer that cannot be shown costs its panel alone, and is told of the version that failed on it', async ({
  page,
}) => {
  await changeJson(page, '**/api/v1/card_accounts/current/card_transactions*', () => [{}]);
  await signInAs(page, 'hourly_ach');
  const failed = page.waitForRequest(
    (request) =>
      request.url().endsWith('/reports/pages') &&
      (request.postDataJSON() as PageReports).reports.some(
        ({ slice, failure }) => slice === 'mfe-member' && failure?.kind === 'threw',
      ),
  );
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await failed;
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});
