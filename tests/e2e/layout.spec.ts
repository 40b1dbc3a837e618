import type { Profile } from '@reset/api-contract/member/profile.ts';
import { expect, test } from 'playwright/test';
import { signInAs } from './sign-in.ts';

/* What the specification fixes of every page's layout, and who there is to look at it. */

test('an address that nobody owns shows the 404 page, which leads home [PLT-030, PLT-031]', async ({
  page,
}) => {
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText("We can't find that!");
  await expect(main.getByText("The page you're looking for may have moved.")).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('places are 284 px wide at the side of wide screens; dialogs 480 px, above all else, and end with Escape [PLT-033, PLT-034, PLT-035]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'hourly_ach');
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(async () => (await places.boundingBox())?.width).toBe(284);

  await page.getByRole('button', { name: 'How your limit is made' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('width', '480px');
  const layers = await dialog.evaluate((element) => {
    const found: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      found.push(getComputedStyle(one).zIndex);
    }
    return found;
  });
  expect(layers).toContain('9999');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('visitors, members, members of a partner and staff are told apart by the profile [PLT-003]', async ({
  browser,
}) => {
  const baseURL = process.env['RESET_URL'] ?? '';
  const stranger = await browser.newContext({ baseURL });
  expect((await stranger.request.get('/api/v1/users/profile')).status()).toBe(401);
  await stranger.close();
  for (const [who, expected] of [
    ['hourly_ach', { admin: false, impersonating: false, partner_slug: null }],
    ['partner_hvfcu', { admin: false, impersonating: false, partner_slug: 'hvfcu' }],
    ['staff', { admin: true, impersonating: false, partner_slug: null }],
  ] as const) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signInAs(page, who);
    const profile = (await (await page.request.get('/api/v1/users/profile')).json()) as Profile;
    expect(profile, who).toMatchObject(expected);
    await context.close();
  }
});
