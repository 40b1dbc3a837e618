import { expect, test } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { newMemberWithCode } from './new-account.ts';
import { logIn, passGate, signInAsStaff } from './sign-in.ts';

/* How somebody comes to the staff, and how she leaves it. */

test('an invitation makes one of operations of who has the address and a second factor, and a removal ends her session', async ({
  page,
  browser,
}) => {
  const administrator = await signInAsStaff(page);
  const invited = await newMemberWithCode();
  await page.goto('/admin/staff');
  await passGate(page, administrator);
  await page.getByLabel('Email', { exact: true }).fill(invited.email);
  await page.getByLabel('Role', { exact: true }).selectOption('operations');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('status').getByText(invited.email)).toBeVisible();
  const link = linkIn(await mailTo(invited.email, /invit|join/i), '/users/invitation');

  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(link);
  await hers.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(hers, invited, { until: '/users/invitation' });
  await hers.getByRole('button', { name: 'Join' }).click();
  await hers.waitForURL('**/admin/users');
  await passGate(hers, invited);
  await expect(hers.getByRole('rowheader').first()).toBeVisible();
  await hers.getByRole('link', { name: 'Staff', exact: true }).click();
  await expect(hers.getByText('Only administrators', { exact: false })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);

  await page.reload();
  await passGate(page, administrator);
  const row = page.getByRole('row').filter({ hasText: invited.email });
  await row.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(invited.email);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect
    .poll(async () => (await hers.request.get('/api/v1/users/profile')).status())
    .toBe(401);
  // The link served once.
  await hers.goto('/users/sign_in');
  await logIn(hers, invited);
  await hers.goto(link);
  await hers.getByRole('button', { name: 'Join' }).click();
  await expect(hers.getByText(/no longer|can no longer|not valid/).first()).toBeVisible();
  await context.close();
});
