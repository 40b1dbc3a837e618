import AxeBuilder from '@axe-core/playwright';
import type { Repayments } from '@reset/api-contract/member/repayments.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { SOON } from './cardholder.ts';
import { startOwnProduct } from './own-product.ts';
import { signInAs } from './sign-in.ts';
import { openAsStaff } from './staff-list.ts';

/* A product that is shown: its flags are turned while it runs, and its presenter sets off what happens outside. */

const folder = mkdtempSync(join(tmpdir(), 'reset-flags-'));
const file = join(folder, 'flags.json');
let product: Awaited<ReturnType<typeof startOwnProduct>> | undefined;

/** Turns these on, and says nothing of all others. */
const turnOn = (...names: string[]) => {
  const on = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
  writeFileSync(
    file,
    JSON.stringify({ flags: Object.fromEntries(names.map((name) => [name, on])) }),
  );
};

test.beforeAll(async () => {
  turnOn();
  product = await startOwnProduct({ FLAGS_FILE: file, DEMO_TRIGGERS: '' });
});
test.afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
  return context.newPage();
}

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await newPage(browser);
  await signInAs(page, who);
  return page;
}

test('a changed file acts in pages and in services without a restart, and staff see it [DEMO-003]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const visitor = await newPage(browser);
  const member = await pageOf(browser, 'hourly_ach');
  const staff = await newPage(browser);
  const badge = visitor.getByText('Currently invite-only!');
  const isInviteOnly = async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    return badge.isVisible();
  };
  const controls = member.getByRole('button', { name: 'Demo controls' });
  /** As the demo controls ask for a purchase. */
  const simulate = () =>
    member.evaluate(async () => {
      const token =
        document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
      const reply = await fetch('/api/v1/simulate/transaction', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ amount: 1 }),
      });
      return reply.status;
    });

  expect(await isInviteOnly()).toBe(true);
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(controls).toHaveCount(0);
  expect(await simulate()).toBe(404);

  turnOn('rf-6-card-launch', 'demo-triggers');
  await expect.poll(isInviteOnly, SOON).toBe(false);
  await expect.poll(simulate, SOON).toBe(201);
  await member.reload();
  await expect(controls).toBeVisible();

  await openAsStaff(staff, '/admin/flags');
  const table = staff.getByRole('table', { name: 'Flags' });
  const row = (name: string, where: string) =>
    table.getByRole('row').filter({ hasText: name }).filter({ hasText: where });
  for (const [name, where, by] of [
    ['rf-6-card-launch', 'Pages', 'mfe_public'],
    ['demo-triggers', 'Service gateway', 'gateway'],
    ['demo-triggers', 'Service member', 'member'],
  ] as const) {
    await expect(row(name, where)).toContainText('On');
    await expect(row(name, where)).toContainText('Flags’ file');
    await expect(row(name, where)).toContainText(by);
  }
  await expect(row('signup-debug', 'Pages')).toContainText('Default');

  turnOn();
  await expect.poll(isInviteOnly, SOON).toBe(true);
  await expect.poll(simulate, SOON).toBe(404);
});

/** What the page says of the last press. */
const newest = (presenter: Page) =>
  presenter.getByRole('region', { name: 'What happened' }).getByRole('listitem').first();

/** Chooses a member and presses an event, which happens. */
async function press(presenter: Page, member: string, event: string): Promise<void> {
  await presenter.goto(`${process.env['RESET_SANDBOX_URL']}/presenter`);
  await presenter.getByRole('link', { name: member, exact: true }).click();
  await presenter.getByRole('button', { name: `Set off: ${event}` }).click();
  await expect(newest(presenter)).toContainText(`${event}, ${member}`);
}

/** Follows the link to where it is seen, as who is signed in there. */
async function seeIn(page: Page, presenter: Page): Promise<void> {
  const href = await newest(presenter)
    .getByRole('link', { name: /^See it/ })
    .getAttribute('href');
  const { origin } = new URL(process.env['RESET_URL'] ?? '');
  expect(href?.startsWith(`${origin}/`)).toBe(true);
  await page.goto(href ?? '');
}

test('each event that a presenter presses is followed by the product', async ({ browser }) => {
  test.setTimeout(400_000);
  const presenter = await newPage(browser);
  const hazel = await pageOf(browser, 'hourly_ach');
  const standing = async () => {
    const reply = await hazel.request.get('/api/v1/repayments');
    return ((await reply.json()) as Repayments).debits.map(({ status }) => status);
  };

  await press(presenter, 'Hazel Hourly', 'Returned debit');
  await expect(newest(presenter)).toContainText('Press Payday first');
  await expect(newest(presenter).getByRole('link')).toHaveCount(0);

  await press(presenter, 'Hazel Hourly', 'Declined purchase');
  await seeIn(hazel, presenter);
  await expect(hazel.getByText('Ridge Electronics').first()).toBeVisible(SOON);
  await expect(hazel.getByText('Declined').first()).toBeVisible();

  const paula = await pageOf(browser, 'partner_hvfcu');
  await press(presenter, 'Paula Partner', 'Broken link');
  await seeIn(paula, presenter);
  await expect(paula.getByText('Reconnect your checking account')).toBeVisible(SOON);

  const rita = await pageOf(browser, 'tax_rejected');
  await press(presenter, 'Rita Return', 'Accepted return');
  await seeIn(rita, presenter);
  await expect(rita.getByRole('main')).toContainText('Accepted', SOON);

  await press(presenter, 'Hazel Hourly', 'Payday');
  await expect.poll(standing, SOON).toEqual(['processing']);
  await press(presenter, 'Hazel Hourly', 'Returned debit');
  await expect.poll(standing, SOON).toContain('returned');
  await seeIn(hazel, presenter);
  await expect(hazel.getByRole('main')).toContainText('came back');

  await press(presenter, 'Hazel Hourly', 'Next banking day');
  await expect(newest(presenter)).toContainText('The product believes that it is');
});

for (const width of [320, 390, 1280]) {
  const tag = width === 320 ? [] : ['@long'];
  test(
    `the presenter’s page fits ${width} px and is sound for all, light and dark`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${process.env['RESET_SANDBOX_URL']}/presenter?member=tax_rejected`);
        await expect(page.getByRole('link', { name: 'Rita Return' })).toHaveAttribute(
          'aria-current',
          'true',
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    },
  );
}
