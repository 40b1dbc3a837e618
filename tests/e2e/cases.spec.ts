import AxeBuilder from '@axe-core/playwright';
import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { newCardholder } from './cardholder.ts';
import { operator } from './product/running-product.ts';
import { passGate, signIn, signInAsStaff } from './sign-in.ts';

/** What waits for staff is published each minute. */
const SOON = { timeout: 150_000 };

test(
  'Sam takes a dispute from the queue, credits and decides it, and the case is closed',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(480_000);
    const who = await newCardholder();
    const id = newId();
    await operator('member').put(`/internal/members/${who.id}/card_transactions/${id}`, {
      occurred_at: new Date().toISOString(),
      amount_cents: 2_340,
      merchant_name: 'Fernwood Market',
      customer_state: 'posted',
    });
    const hers = await browser.newContext();
    const member = await hers.newPage();
    await signIn(member, who);
    await member.goto(`/card-transactions/${id}`);
    const button = { name: 'Dispute This Charge' };
    await member.getByRole('button', button).click();
    await member.getByRole('dialog').getByRole('button', button).click();
    await expect(member.getByRole('main').getByText(/received your dispute/)).toBeVisible();

    const staff = await signInAsStaff(page);
    await page.goto('/admin/cases?kind=dispute');
    await passGate(page, staff);
    const row = page.getByRole('row').filter({
      has: page.locator(`a[href="/admin/users/${who.id}"]`),
    });
    await expect(row).toBeVisible(SOON);
    await expect(row).toContainText('Fernwood Market');
    await expect(row).toContainText(/\d+ days left/);
    await row.getByRole('link', { name: 'Dispute' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Dispute' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await page.getByRole('button', { name: 'Take this case' }).click();
    await expect(page.getByRole('button', { name: 'Give this case back' })).toBeVisible();

    const dialog = page.getByRole('dialog');
    const fill = (field: string, words: string) =>
      dialog.getByRole('textbox', { name: field }).fill(words);
    const act = async (action: string, fillIn: () => Promise<void>) => {
      await page.getByRole('button', { name: action }).click();
      await fillIn();
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    };
    await act('Write to the member', () => fill('Message', 'We asked the merchant.'));
    await act('Give provisional credit', () => fill('Reason', 'It takes longer.'));
    await expect(page.getByRole('button', { name: 'Give provisional credit' })).toHaveCount(0);
    await act('Decide the dispute', async () => {
      await dialog.getByRole('radio', { name: /^Won/ }).check({ force: true });
      await fill('Reason', 'The merchant has no receipt.');
    });
    await expect(page.getByText('This case is closed.')).toBeVisible(SOON);

    await member.goto(`/card-transactions/${id}/dispute`);
    await expect(member.getByText('We asked the merchant.')).toBeVisible();
    await expect(member.getByText('The merchant has no receipt.')).toBeVisible();
    await hers.close();
  },
);
