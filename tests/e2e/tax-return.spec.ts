import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Notifications } from '@reset/api-contract/member/notifications.ts';
import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { changeJson } from './change-answer.ts';
import { openHazel, section } from './opened-person.ts';
import { signInAs } from './sign-in.ts';

/* How a tax return is told on the dashboard, and to staff. */

test.use({ viewport: { width: 390, height: 844 } });

const taxesOf = (page: Page) => page.getByRole('link', { name: /^Tax (Return|Refund)/ });

test('the overview names the refund while an advance may be had, and else the return [MEM-040, MEM-041, MEM-051]', async ({
  page,
}) => {
  let [asOf, status, ofState] = ['2027-02-10T20:00:00.000Z', 'submitted', 'submitted'];
  await changeJson<DashboardOverview>(page, '**/dashboard/overview', (overview) => ({
    ...overview,
    as_of: asOf,
  }));
  await changeJson<Notifications>(page, '**/notifications', () => []);
  await changeJson<IncomeTaxReturns>(page, '**/income_tax_returns', (answer) => ({
    income_tax_returns: answer.income_tax_returns.flatMap((one) => [
      { ...one, tax_return_status: status },
      { ...one, jurisdiction: 'OR', refund_advance_eligible: false, tax_return_status: ofState },
    ]),
  }));
  await signInAs(page, 'tax');
  for (const [day, stands, ofOregon, words] of [
    ['2027-04-15', 'submitted', 'submitted', /^Tax RefundFederal and State.*Return submitted/],
    ['2027-04-15', 'accepted', 'accepted', /^Tax RefundFederal and State.*Connected/],
    ['2027-04-16', 'accepted', 'accepted', /^Tax Return2025.*Accepted/],
    [
      '2027-04-16',
      'accepted',
      'submitted',
      /^Tax Return2025: Federal accepted, Oregon still awaited/,
    ],
  ] as const) {
    [asOf, status, ofState] = [`${day}T20:00:00.000Z`, stands, ofOregon];
    await page.goto('/dashboard');
    await expect(taxesOf(page)).toHaveText(words);
    await expect(taxesOf(page)).toHaveAttribute('href', '/tax-return');
  }
});

test('a notification of taxes has no card of its own, as one of the application has [MEM-082]', async ({
  page,
}) => {
  let product = 'earned_wage_access';
  await changeJson<Notifications>(page, '**/notifications', () => [
    {
      id: newId(),
      type: 'onboarding_state',
      params: {
        source: null,
        error_type: null,
        product,
        state: 'linked_bank_account',
        step: 'terms_acceptance',
        jurisdiction: null,
      },
      require_action: true,
    },
  ]);
  await signInAs(page, 'tax');
  const card = page.getByRole('region', { name: /application|your card|tax/i });
  await page.goto('/dashboard');
  await expect(card.first()).toBeVisible();
  product = 'tax_refund_advance';
  await page.goto('/dashboard');
  await expect(taxesOf(page)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('staff read how each return stands [ADM-151]', async ({ page }) => {
  const statuses = ['submitted', 'accepted', 'refund_received', 'rejected'];
  const income_tax_returns = statuses.map((tax_return_status, at) => ({
    jurisdiction: ['Federal', 'NY', 'OR', 'GA'][at],
    tax_year: 2025,
    refund_amount: 100,
    tax_return_status,
    refund_advance_eligible: at === 0,
  }));
  await openHazel(page, { user: { income_tax_returns } });
  const rows = section(page, 'Income')
    .getByRole('table', { name: 'Income tax returns' })
    .getByRole('row');
  await expect(rows).toHaveCount(5);
  for (const [at, label] of ['Submitted', 'Accepted', 'Refund received', 'Rejected'].entries()) {
    await expect(rows.nth(at + 1).getByRole('cell', { name: label, exact: true })).toBeVisible();
  }
});
