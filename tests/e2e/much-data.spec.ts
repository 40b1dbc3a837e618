import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Earnings, Paystubs } from '@reset/api-contract/member/income.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import type { RecurringOutflow } from '@reset/api-contract/member/outflows.ts';
import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { changeJson } from './change-answer.ts';
import { signInAs } from './sign-in.ts';
import { lostAtTextSize } from './text-size.ts';

/* What the member's pages are of somebody with years of purchases, and names and sums of any length. */

const DAY_MS = 86_400_000;
const SENTENCE =
  'The Very Long Established Community Grocery & Household Goods Cooperative No. 1187';
const ONE_WORD = 'SQ*DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITAENSKAJUETE8005551234';
const LARGE = 98_765.43;
const STATES = ['posted', 'pending', 'declined', 'repaid', 'partially_repaid', 'expired'] as const;

const times = <Thing>(count: number, make: (index: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_none, index) => make(index));
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dateIn = (days: number) => daysAgo(-days).slice(0, 10);
const nameOf = (index: number) => (index % 2 === 0 ? SENTENCE : ONE_WORD);

/** Fills what the product answers up to the brim. */
async function withMuchData(page: Page): Promise<void> {
  await changeJson<CardTransaction[]>(page, '**/card_accounts/current/card_transactions', ([one]) =>
    times(240, (index) => ({
      ...one,
      id: newId(),
      created_at: daysAgo(index / 2),
      merchant_name: nameOf(index),
      amount: LARGE,
      transaction_reference_number: '7'.repeat(40),
      customer_state: STATES[index % STATES.length],
    })),
  );
  await changeJson<DashboardOverview>(page, '**/api/v1/dashboard/overview', (overview) => ({
    ...overview,
    dsl: { current_amount: 0, max_amount: 0 },
    payroll: { name: ONE_WORD, amount: 12_345.67 },
    linked_bank: { name: SENTENCE, amount: -LARGE },
    reset_card: { name: SENTENCE, amount: LARGE },
    upcoming_expenses_amount: LARGE,
  }));
  await changeJson<RecurringOutflow[]>(page, '**/active_recurring_outflows', ([one]) =>
    times(40, (index) => ({
      ...one,
      id: newId(),
      merchant_name: nameOf(index),
      average_amount: LARGE,
      next_occurrence_date: dateIn(index % 3),
    })),
  );
  await changeJson<Earnings>(page, '**/api/v1/income/earnings', ({ shifts: [one], ...rest }) => ({
    ...rest,
    shifts: times(40, () => ({
      ...one,
      id: newId(),
      earnings: [{ amount: 199.75, hours: 11.75 }],
    })),
  }));
  await changeJson<Paystubs>(page, '**/api/v1/income/paystubs', ({ data: [one] }) => ({
    data: times(60, () => ({
      ...one,
      id: newId(),
      gross_pay_amount: LARGE,
      net_pay_amount: LARGE,
    })),
  }));
  await changeJson<Profile>(page, '**/api/v1/users/profile', (profile) => ({
    ...profile,
    first_name: 'Wolfeschlegelsteinhausenbergerdorff',
    last_name: 'Featherstonehaugh-Cholmondeley',
  }));
}

/** Each with what tells that all of it is there. */
const PAGES: [path: string, isFull: (page: Page) => Promise<void>][] = [
  [
    '/dashboard',
    async (page) => {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(
        page.getByRole('region', { name: 'Upcoming Bills' }).getByRole('listitem'),
      ).toHaveCount(40);
    },
  ],
  [
    '/card-transactions',
    (page) => expect(page.locator('a[href^="/card-transactions/"]')).toHaveCount(240),
  ],
  [
    '/income',
    async (page) => {
      await page.getByRole('button', { name: 'Show Previous Pay Periods' }).click();
      await expect(
        page.getByRole('region', { name: 'Previous pay periods' }).getByRole('listitem'),
      ).toHaveCount(60);
    },
  ],
  ['/recurring-expenses', (page) => expect(page.getByRole('row')).toHaveCount(41)],
  ['/account', (page) => expect(page.getByText(/^member since/)).toBeVisible()],
];

for (const width of [320, 390, 1280]) {
  const tag = width === 320 ? [] : ['@long'];
  test(
    `the member’s pages lose nothing at ${width} px, whatever is on them`,
    {
      tag,
    },
    async ({ page }) => {
      await signInAs(page, 'hourly_ach');
      await withMuchData(page);
      await page.setViewportSize({ width, height: 844 });
      for (const [path, isFull] of PAGES) {
        await page.goto(path);
        await isFull(page);
        expect(await lostAtTextSize(page, { percent: 100, width }), path).toEqual([]);
      }
      await page.goto('/card-transactions');
      await page.locator('a[href^="/card-transactions/"]').nth(1).click();
      await expect(page.getByRole('heading', { level: 1, name: ONE_WORD })).toBeVisible();
      expect(await lostAtTextSize(page, { percent: 100, width }), 'a transaction').toEqual([]);
    },
  );
}

test('large text fits pages that are full', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'hourly_ach');
  await withMuchData(page);
  for (const [path, isFull] of PAGES) {
    await page.goto(path);
    await isFull(page);
    expect(await lostAtTextSize(page, { percent: 150, width: 390 }), path).toEqual([]);
  }
});

test(
  'a search of hundreds of purchases keeps up with who types',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await withMuchData(page);
    await page.goto('/card-transactions');
    const field = page.getByRole('searchbox', { name: 'Search transactions' });
    await field.pressSequentially('donaudampf');
    await expect(field).toHaveValue('donaudampf');
    await expect(page.locator('a[href^="/card-transactions/"]')).toHaveCount(120);
  },
);

test(
  'years of purchases that were scrolled through fit a window that becomes narrow',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.route('**/card_accounts/current/card_transactions', async (route) => {
      const [one] = (await (await route.fetch()).json()) as CardTransaction[];
      const daily = Array.from({ length: 44 }, (_, day) => ({
        ...one,
        id: newId(),
        created_at: new Date(Date.now() - day * 86_400_000).toISOString(),
      }));
      await route.fulfill({ json: daily });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/card-transactions');
    const days = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(days).toHaveCount(44);
    // What was laid out once and is out of sight again may not keep the width that it had.
    for (const day of [10, 20, 30, 43, 0]) await days.nth(day).scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
