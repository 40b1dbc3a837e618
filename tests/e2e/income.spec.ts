import type { Earnings } from '@reset/api-contract/member/income.ts';
import { expect, test } from 'playwright/test';
import { changeJson } from './change-answer.ts';
import { applyAs, linkBank, newApplicant, newLinkedApplicant } from './linking.ts';
import { signIn } from './sign-in.ts';

/** An event that another service reads, and the next poll. */
const SOON = { timeout: 60_000 };

test('what is earned is shown, and updated once a day [MEM-110, MEM-111, MEM-112, MEM-113, MEM-117, MEM-122, MEM-123, MEM-126, PLT-063]', async ({
  page,
}) => {
  const paystubs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/income/paystubs')) paystubs.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, await newLinkedApplicant());
  await page.goto('/income');
  await expect(page.getByText('$846.00')).toBeVisible();
  await expect(page.getByText('Beginning of pay period')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Shifts this pay period' }).getByRole('listitem').first(),
  ).toContainText(/\d hours/);
  expect(paystubs).toEqual([]);
  await page.getByRole('button', { name: 'Show Previous Pay Periods' }).click();
  await expect(page.getByText(/\$[\d,]+\.\d\d net/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide Previous Pay Periods' }).click();
  await expect(page.getByText(/\$[\d,]+\.\d\d net/)).toHaveCount(0);

  const update = page.getByRole('button', { name: 'Update', exact: true });
  const checked = page.waitForResponse('**/api/v1/pinwheel/monitoring_status');
  await update.click();
  expect(await (await checked).json()).toEqual({ monitoring_ok: true });
  await expect(page.getByText(/^Updated at \d/)).toBeFocused();
  await expect(update).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.reload();
  await expect(update).toBeDisabled();

  await page.evaluate(() => {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    localStorage.setItem('relinkedPayrollAt', yesterday.toISOString());
  });
  await changeJson<Earnings>(page, '**/api/v1/income/earnings', (earnings) => ({
    ...earnings,
    shifts: [],
  }));
  await page.reload();
  await expect(update).toBeEnabled();
  await expect(
    page.getByText("We haven't been notified of any earnings for this pay period."),
  ).toBeVisible();
});

test('whoever left out her payroll is told what it could change, until she dismisses that [MEM-074, MEM-075]', async ({
  page,
}) => {
  await applyAs(page, await newApplicant());
  await linkBank(page);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip for Now' }).click();
  const notified = async () => (await page.request.get('/api/v1/notifications')).text();
  await expect.poll(notified, SOON).toContain('opted_to_skip_payroll_linking');
  await page.goto('/dashboard');
  const title = page.getByText('You might be eligible for a higher spending limit');
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(title).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await notified()).not.toContain('opted_to_skip_payroll_linking');
});
