import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { newId } from '@reset/service-kit';
import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { formatDay } from '../../mfe-member/src/dates/calendar-date.ts';
import {
  buy,
  buyAtOnce,
  newCardholder,
  outstanding,
  purchasesOf,
  read,
  settledLimit,
  SOON,
} from './cardholder.ts';
import { newApplicant, type Applicant } from './linking.ts';
import { operator } from './product/running-product.ts';
import { signIn, signInAs } from './sign-in.ts';

const NOTIFICATIONS = '**/api/v1/notifications';
const notice = (type: string, state: string | null = null) => ({
  id: newId(),
  type,
  params: { source: null, error_type: null, product: null, state, jurisdiction: null },
  require_action: false,
});

/** The figures at the top of the page by their names. */
const figure = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
const tile = (page: Page, name: string) => page.getByRole('region', { name });
const wholeDollars = (dollars: number) => `$${Math.floor(dollars)}`;

/** Once the page has asked again, which it does every half minute; nobody waits for that here. */
const byItself = (page: Page, shown: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(HALF_A_MINUTE);
    await shown();
  }).toPass(SOON);
const HALF_A_MINUTE = 30_000;
const SHORTLY = { timeout: 2_000 };

async function open(page: Page, who: Applicant): Promise<void> {
  await page.clock.install();
  await signIn(page, who);
  await page.goto('/card-transactions');
  await expect(figure(page, 'Outstanding')).toBeVisible();
}

test.describe('a purchase', () => {
  test('appears by itself, with what is owed and what is left [MEM-092, MEM-094, MEM-095, MEM-096, DEMO-024]', async ({
    page,
  }) => {
    await open(page, await newCardholder());
    const limit = await settledLimit(page);
    expect(limit).toBeGreaterThan(50);
    await expect(figure(page, 'Outstanding')).toHaveText('$0.00');
    await expect(page.getByText("You don't have any outstanding transactions.")).toBeVisible();
    const limitShown = figure(page, 'Spending limit');
    await byItself(page, () => expect(limitShown).toHaveText(wholeDollars(limit), SHORTLY));

    const marked = page.waitForRequest('**/mark_as_read', SOON);
    expect(await buy(page, 12.34)).toMatchObject({ amount: 12.34 });
    const row = tile(page, 'Outstanding Transactions').getByRole('listitem');
    // Collected by the merchant, as the issuer's records say.
    await byItself(page, () =>
      expect(row).toHaveText(/Fernwood Market.*\$12\.34.*Posted/, SHORTLY),
    );
    await expect(figure(page, 'Outstanding')).toHaveText('$12.34');
    await expect(limitShown).toHaveText(wholeDollars(limit - 12.34));
    await marked;
  });

  test('above the limit is declined, and nothing is owed for it', async ({ page }) => {
    await open(page, await newCardholder());
    const limit = await settledLimit(page);
    const bought = await buy(page, limit + 0.01, 'Halfway Gas');
    expect(bought).toMatchObject({ customer_state: 'declined', network_state: 'declined' });
    const row = tile(page, 'Past Transactions').getByRole('listitem');
    await byItself(page, () =>
      expect(row).toHaveText(
        /Halfway Gas.*Declined.*This was more than your spending limit at the time\. You were not charged\./,
        SHORTLY,
      ),
    );
    await expect(figure(page, 'Outstanding')).toHaveText('$0.00');
    expect(await settledLimit(page)).toBe(limit);
    expect(await outstanding(page)).toBe(0);
  });

  test('for the last dollars from two devices at once spends exactly the limit', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const who = await newCardholder();
    const devices = await Promise.all([browser.newContext(), browser.newContext()]);
    const pages = await Promise.all(devices.map((device) => device.newPage()));
    const [one, other] = pages as [Page, Page];
    for (const page of pages) await open(page, who);
    const limit = await settledLimit(one);
    await buy(one, Math.round((limit - 50) * 100) / 100);

    const tens = Array.from({ length: 8 }, () => 10);
    await Promise.all([buyAtOnce(one, tens), buyAtOnce(other, tens)]);
    // Who is not answered in time is declined by the network itself, which we may learn after we
    // have approved, and tries again. What is listed in the end counts: the first, and five tens.
    const approved = ({ customer_state }: CardTransaction) => customer_state !== 'declined';
    await expect(async () => {
      while ((await outstanding(one)) < limit) await buy(other, 10);
      expect((await purchasesOf(one)).filter(approved)).toHaveLength(6);
      expect(await outstanding(one)).toBe(limit);
    }).toPass(SOON);
    const declined = (await purchasesOf(one)).filter((purchase) => !approved(purchase));
    expect(declined.length).toBeGreaterThanOrEqual(11);

    // Nobody sees another sum when all is collected.
    const posted = async () =>
      (await purchasesOf(one)).filter(({ customer_state }) => customer_state === 'posted').length;
    await expect.poll(posted, SOON).toBe(6);
    expect(await outstanding(other)).toBe(limit);
    for (const page of pages) {
      const current = tile(page, 'Outstanding Transactions').getByRole('listitem');
      await byItself(page, () => expect(current).toHaveText(Array(6).fill(/Posted/), SHORTLY));
      const past = tile(page, 'Past Transactions').getByRole('listitem');
      await expect(past).toHaveCount(declined.length);
      await expect(figure(page, 'Outstanding')).toHaveText(`$${limit.toFixed(2)}`);
      await expect(figure(page, 'Spending limit')).toHaveText('$0.00');
    }
    await Promise.all(devices.map((device) => device.close()));
  });
});

test('each state has its place and its badge [MEM-095, MEM-105, MEM-106, MEM-107]', async ({
  page,
}) => {
  const who = await newCardholder();
  const states = [
    ['pending', 'Pending', 'pending'],
    ['posted', 'Posted', 'info'],
    ['partially_repaid', 'Partially repaid', 'info'],
    ['repaid', 'Repaid', 'success'],
    ['declined', 'Declined', 'warning'],
    ['expired', 'Expired', 'neutral'],
    ['manually_expired', 'Expired', 'neutral'],
  ] as const;
  for (const [index, [customer_state]] of states.entries()) {
    await operator('member').put(`/internal/members/${who.id}/card_transactions/${newId()}`, {
      occurred_at: new Date(Date.now() - (index + 1) * 86_400_000).toISOString(),
      amount_cents: 1_000,
      merchant_name: `Shop ${index}`,
      customer_state,
      ...(customer_state === 'partially_repaid' ? { repaid_cents: 400 } : {}),
    });
  }
  await open(page, who);
  const current = tile(page, 'Outstanding Transactions').getByRole('listitem');
  const past = tile(page, 'Past Transactions').getByRole('listitem');
  await expect(current).toHaveCount(3);
  await expect(current.filter({ hasText: '$4.00 of $10.00 repaid' })).toHaveCount(1);
  await expect(figure(page, 'Outstanding')).toHaveText('$26.00');
  // With what was repaid of the third.
  await expect(past).toHaveCount(5);
  await expect(past.filter({ hasText: '\u2212$4.00' }).locator('[data-tone]')).toHaveText('Repaid');
  const rowOf = (shop: string) =>
    page.getByRole('listitem').filter({ hasText: shop }).filter({ hasNotText: '\u2212$4.00' });
  for (const [index, [, word]] of states.entries()) {
    const row = rowOf(`Shop ${index}`);
    await expect(row).toContainText(word);
    await expect(row.locator('[data-tone]')).toHaveText(word);
  }
  const tops = await Promise.all(
    [figure(page, 'Outstanding'), current.first(), past.first()].map(
      async (place) => (await place.boundingBox())?.y ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, next) => one - next));

  for (const [index, [, word, tone]] of states.entries()) {
    await rowOf(`Shop ${index}`).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `Shop ${index}` })).toBeVisible();
    const badge = page.getByRole('main').locator('[data-tone]');
    await expect(badge).toHaveText(word);
    await expect(badge).toHaveAttribute('data-tone', tone);
    await page.goBack();
  }
});

test.describe('notifications', () => {
  /** How often they are asked for, from here on. */
  async function countsAsked(page: Page, types: string[]) {
    let asked = 0;
    await page.route(NOTIFICATIONS, async (route) => {
      asked += 1;
      await route.fulfill({ json: types.map((type) => notice(type)) });
    });
    return () => asked;
  }

  /** Stops the page's clock, and counts what is asked once nothing is under way any more. */
  async function stopClock(page: Page, asked: () => number): Promise<() => Promise<number>> {
    await page.clock.pauseAt(Date.now() + 60_000);
    return async () => {
      let last = -1;
      while (last !== asked()) {
        last = asked();
        await page.waitForTimeout(200 * slowness());
      }
      return last;
    };
  }

  test('are asked for every half minute [MEM-093]', async ({ page }) => {
    await page.clock.install();
    await signInAs(page, 'hourly_ach');
    const asked = await countsAsked(page, []);
    await page.goto('/card-transactions');
    await expect(figure(page, 'Outstanding')).toBeVisible();
    const atRest = await stopClock(page, asked);
    const before = await atRest();
    for (const times of [1, 2, 3]) {
      await page.clock.runFor(30_000);
      expect(await atRest()).toBe(before + times);
    }
  });

  test('are asked for every second while the limit is updating [MEM-091]', async ({ page }) => {
    await page.clock.install();
    await signInAs(page, 'hourly_ach');
    const asked = await countsAsked(page, ['spending_limit_updating']);
    await page.goto('/card-transactions');
    await expect(figure(page, 'Spending limit')).toHaveText('Updating...');
    const atRest = await stopClock(page, asked);
    const before = await atRest();
    for (let second = 0; second < 5; second += 1) {
      await page.clock.runFor(1_000);
      await atRest();
    }
    expect(asked() - before).toBeGreaterThanOrEqual(4);
    expect(asked() - before).toBeLessThanOrEqual(6);
  });

  test('of a link that is being read say Connecting [MEM-050]', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.route(NOTIFICATIONS, (route) =>
      route.fulfill({ json: [notice('onboarding_state', 'payroll_linking')] }),
    );
    await page.goto('/dashboard');
    await expect(
      page.getByRole('link', { name: /Accrued Net Earnings.*Connecting/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /Available Balance.*Connected/ })).toBeVisible();
  });
});

test('the next repayment is on her next payday, where her pay repays [MEM-108]', async ({
  page,
}) => {
  await signInAs(page, 'direct_deposit');
  const { next_payday } = await read<DashboardOverview>(page, '/dashboard/overview');
  await page.goto('/card-transactions');
  await expect(figure(page, 'Next repayment date')).toContainText(formatDay(next_payday ?? ''));
});

test('without a card the page says what comes first [MEM-099]', async ({ page }) => {
  await signIn(page, await newApplicant());
  await page.goto('/card-transactions');
  await expect(page.getByRole('heading', { name: 'Card Benefits' })).toBeVisible();
  await expect(
    page.getByText(
      'We need to verify your account data before you can proceed with the card application.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now!' })).toHaveCount(0);
  const none = await page.request.get('/api/v1/card_accounts/current/card_transactions');
  expect(none.status()).toBe(404);
});
