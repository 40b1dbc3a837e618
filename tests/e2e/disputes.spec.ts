import type { DueDisputes } from '@reset/api-contract/member/disputes.ts';
import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { newCardholder } from './cardholder.ts';
import type { Applicant } from './linking.ts';
import { adminService, operator } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

const RECEIVED = "We've received your dispute request";
const staff = () => adminService('member');
const disputeButton = (page: Pick<Page, 'getByRole'>) =>
  page.getByRole('button', { name: 'Dispute This Charge' });
const confirmButton = (page: Page) =>
  disputeButton(page.getByRole('dialog', { name: 'Dispute this charge?' }));

/** Opens the sheet that asks whether she means it, and says so. */
async function dispute(page: Page): Promise<void> {
  await disputeButton(page).click();
  await confirmButton(page).click();
}

/** A purchase of hers, as the issuer would have recorded it. */
async function purchaseOf(who: Applicant, customer_state: string): Promise<string> {
  const id = newId();
  await operator('member').put(`/internal/members/${who.id}/card_transactions/${id}`, {
    occurred_at: new Date().toISOString(),
    amount_cents: 2_340,
    merchant_name: 'Fernwood Market',
    customer_state,
    ...(customer_state === 'partially_repaid' ? { repaid_cents: 400 } : {}),
  });
  return id;
}

test('a charge is disputed, credited and lost, and she sees each of it [MEM-100, PLT-063]', async ({
  page,
}) => {
  const who = await newCardholder();
  const id = await purchaseOf(who, 'posted');
  await signIn(page, who);
  await page.goto(`/card-transactions/${id}`);
  const request = page.waitForRequest('**/api/v1/admins/internal_message');
  await dispute(page);
  expect((await request).postDataJSON()).toMatchObject({ type: 'Transaction Dispute' });
  await expect(page.getByRole('main').getByText(RECEIVED)).toBeVisible();
  const remembered = () => page.evaluate(() => localStorage.getItem('disputes'));
  expect(await remembered()).toBe(JSON.stringify([id]));
  await page.reload();
  await expect(page.getByRole('main').getByText(RECEIVED)).toBeVisible();
  // After a new log-in the browser knows nothing of it, and the service does.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('main').getByText(RECEIVED)).toBeVisible();

  await page.goto('/card-transactions');
  await expect(page.getByRole('link', { name: /Fernwood Market/ })).toContainText(
    'Disputed: in review',
  );
  await page.goto(`/card-transactions/${id}`);
  await page.getByRole('link', { name: 'Follow your dispute' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await expect(page.getByText(/^This charge is still part of what you owe/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('I was never there.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('I was never there.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();

  const waiting = await staff().get<DueDisputes>('/internal/disputes');
  const path = `/internal/disputes/${waiting.find((one) => one.card_transaction_id === id)?.id}`;
  const actor_id = newId();
  await staff().post(`${path}/provisional_credit`, { actor_id });
  await staff().post(`${path}/messages`, { id: newId(), text: 'We asked the merchant.', actor_id });
  await page.reload();
  await expect(page.getByText('$23.40, yours while we investigate')).toBeVisible();
  await expect(
    page.getByText(/^Your provisional credit pays \$23\.40 of this charge/),
  ).toBeVisible();
  await expect(page.getByText('We asked the merchant.')).toBeVisible();
  await page.goto('/card-transactions');
  await expect(page.getByText("You don't have any outstanding transactions.")).toBeVisible();
  const credited = page.getByRole('link', { name: /Fernwood Market/ });
  await expect(credited).toContainText('Covered by credit');
  await expect(credited).toContainText('Disputed: provisional credit');
  await expect(credited).not.toContainText('Repaid');
  await credited.click();
  await expect(
    page.getByText(/^A provisional credit covers \$23\.40 of this while we decide/),
  ).toBeVisible();

  await staff().post(`${path}/decision`, {
    outcome: 'lost',
    reason: 'The chip was read.',
    actor_id,
  });
  await page.goto(`/card-transactions/${id}/dispute`);
  await expect(page.getByText('No error found')).toBeVisible();
  await expect(page.getByText('The chip was read.')).toBeVisible();
  await expect(page.getByText(/^\$23\.40, until /)).toBeVisible();
});

test('only what was taken can be disputed [MEM-097]', async ({ page }) => {
  const who = await newCardholder();
  await signIn(page, who);
  for (const [state, isOffered] of [
    ['posted', true],
    ['repaid', true],
    ['partially_repaid', true],
    ['pending', false],
    ['declined', false],
    ['expired', false],
  ] as const) {
    const id = await purchaseOf(who, state);
    await page.goto(`/card-transactions/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Fernwood Market' })).toBeVisible();
    await expect(page.getByText('Date', { exact: true })).toBeVisible();
    await expect(disputeButton(page)).toHaveCount(isOffered ? 1 : 0);
  }
});

test('a support request that fails is not remembered [MEM-101]', async ({ page }) => {
  const who = await newCardholder();
  const id = await purchaseOf(who, 'posted');
  await signIn(page, who);
  await page.goto(`/card-transactions/${id}`);
  await page.route('**/api/v1/admins/internal_message', (route) => route.fulfill({ status: 500 }));
  await dispute(page);
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('disputes'))).toBeNull();
  await page.unrouteAll();
  await confirmButton(page).click();
  await expect(page.getByRole('main').getByText(RECEIVED)).toBeVisible();
});
