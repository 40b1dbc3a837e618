import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Notifications } from '@reset/api-contract/member/notifications.ts';
import { expect, test, type Page } from 'playwright/test';
import {
  applyAs,
  askSandbox,
  itemOf,
  linkBank,
  linkPayroll,
  newApplicant,
  payrollOf,
} from './linking.ts';
import { killService } from './kill-service.ts';

/* What providers do wrong, and what a process that dies leaves undone. */

const SOON = { timeout: 60_000 };

/** Somebody new links a bank and a payroll. */
async function linkBoth(page: Page) {
  const who = await newApplicant();
  await applyAs(page, who);
  await linkBank(page);
  await linkPayroll(page);
  return { item: await itemOf(who.id), payroll: await payrollOf(who.id) };
}

/** null while the service is away. */
async function read<Answer>(page: Page, path: string): Promise<Answer | null> {
  const reply = await page.request.get(`/api/v1${path}`);
  return reply.ok() ? ((await reply.json()) as Answer) : null;
}

const overviewOf = (page: Page) => read<DashboardOverview>(page, '/dashboard/overview');
const balanceOf = async (page: Page) => (await overviewOf(page))?.linked_bank?.amount;
const brokenOf = async (page: Page) =>
  (await read<Notifications>(page, '/notifications'))
    ?.filter(({ type }) => type === 'integration_error')
    .map(({ params }) => params.source);

for (const mode of ['double', 'reverse'] as const) {
  const tag = mode === 'double' ? [] : ['@long'];
  test(
    `webhooks that were held back and then come ${mode === 'double' ? 'twice' : 'the last first'} lead to what is so now`,
    { tag },
    async ({ page }) => {
      const { item, payroll } = await linkBoth(page);
      const limitOf = async () => (await overviewOf(page))?.dsl.max_amount ?? 0;
      const before = await limitOf();
      await askSandbox('PUT', '/webhooks', { mode: 'hold' });
      try {
        await askSandbox('POST', `/control/pinwheel/accounts/${payroll}/shifts`, { hours: 8 });
        await askSandbox('POST', `/control/plaid/items/${item}/disconnect`, {});
        await askSandbox('POST', `/control/pinwheel/accounts/${payroll}/disconnect`);
        await askSandbox('POST', `/control/plaid/items/${item}/repair`);
        await askSandbox('PUT', `/control/plaid/items/${item}/balance`, { balance_cents: 222_200 });
      } finally {
        await askSandbox('PUT', '/webhooks', { mode });
      }
      await expect.poll(() => balanceOf(page), SOON).toBe(2_222);
      await expect.poll(() => brokenOf(page), SOON).toEqual(['pinwheel']);
      await askSandbox('PUT', '/webhooks', { mode: 'normal' });
      await askSandbox('POST', `/control/pinwheel/accounts/${payroll}/repair`);
      await expect.poll(() => brokenOf(page), SOON).toEqual([]);
      await expect.poll(limitOf, SOON).toBeGreaterThan(before);
    },
  );
}

// Jobs of a killed process are waited for in services/member/src/features/banks/sync/killed-sync.test.ts in every run.
const killed =
  'a member service that is killed while it reads a bank has read it soon after it is back';
test(killed, { tag: '@long' }, async ({ page }) => {
  const { item } = await linkBoth(page);
  await askSandbox('PUT', '/faults/plaid', { mode: 'delay', delay_ms: 2_000, path: '/accounts/' });
  try {
    await askSandbox('PUT', `/control/plaid/items/${item}/balance`, { balance_cents: 333_300 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await killService('member');
  } finally {
    await askSandbox('PUT', '/faults/plaid', { mode: 'none' });
  }
  await expect.poll(() => balanceOf(page), { timeout: 60_000 }).toBe(3_333);
});
