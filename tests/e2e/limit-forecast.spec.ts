import { expect, test } from 'playwright/test';
import { signInAs } from './sign-in.ts';

test('a member sees her limit until payday, tries a shift and undoes it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'hourly_ach');
  await page.getByRole('link', { name: 'See your limit until payday' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forecast to payday' })).toBeVisible();
  const days = page.getByRole('region', { name: 'What changes, and why' }).getByRole('listitem');
  const last = days.last();
  await expect(last).toContainText('Payday');
  const dollarsOf = async () => {
    const [amount = ''] = /\$[\d,]+(?=Payday$)/.exec((await last.textContent()) ?? '') ?? [];
    return Number(amount.replaceAll(/[$,]/g, ''));
  };
  const overview = await (await page.request.get('/api/v1/dashboard/overview')).json();
  await expect(days.first()).toContainText(`$${Math.floor(overview.dsl.current_amount)}`);
  const before = await dollarsOf();

  const shift = page.getByLabel('An extra shift');
  await shift.selectOption({ index: 2 });
  await page.getByLabel('Hours of that shift').selectOption('4');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  // Four hours at 24.25 are 97.00, 69.84 net, and half of that counts; limits are shown in whole dollars.
  const said = page.getByRole('main').getByText(/^If you do this: .*, \$3[45] more\.$/);
  await expect(said).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\$3[45] more/ })).toHaveCount(1);
  expect([34, 35]).toContain((await dollarsOf()) - before);
  await page.reload();
  await expect(said).toBeVisible();
  await expect(page.getByLabel('Hours of that shift')).toHaveValue('4');

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(said).toHaveCount(0);
  await expect(shift).toHaveValue('none');
  expect(await dollarsOf()).toBe(before);
  expect(page.url()).toMatch(/\/dashboard\/forecast$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
