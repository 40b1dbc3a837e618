import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { expect, test, type Page } from 'playwright/test';
import { read } from './cardholder.ts';
import { signInAs } from './sign-in.ts';
import { tellMember, type Told } from './told-answers.ts';

/* The rows of the overview, each with its figure and its state, and what is there only with a card. */

const entry = (page: Page, title: string) =>
  page.getByRole('tabpanel').getByRole('link', { name: new RegExp(`^${title}`) });

const money = (dollars: number): string => formatMoney(Math.round(dollars * 100));

test('each entry has its source, figure and state and leads to its page, and is there with its source alone [MEM-018, MEM-043, MEM-044, MEM-045, MEM-046, MEM-047, MEM-048]', async ({
  page,
}) => {
  const told: Told = { notifications: [] };
  await tellMember(page, told);
  await signInAs(page, 'hourly_ach');
  const actual = await read<DashboardOverview>(page, '/dashboard/overview');
  const { payroll, linked_bank: bank, reset_card: card } = actual;
  for (const [title, named, path] of [
    ['Accrued Net Earnings', payroll, '/income'],
    ['Available Balance', bank, '/recurring-expenses'],
    ['Outstanding Transactions', card, '/card-transactions'],
  ] as const) {
    await expect(entry(page, title)).toHaveAttribute('href', path);
    for (const text of [named?.name, money(named?.amount ?? 0), 'Connected']) {
      await expect(entry(page, title)).toContainText(text ?? '');
    }
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Card' })).toBeVisible();

  const overdraft = `Your upcoming bills may cause an overdraft with your ${bank?.name} account.`;
  for (const [balance, bills, status] of [
    [50, 80, 'At risk'],
    [100, 80, 'On track'],
    [50, 0, 'On track'],
  ] as const) {
    const linked_bank = bank && { ...bank, amount: balance };
    told.overview = { linked_bank, upcoming_expenses_amount: bills, payroll: null };
    await page.reload();
    const row = entry(page, 'Upcoming Bills');
    await expect(row).toHaveAttribute('href', '/recurring-expenses');
    await expect(row).toContainText(money(bills));
    await expect(row).toContainText(status);
    await expect(page.getByText(overdraft)).toHaveCount(status === 'At risk' ? 1 : 0);
    await expect(entry(page, 'Accrued Net Earnings')).toHaveCount(0);
  }

  told.overview = { reset_card: null };
  told.profile = { current_card_account: null };
  await page.reload();
  await expect(page.getByRole('link', { name: /^Available Balance/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Outstanding Transactions/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Card' })).toHaveCount(0);
});

test('the dashboard shows nothing of her before her profile and her overview are here [MEM-013]', async ({
  page,
}) => {
  const calls = ['**/api/v1/users/profile', '**/api/v1/dashboard/overview'];
  const releases = await Promise.all(
    calls.map(async (call) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await released;
        await route.continue();
      });
      return release;
    }),
  );
  const others = page.waitForResponse('**/api/v1/income_tax_returns');
  await signInAs(page, 'hourly_ach');
  await others;
  const spinner = page.getByRole('progressbar', { name: 'Loading', exact: true });
  const card = page.getByRole('group', { name: 'Reset virtual card' });
  await expect(spinner).toHaveCount(1);
  await expect(card).toHaveCount(0);
  releases[0]?.();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(spinner).toHaveCount(1);
  await expect(card).toHaveCount(0);
  releases[1]?.();
  await expect(card).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('who has no card is told what it brings, and led to none of its pages [MEM-098, MEM-202, MEM-218]', async ({
  page,
}) => {
  const told: Told = { profile: { eligible_for_card: true } };
  await tellMember(page, told);
  await signInAs(page, 'applicant');
  await page.goto('/card-transactions');
  await expect(page.getByRole('heading', { level: 1, name: 'Card Benefits' })).toBeVisible();
  for (const claim of [
    'No tips, interest, monthly or late fees',
    'No credit check',
    'No deposit',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: claim })).toBeVisible();
  }
  const apply = page.getByRole('link', { name: 'Apply Now!' });
  await expect(apply).toHaveAttribute('href', '/apply');
  told.profile = { eligible_for_card: false };
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Card Benefits' })).toBeVisible();
  await expect(apply).toHaveCount(0);
  for (const path of ['/account/replace-card', '/account/statements']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  }
});
