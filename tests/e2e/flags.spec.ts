import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { SOON } from './cardholder.ts';
import { startOwnProduct } from './own-product.ts';
import { signInAs } from './sign-in.ts';
import { openAsStaff } from './staff-list.ts';

/* A product whose file of flags is changed while it runs. */

const folder = mkdtempSync(join(tmpdir(), 'reset-flags-'));
const file = join(folder, 'flags.json');
let product: Awaited<ReturnType<typeof startOwnProduct>>;

/** Turns these on, and says nothing of all others. */
const turnOn = (...names: string[]) => {
  const on = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
  writeFileSync(file, JSON.stringify({ flags: Object.fromEntries(names.map((name) => [name, on])) }));
};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  turnOn();
  product = await startOwnProduct({ FLAGS_FILE: file, DEMO_TRIGGERS: '' });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
  return context.newPage();
}

test('a changed file acts in pages and in services without a restart, and staff see it [DEMO-003]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const visitor = await newPage(browser);
  const member = await newPage(browser);
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
      const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
      const reply = await fetch('/api/v1/simulate/transaction', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ amount: 1 }),
      });
      return reply.status;
    });

  expect(await isInviteOnly()).toBe(true);
  await signInAs(member, 'hourly_ach');
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
