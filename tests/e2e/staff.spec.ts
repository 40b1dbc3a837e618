import { expect, test } from 'playwright/test';
import { newId } from '@reset/service-kit';
import { operator, person } from './product/running-product.ts';
import { enterCode, logIn, passGate, signInAs, signInAsStaff } from './sign-in.ts';

const PAGE_SIZE = 25;

test.describe('the staff’s area', () => {
  test('shows people by pages to staff who prove who they are', async ({ page }) => {
    const staff = await signInAsStaff(page);
    const newcomers = Array.from({ length: PAGE_SIZE + 1 }, (_, at) => ({
      id: newId(),
      first_name: 'Newcomer',
      last_name: `Number${at}`,
      email: `newcomer-${newId()}@example.com`,
    }));
    for (const { id, ...who } of newcomers) {
      await operator('public').put(`/internal/users/${id}`, {
        ...who,
        password: newId(),
        confirmed: false,
      });
    }
    const newest = newcomers.at(-1);

    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    await page.getByRole('button', { name: 'I have a code already' }).click();
    await enterCode(page, '000000', 'Continue');
    await expect(page.getByText('Invalid code').first()).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.reload();
    await passGate(page, staff);

    // Told by the public service, read by the admin service, a moment later.
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(PAGE_SIZE);
    await expect(page.getByText(newest?.email ?? '')).toBeVisible();
    await expect(rows.first()).toContainText(newest?.id.slice(-4) ?? '');
    await expect(page).toHaveTitle('Users | Reset');

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/users\?page=2$/);
    await expect(page.getByText(newcomers[0]?.email ?? '')).toBeVisible();
    await expect(page.getByText(newest?.email ?? '')).toBeHidden();
    await page.goBack();
    await expect(page.getByText(newest?.email ?? '')).toBeVisible();

    // The token was in memory only.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('awaits its people in rows that the pointer does not tint', async ({ page }) => {
    const staff = await signInAsStaff(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v1/admin/users*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/admin/users');
    await passGate(page, staff);
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    const cell = table.locator('tbody td').first();
    const ground = () => cell.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.move(0, 0);
    const before = await ground();
    await cell.hover();
    expect(await ground()).toBe(before);
    release();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
  });

  test('is refused to a member: 403, and her dashboard instead', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const reply = await page.goto('/admin/users');
    expect(reply?.status()).toBe(403);
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(scripts.filter((url) => url.includes('mfe-admin'))).toEqual([]);
    const refused = await page.request.get('/api/v1/admin/users');
    expect(refused.status()).toBe(403);
  });

  test('leads a visitor to sign in, and staff on from there', async ({ page }) => {
    await page.goto('/admin/users');
    await page.waitForURL('**/users/sign_in');
    expect((await page.request.get('/api/v1/admin/users')).status()).toBe(401);
    await logIn(page, person('staff'));
    await page.waitForURL('**/admin/users');
  });
});
