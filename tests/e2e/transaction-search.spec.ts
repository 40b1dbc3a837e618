import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { newCardholder } from './cardholder.ts';
import { operator } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

test('a search finds purchases of any day, and a transaction’s page has an address of its own', async ({
  page,
}) => {
  const who = await newCardholder();
  const id = newId();
  const purchases = [
    { id, merchant_name: 'Peña Market', merchant_category: 'FOOD_AND_DRINK', amount_cents: 2_340 },
    { id: newId(), merchant_name: 'Halfway Gas', amount_cents: 123_450 },
  ];
  for (const [daysAgo, { id: purchaseId, ...purchase }] of purchases.entries()) {
    await operator('member').put(`/internal/members/${who.id}/card_transactions/${purchaseId}`, {
      occurred_at: new Date(Date.now() - daysAgo * 400 * 86_400_000).toISOString(),
      customer_state: 'posted',
      ...purchase,
    });
  }
  await signIn(page, who);
  await page.goto('/card-transactions');
  const field = page.getByRole('searchbox', { name: 'Search transactions' });
  const rows = page.getByRole('region', { name: 'Outstanding Transactions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const [text, merchant] of [
    ['pena', 'Peña Market'],
    ['$1,234', 'Halfway Gas'],
    ['drink', 'Peña Market'],
  ] as const) {
    await field.fill(text);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(merchant);
  }
  await expect(page).toHaveURL(/\?q=drink$/);

  await rows.getByRole('link').click();
  await expect(page).toHaveTitle('Peña Market | Reset');
  // It can be opened by its address alone, and the document says so too.
  const reply = await page.goto(`/card-transactions/${id}`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Peña Market' })).toBeVisible();
  await page.goto(`/card-transactions/${newId()}`);
  await expect(page).toHaveURL(/\/card-transactions$/);
  await expect(page.getByText('That transaction is not in your list anymore')).toBeVisible();
});
