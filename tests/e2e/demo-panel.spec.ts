import AxeBuilder from '@axe-core/playwright';
import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { expect, test, type Page } from 'playwright/test';
import { newCardholder, SOON } from './cardholder.ts';
import {
  demoCall,
  demoStrip,
  greeting,
  openDemo,
  openPanel,
  panelButton,
  shownLimit,
  switcher,
} from './demo.ts';
import { signIn } from './sign-in.ts';

/* What a presenter sets off by the control panel, or by the calls that it makes. */

/** The panel has closed, and the strip says what was set off. */
async function isDone(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Demo controls' })).toHaveCount(0);
  await expect(demoStrip(page).getByRole('status')).toHaveText(words);
}

test('the panel offers all that a presenter sets off [DEMO-002, DEMO-006, DEMO-007]', async ({
  page,
}) => {
  await openDemo(page);
  const panel = await openPanel(page);
  await expect(panel.getByRole('button', { name: 'Switch user' })).toBeVisible();
  const before = await shownLimit(page);
  await panel.getByLabel('Hours worked today').fill('4');
  await panel.getByRole('button', { name: 'Add shift' }).click();
  await isDone(page, 'The shift was added.');
  expect(await shownLimit(page)).toBeCloseTo(before + (4 * 24.25 * 0.72) / 2, 1);
  await openPanel(page);
  await panel.getByRole('button', { name: 'Pay with the card' }).click();
  await isDone(page, 'The purchase was made.');
  await openPanel(page);
  await panel.getByRole('button', { name: 'Pay the paycheck' }).click();
  // Over the page and not under the panel, which has made way for it.
  await page.getByRole('button', { name: 'See details' }).click();
  await isDone(page, 'The paycheck is here.');
  await openPanel(page);
  await panel.getByLabel('First name').fill('Cora');
  await panel.getByLabel('Last name').fill('Diaz');
  await panel.getByRole('button', { name: 'Create user' }).click();
  await isDone(page, 'Cora Diaz was created.');
  await openPanel(page);
  await panel.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(panel).toHaveCount(0);
  await expect(greeting(page, 'Ana')).toBeVisible();
  await switcher(page).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
});

test('the panel is used and left by the keyboard alone', async ({ page }) => {
  await openDemo(page);
  await panelButton(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Demo controls' });
  await panel.getByLabel('Hours worked today').focus();
  await page.keyboard.press('Enter');
  await isDone(page, 'The shift was added.');
  await expect(panelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(panelButton(page)).toBeFocused();
});

test(
  'strip and panel are accessible in both schemes, and lose nothing on a narrow phone',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDemo(page);
    await expect(greeting(page, 'Ana')).toBeVisible();
    for (const isOpen of [false, true]) {
      if (isOpen) await expect(await openPanel(page)).toBeFocused();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .poll(async () => {
            const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
            return violations.map(({ id, nodes }) => `${id} ${nodes.map((one) => one.html)}`);
          })
          .toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);

test('a user is created of the fields that are filled in, with a picture for her logo [DEMO-013, DEMO-014, DEMO-015]', async ({
  page,
}) => {
  await openDemo(page);
  const panel = await openPanel(page);
  await page.evaluate(() => {
    const { fetch: send } = window;
    window.fetch = (input, init) => {
      if (String(input).includes('users/create')) document.title = String(init?.body);
      return send(input, init);
    };
  });
  await panel.getByLabel('First name').fill('Cora');
  await panel.getByLabel('Last name').fill('Diaz');
  await panel.getByLabel('Employer (optional)').fill('Night Market');
  await expect(panel.getByLabel('Bank (optional)')).toHaveValue('');
  await panel.getByRole('radio', { name: 'Bank debit' }).check({ force: true });
  const logo = panel.getByLabel('Logo (optional)');
  await logo.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await panel.getByRole('button', { name: 'Create user' }).click();
  await expect(panel.getByText('Choose a picture.').first()).toBeVisible();
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await panel.getByRole('button', { name: 'Create user' }).click();
  await isDone(page, 'Cora Diaz was created.');
  expect(JSON.parse(await page.title())).toEqual({
    first_name: 'Cora',
    last_name: 'Diaz',
    payroll: 'Night Market',
    repayment_method: 'ach_debit_flow',
    logo: { data: PNG.toString('base64'), type: 'image/png' },
  });
  await switcher(page).click();
  await page.getByRole('menuitem', { name: /^Cora/ }).click();
  await expect(greeting(page, 'Cora')).toBeVisible();
  await expect(demoStrip(page).locator('img')).toHaveJSProperty('naturalWidth', 1);
  // And beside the product's name, where a partner's mark stands.
  const mark = page.getByRole('navigation', { name: 'Main' }).locator('img');
  await expect(mark).toHaveJSProperty('naturalWidth', 1);
});

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the calls of the mock are answered in the page [DEMO-018, DEMO-019, DEMO-020, DEMO-021, DEMO-022]', async ({
  page,
}) => {
  const calls = await openDemo(page);
  await expect(greeting(page, 'Ana')).toBeVisible();
  const users = async () => (await demoCall<Profile[]>(page, 'GET', '/mock/users')).body;
  const begun = await demoCall<{ users: Profile[] }>(page, 'POST', '/mock/init');
  expect([begun.status, begun.body.users]).toEqual([200, await users()]);
  const [, ben] = await users();
  const current = await demoCall(page, 'POST', '/mock/users/set_current', { id: ben?.id });
  expect(current).toEqual({ status: 200, body: ben });
  expect((await demoCall(page, 'GET', '/users/profile')).body).toEqual(ben);
  const name = { first_name: 'Cora', last_name: 'Diaz' };
  const created = await demoCall(page, 'POST', '/mock/users/create', name);
  expect([created.status, created.body]).toMatchObject([201, name]);
  expect(await users()).toMatchObject([{}, {}, name]);
  expect(await demoCall(page, 'POST', '/mock/reset')).toEqual({ status: 200, body: {} });
  expect(await users()).toMatchObject([{ first_name: 'Ana' }, { first_name: 'Ben' }]);
  expect(calls).toEqual([]);
});

test('a shift, a purchase and the paycheck show on the pages [DEMO-024, DEMO-025, DEMO-026]', async ({
  page,
}) => {
  await openDemo(page);
  await expect(greeting(page, 'Ana')).toBeVisible();
  const before = (await demoCall<DashboardOverview>(page, 'GET', '/dashboard/overview')).body;
  await demoCall(page, 'POST', '/simulate/earnings', { hours: 8 });
  await demoCall(page, 'POST', '/simulate/transaction', {
    amount: 20,
    merchant_name: 'Night Market',
  });
  await page.reload();
  const earnings = page.getByRole('link', { name: /Accrued Net Earnings/ });
  await expect(earnings).toContainText(`$${((before.payroll?.amount ?? 0) + 139.68).toFixed(2)}`);
  const limit = before.dsl.current_amount + 69.84 - 20;
  expect(await shownLimit(page)).toBeCloseTo(limit, 2);
  await page.goto('/card-transactions');
  await expect(page.getByText('Night Market')).toBeVisible();
  await demoCall(page, 'POST', '/simulate/direct_deposit');
  await page.goto('/dashboard');
  await expect(page.getByRole('dialog', { name: 'You got paid!' })).toBeVisible();
  await page.getByRole('button', { name: 'See details' }).click();
  await expect(page.getByRole('tabpanel').getByText('Done', { exact: true })).toHaveCount(3);
});

test('beside the services the panel sets off what happens at the providers', async ({ page }) => {
  await signIn(page, await newCardholder());
  await page.goto('/dashboard');
  const panel = await openPanel(page);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Demo controls',
    'Create an earnings record',
    'Create a transaction',
    'Simulate direct deposit',
  ]);
  const said = demoStrip(page).getByRole('status');
  await panel.getByRole('button', { name: 'Add shift' }).click();
  await expect(said).toHaveText('The shift was added.', SOON);
  await openPanel(page);
  await panel.getByLabel('Merchant').fill('Fernwood Market');
  await panel.getByRole('button', { name: 'Pay with the card' }).click();
  await expect(said).toHaveText(/^The purchase was (made|declined)\.$/, SOON);
  await openPanel(page);
  await panel.getByRole('button', { name: 'Pay the paycheck' }).click();
  // She repays by debit, so that no pay of hers comes to us.
  await expect(panel.getByText('Not found')).toBeVisible(SOON);
  await page.keyboard.press('Escape');
  await page.goto('/card-transactions');
  await expect(page.getByText('Fernwood Market').first()).toBeVisible();
});
