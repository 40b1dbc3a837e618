import { expect, test } from 'playwright/test';
import { changeAnswer, changeJson } from './change-answer.ts';
import { callSdk } from './live-sdk.ts';
import { signInAs } from './sign-in.ts';

/* What the shell has ready for pages that come later. */

test('a popup shows a page of ours in a window of its own, without navigation', async ({
  page,
}) => {
  await signInAs(page, 'hourly_ach');
  const opening = page.waitForEvent('popup');
  expect(await callSdk(page, 'openPopup', '/account')).toBe(true);
  const popup = await opening;
  await expect(popup.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(popup.getByRole('navigation')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

test('a switch that the gateway wrote into the page is known to every remote', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await callSdk(page, 'flags.getBooleanValue', 'demo-triggers', false);
  await changeAnswer(page, '/', (html) => {
    const written = `"demo_triggers":${before}`;
    expect(html).toContain(written);
    return html.replace(written, `"demo_triggers":${!before}`);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await callSdk(page, 'flags.getBooleanValue', 'demo-triggers', false)).toBe(!before);
});

test('the way out of viewing as a user stands on every page, and says when it fails', async ({
  page,
}) => {
  // As if staff viewed the product as her, and could not stop.
  await changeJson(page, '**/api/v1/users/profile', (profile) => ({
    ...profile,
    impersonating: true,
  }));
  await page.route('**/api/v1/admin/users/stop_impersonating', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Please try again.', code: 'service_unavailable', request_id: '1' },
    }),
  );
  await signInAs(page, 'hourly_ach');
  const wayOut = page.getByRole('button', { name: 'Stop Viewing as User' });
  for (const path of ['/faqs', '/income']) {
    await page.goto(path);
    await expect(wayOut).toBeVisible();
  }
  await wayOut.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/income');
});
