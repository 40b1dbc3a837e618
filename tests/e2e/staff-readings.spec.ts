import { expect, test } from 'playwright/test';
import { answerList, headers, openAsStaff, pageLinks, requestsOf } from './staff-list.ts';

/* The lists that only grow, and the searches of Admin Home. */

const USER_ID = '0199aaaa-0000-7000-8000-00000000beef';
/** The day before in Los Angeles, in winter. */
const AT = '2026-11-21T00:05:00Z';

test('card transactions lead to their person and to the issuer’s dashboard [ADM-048, ADM-049, ADM-050, ADM-051, ADM-053, ADM-187]', async ({
  page,
}) => {
  const asked = requestsOf(page);
  const settled = {
    id: '0199bbbb-0000-7000-8000-000000000001',
    user_id: USER_ID,
    created_at: '2026-07-01T00:05:00Z',
    amount: 24.25,
    merchant_name: 'Harbor Street Grocery',
    network_state: 'settled',
    customer_state: 'posted',
    synctera_transaction_id: '0199cccc-0000-7000-8000-000000000001',
    synctera_account_id: '0199dddd-0000-7000-8000-000000000001',
  };
  const unknown = { ...settled, id: settled.id.replace(/1$/, '2'), network_state: null };
  await answerList(page, 'card_transactions', {
    card_transactions: [settled, unknown],
    total_pages: 3,
  });
  await openAsStaff(page, '/admin/card-transactions');
  await expect(page.getByText('Harbor Street Grocery').first()).toBeVisible();
  expect(await headers(page)).toEqual([
    'Date',
    'User ID',
    'Amount',
    'Merchant',
    'Network State',
    'Customer State',
    'Links',
  ]);
  const row = page.getByRole('row').nth(1);
  await expect(row.getByText(/^6\/30\/26, 5:05\sPM$/)).toHaveAttribute('title', /PDT/);
  await expect(row.getByText('$24.25')).toBeVisible();
  await expect(row.getByRole('link', { name: 'beef' })).toHaveAttribute(
    'href',
    `/admin/users/${USER_ID}`,
  );
  const account = new RegExp(`^https?://.+/accounts/${settled.synctera_account_id}/transactions`);
  const posted = new RegExp(`/transactions/posted/${settled.synctera_transaction_id}$`);
  for (const link of [row.getByRole('link', { name: /^Settled/ }), row.getByRole('link').last()]) {
    await expect(link).toHaveAttribute('href', account);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(row.getByRole('link', { name: /^Settled/ })).toHaveAttribute('href', posted);
  const nowhere = page.getByRole('row').nth(2).getByRole('link', { name: /^N\/A/ });
  await expect(nowhere).toHaveAttribute('href', new RegExp(`${account.source}$`));

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect.poll(() => asked).toContain('/admin/card_transactions?page=2');
});

test('the waitlist says by colour and word who could be let in, and why [ADM-055, ADM-056, ADM-057]', async ({
  page,
}) => {
  await answerList(page, 'waitlists', {
    entries: [
      {
        id: '0199eeee-0000-7000-8000-000000000001',
        name: 'Wanda Waiting',
        email: 'wanda@example.com',
        bank_account_eligible: 'yellow',
        bank_account_name: 'Northwind Bank',
        bank_account_jobs: [],
        payroll_provider_eligible: 'green',
        payroll_provider_name: 'Northwind Payroll',
        payroll_provider_jobs: ['direct_deposit_switch', 'paystubs'],
        income_type: 'hourly',
        time_and_attendance_platform_name: 'ClockWise',
        eligible: 'red',
        created_at: AT,
      },
    ],
    total_pages: 2,
  });
  await openAsStaff(page, '/admin/waitlists');
  await expect(page.getByText('Wanda Waiting')).toBeVisible();
  expect(await headers(page)).toEqual([
    'Name',
    'Email',
    'Bank Account',
    'Payroll Provider',
    'Income Type',
    'T&A Platform',
    'Eligibility',
    'Created At',
  ]);
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await expect(cells.nth(1)).toContainText('Northwind Bank');
  await expect(cells.nth(1).getByRole('img', { name: 'Indeterminate' })).toBeVisible();
  await expect(cells.nth(2).getByRole('img', { name: 'Eligible' })).toBeVisible();
  const colours = await cells
    .getByRole('img')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color));
  expect(new Set(colours).size).toBe(colours.length);
  await page.getByRole('button', { name: 'Northwind Payroll' }).hover();
  await expect(page.getByRole('tooltip').getByRole('listitem')).toHaveText([
    'direct deposit switch',
    'paystubs',
  ]);
  await expect(pageLinks(page).filter({ hasText: '2' })).toBeVisible();
});

test('survey results have their label by score [ADM-058, ADM-060]', async ({ page }) => {
  const scores = { Hana: [79, 80], Carl: [78, 80], Cora: [40, 40], Vera: [37, 41] };
  const results = Object.entries(scores).map(([name, subscores], at) => ({
    id: `0199ffff-0000-7000-8000-00000000000${at}`,
    name,
    email: `${name.toLowerCase()}@example.com`,
    subscores,
    created_at: AT,
  }));
  await answerList(page, 'financial_health/survey_results', {
    survey_results: results,
    total_pages: 2,
  });
  await openAsStaff(page, '/admin/financial-health');
  await expect(page.getByText('Hana', { exact: true })).toBeVisible();
  expect(await headers(page)).toEqual(['Name', 'Email', 'Score', 'Label', 'Created At']);
  await expect(page.locator('tbody tr > td:nth-of-type(3)')).toHaveText([
    'Healthy',
    'Coping',
    'Coping',
    'Vulnerable',
  ]);
  await expect(pageLinks(page).filter({ hasText: '2' })).toBeVisible();
});

test('each search of Admin Home lists what the chosen institution supports [ADM-010, ADM-011]', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await openAsStaff(page, '/admin');
  const searches = [
    [
      'Payroll Provider',
      'Paylark',
      /^\/pinwheel\/search_institutions\?name=Paylark&platform_type=payroll$/,
    ],
    [
      'Time & Attendance',
      'Punchwell',
      /^\/pinwheel\/search_institutions\?name=Punchwell&platform_type=time_and_attendance$/,
    ],
    [
      'Financial Institution',
      'Alder Valley Bank',
      /^\/plaid\/search_institutions\?name=Alder(\+|%20)Valley(\+|%20)Bank$/,
    ],
  ] as const;
  for (const [label, words, call] of searches) {
    const search = page.getByRole('combobox', { name: label });
    // A list closes when its page scrolls, as it does to what is written to out of sight.
    await search.click();
    await search.fill(words);
    await page
      .getByRole('option', { name: new RegExp(words) })
      .first()
      .click();
    const products = page.getByRole('list', {
      name: new RegExp(`^Supported data products of ${words}`),
    });
    await expect(products.getByRole('listitem').first()).toBeVisible();
    expect((await products.getByRole('listitem').allTextContents()).join()).not.toContain('_');
    expect(asked.some((one) => call.test(one))).toBe(true);
  }
  const offered = page.getByRole('list', { name: /^Supported data products of/ }).first();
  await expect(offered.getByText('direct deposit switch')).toBeVisible();
});
