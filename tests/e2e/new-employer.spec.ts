import { expect, test } from 'playwright/test';
import { becomeVerified, SOON } from './application.ts';
import { applyAs, newLinkedApplicant, searchForPayroll, signInAtPayroll } from './linking.ts';

test('whoever leaves her employer after she was verified connects the next one there', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await applyAs(page, await newLinkedApplicant());
  await becomeVerified(page);
  const linked = page.getByRole('region', { name: 'Linked accounts' });
  await linked
    .getByRole('button', { name: /^Unlink/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(linked).toContainText('No payroll connected', SOON);

  await linked.getByRole('button', { name: 'Connect payroll' }).click();
  await searchForPayroll(page, 'Northwind Payroll');
  await signInAtPayroll(page);
  await expect(linked).not.toContainText('No payroll connected', SOON);
  await expect(linked.getByRole('button', { name: /^Unlink/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Set up how you repay' })).toBeVisible();
});
