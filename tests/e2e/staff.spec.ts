import { expect, test } from 'playwright/test';
import { newId } from '@reset/service-kit';
import { newAccount, newStaff } from './new-account.ts';
import { openArea } from './open-area.ts';
import { operator, person } from './product/running-product.ts';
import { enterCode, logIn, passGate, signIn, signInAs, signInAsStaff } from './sign-in.ts';

const PAGE_SIZE = 25;

test.describe('the staff’s area', () => {
  test('shows people by pages to staff who prove who they are [ADM-012, ADM-025]', async ({
    page,
  }) => {
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
    const before = await ground();
    await cell.hover();
    expect(await ground()).toBe(before);
    release();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
  });

  test('finds a person, shows what she came to, and logs her out with a reason that stays [ADM-184, ADM-185]', async ({
    page,
    browser,
  }) => {
    const staff = await signInAsStaff(page);
    const rosa = await newAccount();
    const context = await browser.newContext();
    const hers = await context.newPage();
    await signIn(hers, rosa);

    await page.goto('/admin/users');
    await passGate(page, staff);
    const search = page.getByRole('searchbox', { name: 'Search users' });
    await search.fill(rosa.email);
    await search.press('Enter');
    await expect(page).toHaveURL(/\?search=/);
    const row = page.getByRole('row').filter({ hasText: rosa.email });
    await expect(row.getByText('Registered')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await row.getByRole('link').click();
    await expect(page).toHaveTitle('Detail | Reset');
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile).toContainText(rosa.email);
    // She came by no partner, and has bought nothing.
    for (const fact of ['Partner', 'Latest Transaction']) {
      await expect(profile.locator(`dt:text-is("${fact}") + dd`)).toHaveText('n/a');
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await profile.getByRole('button', { name: /Copy the whole ID/ }).click();
    const copied = profile.getByRole('button', { name: /Copied/ });
    await expect(copied).toBeVisible();
    const began = performance.now();
    expect(page.url()).toContain(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(copied).toBeHidden({ timeout: 20_000 });
    expect(performance.now() - began).toBeGreaterThan(3_000);
    const steps = page.getByRole('region', { name: 'Onboarding' }).getByRole('listitem');
    await expect(steps.last()).toContainText('Registered');
    // She came to each of them, so that none may look as if it were still to come.
    const points = await steps.evaluateAll((all) =>
      all.map((step) => getComputedStyle(step, '::before').backgroundColor),
    );
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(new Set(points).size).toBe(1);
    expect(points).not.toContain(ground);

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByLabel('Reason').fill('She lost her phone.');
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    const actions = page.getByRole('region', { name: 'Staff actions' });
    await expect(actions).toContainText('She lost her phone.');
    await expect(actions.getByText('Done')).toBeVisible();
    await expect
      .poll(async () => (await hers.request.get('/api/v1/users/profile')).status())
      .toBe(401);
    await context.close();
  });

  test('has all columns in sight on a laptop, and breaks no address on a phone', async ({
    page,
  }) => {
    await page.route('**/api/v1/admin/users?*', async (route) => {
      const reply = await route.fetch();
      const list = await reply.json();
      const [somebody] = list.users;
      Object.assign(somebody, {
        name: 'Maximiliane Featherstonehaugh',
        in_progress_onboarding_state: 'acknowledged_repayment_account',
        latest_transaction_date: '2026-11-23T06:23:00Z',
        last_sign_in_at: '2026-11-23T06:23:00Z',
        created_at: '2026-11-23T06:23:00Z',
      });
      await route.fulfill({ response: reply, json: list });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    const staff = await signInAsStaff(page);
    await page.goto('/admin/users');
    await passGate(page, staff);
    const users = page.getByRole('region', { name: 'Users' });
    await expect(users.getByText('Acknowledged Repayment Account').first()).toBeVisible();
    const hidden = await users.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(hidden).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    const table = page.getByRole('table', { name: 'Staff' });
    const address = table.getByRole('cell', { name: 'sam.staff@example.com' });
    const lines = () =>
      address.evaluate((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getClientRects().length;
      });
    await expect.poll(lines).toBe(1);
  });

  test('takes page, group and order from the address, and asks for each group by its own call [ADM-018, ADM-020, ADM-028]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) asked.push(pathname.replace('/api/v1', '') + search);
    });
    const staff = await signInAsStaff(page);
    await page.goto('/admin/users?page=2&user_group=applicants&sort_by=pay_date');
    await passGate(page, staff);
    await expect.poll(() => asked).toContain('/admin/card_applicants?page=2');
    await expect(page.getByRole('link', { name: 'Applicants' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(asked).toContain('/users/profile');
    await page.getByRole('link', { name: 'Active Cardholders' }).click();
    await expect.poll(() => asked).toContain('/admin/card_accounts?sort_by=latest_transaction');
    await page.getByRole('link', { name: 'Applicants' }).click();
    await expect.poll(() => asked).toContain('/admin/card_applicants');
  });

  test('marks staff, leads to oneself and to no other of them [ADM-026, ADM-027]', async ({
    page,
  }) => {
    const other = await newStaff();
    const staff = await signInAsStaff(page);
    await page.goto(`/admin/users?search=${encodeURIComponent(other.email)}`);
    await passGate(page, staff);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(row.getByText('(admin)')).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(0);
    await openArea(page, `/admin/users?search=${encodeURIComponent(staff.email)}`);
    await expect(row.getByText(staff.email)).toBeVisible();
    await expect(row.getByText('(admin)')).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(1);
  });

  test('leads from nobody’s page to the list [ADM-013, ADM-029]', async ({ page }) => {
    const staff = await signInAsStaff(page);
    await page.goto('/admin/users/nope');
    await expect(page).toHaveTitle('Detail | Reset');
    await passGate(page, staff);
    await expect(page).toHaveURL('/admin/users');
    await openArea(page, `/admin/users/${newId()}`);
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
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

  test('leads a visitor to sign in, and staff on from there [ADM-001]', async ({ page }) => {
    await page.goto('/admin');
    await page.waitForURL('**/users/sign_in');
    await page.goto('/admin/users');
    await page.waitForURL('**/users/sign_in');
    expect((await page.request.get('/api/v1/admin/users')).status()).toBe(401);
    await logIn(page, person('staff'));
    await page.waitForURL('**/admin/users');
  });
});
