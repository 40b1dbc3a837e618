import { expect, test } from 'playwright/test';
import { openArea } from './open-area.ts';
import { passGate, signInAsStaff } from './sign-in.ts';

const TITLES = [
  ['/admin', 'Admin Home'],
  ['/admin/users', 'Users'],
  ['/admin/cases', 'Cases'],
  ['/admin/repayment-schedule', 'Repayment Schedule'],
  ['/admin/card-transactions', 'Card Transactions'],
  ['/admin/waitlists', 'Waitlist'],
  ['/admin/financial-health', 'Financial Health'],
  ['/admin/flags', 'Flags'],
  ['/admin/releases', 'Releases'],
] as const;

test.describe('the places of staff', () => {
  test('are at the side on wide screens, at the foot and in a drawer below, with a way back [ADM-005, ADM-006, ADM-007]', async ({
    page,
  }) => {
    await signInAsStaff(page);
    await page.goto('/admin/users');
    const places = page.getByRole('navigation', { name: 'Main' });
    const box = async () => {
      const { x, y, width, height } = (await places.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(places.getByRole('link')).toHaveText([
      'Home',
      'Users',
      'Cases',
      'Repayment Schedule',
      'Card Transactions',
      'Waitlist',
      'Financial Health',
      'Approvals',
      'Audit',
      'Flags',
      'Releases',
      'Staff',
      'Back to dashboard',
    ]);
    expect(await box()).toEqual({ left: 0, top: 0, right: 64, bottom: 800 });
    // It widens over the page, which does not move, and not for a pointer that only comes past.
    const waits = () => places.evaluate((nav) => getComputedStyle(nav).transitionDelay);
    const main = page.getByRole('main');
    // Its height is the list's, which is still on the way.
    const standing = async () => {
      const { x, y, width } = (await main.boundingBox()) ?? {};
      return { x, y, width };
    };
    const before = await standing();
    await places.getByRole('link', { name: 'Users' }).hover();
    expect(await waits()).toBe('0.15s');
    await expect.poll(async () => (await box()).right).toBe(284);
    expect(await standing()).toEqual(before);
    // The page of a place that was chosen is not behind it.
    await places.getByRole('link', { name: 'Cases' }).click();
    await expect(page).toHaveURL(/\/admin\/cases/);
    await expect.poll(async () => (await box()).right).toBe(64);
    await main.hover();
    expect(await waits()).toBe('0s');
    await expect.poll(async () => (await box()).right).toBe(64);
    await page.keyboard.press('Tab');
    await places.getByRole('link', { name: 'Users' }).focus();
    expect(await waits()).toBe('0s');
    await expect.poll(async () => (await box()).right).toBe(284);
    await places.getByRole('link', { name: 'Users' }).blur();
    await page.setViewportSize({ width: 800, height: 800 });
    expect(await box()).toMatchObject({ left: 0, right: 800, bottom: 800 });
    expect((await box()).top).toBeGreaterThan(700);
    await expect(places.getByRole('link')).toHaveText([
      'Home',
      'Users',
      'Repayment Schedule',
      'Card Transactions',
    ]);
    await places.getByRole('button', { name: 'More' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link')).toHaveText([
      'Cases',
      'Waitlist',
      'Financial Health',
      'Approvals',
      'Audit',
      'Flags',
      'Releases',
      'Staff',
      'Back to dashboard',
    ]);
    await drawer.getByRole('link', { name: 'Back to dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('have a page each, with its title [ADM-004, ADM-009, ADM-014, ADM-015, ADM-016, ADM-017, ADM-189]', async ({
    page,
  }) => {
    const staff = await signInAsStaff(page);
    await page.goto('/admin');
    await passGate(page, staff);
    for (const label of ['Payroll Provider', 'Time & Attendance', 'Financial Institution']) {
      await expect(page.getByRole('combobox', { name: label })).toBeVisible();
    }
    for (const [path, title] of TITLES) {
      await openArea(page, path);
      await expect(page).toHaveTitle(`${title} | Reset`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});
