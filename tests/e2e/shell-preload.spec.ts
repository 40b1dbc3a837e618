import { expect, test, type Page } from 'playwright/test';
import { signInAs } from './sign-in.ts';

test('on the dashboard nothing that it needs is asked for twice', async ({ page }) => {
  await signInAs(page, 'hourly_ach');
  await expect(page.getByText('Accrued Net Earnings')).toBeVisible();
  // What the page before it still asks for is not this one's.
  await page.goto('about:blank');
  const asked = follow(page, /^\/(releases|api)\//);
  await page.goto('/dashboard');
  await expect(page.getByText('Accrued Net Earnings')).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(asked.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
  expect(asked.filter((path) => path.includes('/mfe-member/')).length).toBeGreaterThan(1);
  expect(asked).toContain('/api/v1/users/profile');
  expect(asked).toContain('/api/v1/dashboard/overview');
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
});

test.describe('pointing at a link brings the code of where it leads', () => {
  test('of another remote', async ({ page }) => {
    await signInAs(page, 'applicant');
    await page.goto('/apply');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const code = follow(page, /^\/releases\/.*\.(js|css)$/);

    const home = page.getByRole('link', { name: 'Reset', exact: true });
    await home.hover();
    // Entry, routes, and at the end what the page itself is made of.
    await expect
      .poll(() => code.filter((path) => /\/mfe-public\/.*\.css$/.test(path)).length)
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const ahead = [...code];
    await home.click();
    await expect(
      page.getByRole('heading', { level: 2, name: "However you're paid" }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(code).toEqual(ahead);
  });

  test('of another page, reached by keyboard', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByText('Accrued Net Earnings')).toBeVisible();
    const code = follow(page, /^\/releases\/.*\.(js|css)$/);
    const income = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'Income',
    });
    await income.focus();
    await expect.poll(() => code.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const ahead = [...code];
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(code).toEqual(ahead);
  });
});

/** The paths that are asked for from now on. */
function follow(page: Page, wanted: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (wanted.test(pathname)) asked.push(pathname);
  });
  return asked;
}
