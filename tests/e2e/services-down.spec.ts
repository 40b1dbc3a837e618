import { expect, test, type Page } from 'playwright/test';
import { openArea } from './open-area.ts';
import { person, processOf, supervisorProcess } from './product/running-product.ts';
import { signInAs } from './sign-in.ts';

/* One service at a time is away, and nothing starts it again until the end of the drill. */

type Area = {
  path: string;
  /** What is on the screen when everything behind it works. */
  works: (page: Page) => Promise<void>;
};

const heading = (name: RegExp | string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const AREAS: Record<string, Area> = {
  public: { path: '/faqs', works: heading(/./) },
  onboarding: { path: '/apply', works: heading(/./) },
  member: {
    path: '/dashboard',
    works: async (page) => {
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      await expect(page.getByText('Accrued Net Earnings')).toBeVisible();
    },
  },
  admin: {
    path: '/admin/users',
    works: async (page) => {
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
  },
};

for (const away of Object.keys(AREAS)) {
  test(`without the ${away} service the other areas do their job`, async ({ page, context }) => {
    await signInAs(page, 'staff');
    const began = await page.evaluate(() => performance.timeOrigin);
    // An admin token lives in the document, so that this one is what is drilled.
    await openArea(page, '/admin/users');
    await page.getByLabel('Password', { exact: true }).fill(person('staff').password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await AREAS['admin']?.works(page);
    const form = await context.newPage();
    await form.goto('/users/sign_in');
    await form.getByLabel('Email').fill('kept@example.com');

    const supervisor = supervisorProcess();
    process.kill(supervisor, 'SIGSTOP');
    try {
      process.kill(processOf(away), 'SIGKILL');
      for (const [service, area] of Object.entries(AREAS)) {
        await openArea(page, area.path);
        if (service !== away) await area.works(page);
        else await expect(page.getByRole('button', { name: /retry/i }).first()).toBeVisible();
      }
    } finally {
      process.kill(supervisor, 'SIGCONT');
    }
    const own = AREAS[away];
    await openArea(page, own?.path ?? '/');
    await expect
      .poll(() => page.request.get('/readyz').then((reply) => reply.status()), { timeout: 20_000 })
      .toBe(200);
    for (const retry of await page.getByRole('button', { name: /retry/i }).all()) {
      await retry.click().catch(() => undefined);
    }
    await own?.works(page);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
    await expect(form.getByLabel('Email')).toHaveValue('kept@example.com');
  });
}
