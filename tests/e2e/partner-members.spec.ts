import { expect, test } from 'playwright/test';
import { openArea } from './open-area.ts';
import { signInAs } from './sign-in.ts';

test('a partner’s member sees its colours, mark and banner, whoever’s link she follows [PLT-056, PLT-057, PLT-059]', async ({
  page,
}) => {
  await signInAs(page, 'partner_hvfcu');
  await page.goto('/dashboard?partner=csc');
  await expect(page.getByText('Reset for HVFCU members')).toBeVisible();
  await expect(page.getByRole('img', { name: 'HVFCU' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'hvfcu');
  expect(await page.evaluate(() => sessionStorage.getItem('partner'))).toBe('csc');
  await openArea(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'hvfcu');
  await expect(page.getByRole('img', { name: 'HVFCU' }).first()).toBeVisible();
});
