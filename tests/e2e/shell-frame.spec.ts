import { expect, test } from 'playwright/test';
import { newAccount } from './new-account.ts';
import { pageComplaints } from './page-complaints.ts';
import { fillSignIn, signInAs, signInAsStaff } from './sign-in.ts';

test.describe('the frame', () => {
  test('is taken away by the query from any page, and stays with the page [MEM-005]', async ({
    page,
  }) => {
    await signInAs(page, 'hourly_ach');
    for (const path of ['/income', '/faqs']) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.goto(`${path}?hideNavigation=true`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${path}?hideNavigation=true`);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
  });

  test('shows a page below its parent, which leads there [MEM-127]', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.goto('/recurring-expenses');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Dashboard', 'Recurring Expenses']);
    await expect(crumbs.getByText('Recurring Expenses')).toHaveAttribute('aria-current', 'page');
    await crumbs.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(crumbs.getByRole('listitem')).toHaveText(['Dashboard']);
  });

  test('has its places at the foot of a phone, none of them of staff, and what can be spent at the top [MEM-007]', async ({
    page,
  }) => {
    const size = { width: 390, height: 844 };
    await page.setViewportSize(size);
    await signInAs(page, 'hourly_ach');
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places.getByRole('link')).toHaveText([
      'Dashboard',
      'Transactions',
      'Income',
      'Account',
    ]);
    await expect(places.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
    const card = page.getByRole('group', { name: 'Reset virtual card' });
    expect((await card.boundingBox())?.y).toBeLessThan(140);
    // The end of the page stands above them.
    const last = page.getByRole('main').getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [box, foot] = [await last.boundingBox(), await places.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(size.height);
  });

  test('asks for the confirmation of an address until it is confirmed [MEM-010]', async ({
    page,
  }) => {
    const account = await newAccount({ isConfirmed: false });
    await page.goto('/users/sign_in');
    await fillSignIn(page, account);
    await page.waitForURL('**/apply');
    await page.goto('/dashboard');
    const asked = page.getByRole('region', { name: 'Confirm your email' });
    await expect(asked).toContainText(
      `Open the email we sent to ${account.email} to confirm your address.`,
    );
  });

  test('asks nothing of somebody who has confirmed', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByRole('button', { name: 'Hi, Hazel!' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0);
  });

  for (const [key, theme] of [
    ['partner_hvfcu', 'hvfcu'],
    ['hourly_ach', 'reset'],
  ] as const) {
    test(`wears the ${theme} theme for ${key}`, async ({ page }) => {
      await signInAs(page, key);
      await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const canvas = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-canvas').trim(),
      );
      // There is one for the light and one for the dark.
      const color = page.locator(`meta[name="theme-color"][content="${canvas}" i]`).last();
      await expect(color).toBeAttached();
    });
  }
});

test.describe('the user menu', () => {
  test('is used by keyboard alone and breaks no policy', async ({ page }) => {
    const complaints = pageComplaints(page);
    await signInAs(page, 'hourly_ach');
    const button = page.getByRole('button', { name: 'Hi, Hazel!' });
    const first = page.getByRole('menuitem', { name: 'Dashboard' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Dashboard',
      'Account',
      'Help',
      'Log Out',
    ]);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('leads to the answers to what members ask [MEM-015]', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.getByRole('button', { name: 'Hi, Hazel!' }).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await expect(page).toHaveURL('/account/user-faqs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leads staff, and nobody else, to the staff’s area [MEM-007, MEM-009]', async ({ page }) => {
    await signInAsStaff(page);
    await page.getByRole('button', { name: 'Hi, Sam!' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Dashboard',
      'Account',
      'Help',
      'Admin',
      'Log Out',
    ]);
    await page.getByRole('menuitem', { name: 'Admin' }).click();
    await expect(page).toHaveURL('/admin/users');
    await page.goto('/dashboard');
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });
});
