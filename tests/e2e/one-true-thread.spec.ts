import type { Shifts } from '@reset/api-contract/member/commands.ts';
import type { CardTransactions } from '@reset/api-contract/member/card-transactions.ts';
import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Earnings } from '@reset/api-contract/member/income.ts';
import type { RecurringOutflows } from '@reset/api-contract/member/outflows.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { expect, test, type APIRequestContext } from 'playwright/test';
import { operator } from './product/running-product.ts';
import { signInAs } from './sign-in.ts';

const cents = (dollars: number) => Math.round(dollars * 100);

async function read<Reply>(request: APIRequestContext, path: string): Promise<Reply> {
  const reply = await request.get(`/api/v1${path}`);
  expect(reply.status(), path).toBe(200);
  return (await reply.json()) as Reply;
}

/** An oracle of its own: the limit from what the other calls tell, by money.md's formula. */
async function limitFromItsParts(request: APIRequestContext): Promise<number> {
  const overview = await read<DashboardOverview>(request, '/dashboard/overview');
  const earnings = await read<Earnings>(request, '/income/earnings');
  const bills = await read<RecurringOutflows>(
    request,
    '/recurring_transactions/active_recurring_outflows',
  );
  const transactions = await read<CardTransactions>(
    request,
    '/card_accounts/current/card_transactions',
  );
  const gross = earnings.shifts
    .flatMap((shift) => shift.earnings)
    .reduce((sum, { amount }) => sum + cents(amount), 0);
  const A = Math.floor((gross * Math.round(earnings.net_pay_ratio * 10_000)) / 10_000);
  const B = cents(overview.linked_bank?.amount ?? 0);
  const E = bills
    .filter((bill) => bill.next_occurrence_date <= (overview.next_payday ?? ''))
    .reduce((sum, { average_amount }) => sum + cents(average_amount), 0);
  const O = transactions
    .filter(({ customer_state }) => ['pending', 'posted'].includes(customer_state))
    .reduce((sum, { amount }) => sum + cents(amount), 0);
  return Math.max(Math.min(Math.floor(A / 2), A + Math.min(0, B - E)) - O, 0);
}

test.describe('a member who signs in', () => {
  test('sees a limit that was computed from shifts, bills, balance and card [MEM-014]', async ({
    page,
  }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByRole('heading', { name: 'Welcome back, Hazel!' })).toBeVisible();
    await expect(page).toHaveTitle('Dashboard | Reset');

    const limit = await limitFromItsParts(page.request);
    expect(limit).toBeGreaterThan(1_000);
    const overview = await read<DashboardOverview>(page.request, '/dashboard/overview');
    expect(cents(overview.dsl.current_amount)).toBe(limit);
    await expect(page.getByText('Spending Limit', { exact: true })).toBeVisible();
    await expect(page.getByText(`$${Math.floor(limit / 100)}`).first()).toBeAttached();
  });

  test('gets the member remote at run time, from its own release', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await signInAs(page, 'hourly_ach');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    const releases = scripts.map(
      (path) => /^\/releases\/([a-z-]+)\/[0-9a-f]{16}\//.exec(path)?.[1],
    );
    expect(releases).not.toContain(undefined);
    expect(releases).toContain('shell');
    expect(releases).toContain('mfe-member');
  });

  test('sees another limit when one shift changes, without doing anything', async ({ page }) => {
    await page.clock.install();
    await signInAs(page, 'direct_deposit');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    const before = await limitFromItsParts(page.request);
    await expect(page.getByText(`$${Math.floor(before / 100)}`).first()).toBeAttached();

    const { id } = await read<Profile>(page.request, '/users/profile');
    const path = `/internal/members/${id}/shifts`;
    const [shift] = await operator('member').get<Shifts>(path);
    if (!shift) throw new Error('The seeded member has no shift.');
    await operator('member').put(`${path}/${shift.id}`, {
      ended_on: shift.ended_on,
      minutes: shift.minutes,
      gross_cents: shift.gross_cents + 10_000,
    });

    const after = await limitFromItsParts(page.request);
    // 100 dollars more, of which 72 % are net and half of that can be spent.
    expect(after - before).toBe(3_600);
    // What changes by itself is asked for every half minute.
    await page.clock.fastForward(30_000);
    await expect(page.getByText(`$${Math.floor(after / 100)}`).first()).toBeAttached();
  });

  test('finds every place in the navigation, with its title and its crumb [MEM-001, MEM-002, MEM-003, MEM-006]', async ({
    page,
  }) => {
    await signInAs(page, 'hourly_ach');
    for (const [name, title] of [
      ['Transactions', 'Transactions | Reset'],
      ['Income', 'Income | Reset'],
      ['Account', 'Account | Reset'],
      ['Dashboard', 'Dashboard | Reset'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
      // The specification's placeholder, for which the product's name stands everywhere.
      await expect(page.locator('body')).not.toContainText(/\bproduct\b/i);
    }
  });

  test('sees $0.00 and why, when bills take it all [MEM-026]', async ({ page }) => {
    await signInAs(page, 'zero_limit');
    await expect(page.getByText('$0.00').first()).toBeVisible();
    const cause = /^Your bills before payday come to \$[\d,]+\.\d\d more than your bank balance/;
    await expect(page.getByText(cause)).toBeVisible();
    await page.getByRole('button', { name: 'Why is my limit $0?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why is my spending limit $0?' });
    await expect(dialog.getByRole('listitem').first()).toHaveText(/^Upcoming bills/);
    await expect(dialog.getByRole('listitem').first().getByText(cause)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('has no card tile while she has no card', async ({ page }) => {
    await signInAs(page, 'applicant');
    await expect(page.getByRole('heading', { name: 'Welcome back, April!' })).toBeVisible();
    await expect(page.getByText('Spending Limit', { exact: true })).toHaveCount(0);
  });
});
