import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type Page } from 'playwright/test';
import { openArea } from './open-area.ts';
import { killService } from './kill-service.ts';
import { supervisorProcess } from './product/running-product.ts';
import { passGate, signInAsStaff } from './sign-in.ts';

/* One service at a time is away, and nothing starts it again until the end of the drill. */

type Area = {
  path: string;
  /** What is on the screen when everything behind it works. */
  works: (page: Page) => Promise<void>;
};

/** A fault is tried twice more before the page says so. */
const FAILED_WITHIN_MS = 15_000;
const retries = (page: Page) => page.getByRole('button', { name: /retry/i });

/** Each with a page that is not in the document's cache, and what only the service can say. */
const AREAS: Record<string, Area> = {
  public: {
    path: '/faqs',
    works: (page) => expect(page.getByText('What does the card cost?')).toBeVisible(),
  },
  onboarding: {
    path: '/apply',
    works: (page) => expect(page.getByText('Link your checking account')).toBeVisible(),
  },
  member: {
    path: '/income',
    works: (page) =>
      expect(page.getByText("We haven't been notified of any earnings")).toBeVisible(),
  },
  admin: {
    path: '/admin/users?user_group=applicants',
    works: (page) =>
      expect(page.getByRole('rowheader').or(page.getByText('Nobody is in')).first()).toBeVisible(),
  },
};

/** The one with the money; the rest takes long. */
const BY_DEFAULT = ['member'];

for (const away of Object.keys(AREAS)) {
  const tag = BY_DEFAULT.includes(away) ? [] : ['@long'];
  const title = `without the ${away} service the other areas do their job`;
  test(title, { tag }, async ({ page, context }) => {
    const staff = await signInAsStaff(page);
    const began = await page.evaluate(() => performance.timeOrigin);
    // An admin token lives in the document, so that this one is what is drilled.
    await openArea(page, '/admin/users');
    await passGate(page, staff);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    // An application that somebody has looked at before is known without its neighbours.
    expect((await page.request.get('/api/v1/card_application/status')).status()).toBe(200);
    const form = await context.newPage();
    await form.goto('/users/sign_in');
    await form.getByLabel('Email').fill('kept@example.com');

    const supervisor = supervisorProcess();
    process.kill(supervisor, 'SIGSTOP');
    try {
      await killService(away);
      for (const [service, area] of Object.entries(AREAS)) {
        await openArea(page, area.path);
        if (service !== away) await area.works(page);
        else
          await expect(retries(page).first()).toBeVisible({
            timeout: FAILED_WITHIN_MS * slowness(),
          });
      }
    } finally {
      process.kill(supervisor, 'SIGCONT');
    }
    const own = AREAS[away];
    await openArea(page, own?.path ?? '/');
    await expect
      .poll(() => page.request.get('/readyz').then((reply) => reply.status()), { timeout: 60_000 })
      .toBe(200);
    // The page may have come back by itself in the meantime.
    await retries(page)
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await own?.works(page);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
    await expect(form.getByLabel('Email')).toHaveValue('kept@example.com');
  });
}
