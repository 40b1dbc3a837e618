import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { passGate, signInAsStaff } from './sign-in.ts';

test('Sam exports the users, is mailed a link and downloads the file [ADM-008, ADM-109, ADM-110]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const staff = await signInAsStaff(page);
  await page.goto('/admin');
  await passGate(page, staff);
  await page.getByRole('button', { name: 'Export Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Data' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText('Choose a data type.').first()).toBeVisible();
  await dialog.getByLabel('Data type').selectOption('Users');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(
    dialog.getByText(`A link to the file will come by mail to ${staff.email}.`),
  ).toBeVisible();

  const mail = await mailTo(staff.email, /^Your export is ready/);
  await page.goto(linkIn(mail, '/admin'));
  await passGate(page, staff);
  const download = dialog.getByRole('button', { name: 'Download Users' });
  await expect(download).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^reset-users-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFid,first_name,last_name,email,/);
  expect(csv).toContain(staff.email);
});
