import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { expect, test, type Page } from 'playwright/test';
import { newCardholder, SOON } from './cardholder.ts';
import { demoCall, demoStrip, openPanel, setDemo, withoutServices } from './demo.ts';
import { PAGES_OF } from './every-page.ts';
import { pageComplaints } from './page-complaints.ts';
import { signIn } from './sign-in.ts';

/* Demo mode on the pages of the product, whose services are never asked then. */

/** Of others than members, or about what nobody wrote. */
const NOT_OF_MEMBERS = [
  '/apply/wallet',
  '/account/card-benefits',
  '/account/blog/how-the-limit-moves',
];

const switcher = (page: Page) => demoStrip(page).getByRole('button', { name: 'Switch user' });
const panelButton = (page: Page) => demoStrip(page).getByRole('button', { name: 'Demo controls' });
const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` });
const shownLimit = async (page: Page) =>
  (await demoCall<DashboardOverview>(page, 'GET', '/dashboard/overview')).body.dsl.current_amount;

/** The panel has closed, and the strip says what was set off. */
async function isDone(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Demo controls' })).toHaveCount(0);
  await expect(demoStrip(page).getByRole('status')).toHaveText(words);
}

async function openDemo(page: Page, path = '/dashboard'): Promise<string[]> {
  await setDemo(page, { isOn: true });
  const calls = await withoutServices(page);
  await page.goto(path);
  return calls;
}

test('every member page loads without the services [DEMO-001, DEMO-028]', async ({ page }) => {
  const calls = await openDemo(page);
  const complaints = pageComplaints(page);
  const paths = [...PAGES_OF.hourly_ach, ...PAGES_OF.direct_deposit, '/account/security'];
  for (const path of paths.filter((one) => !NOT_OF_MEMBERS.includes(one))) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.locator('main [aria-busy="true"], main [role="progressbar"]')).toHaveCount(0);
    await expect(page.locator('main [role="alert"]:not(:empty)'), path).toHaveCount(0);
    expect([path, await page.title()]).not.toEqual([path, 'Page not found | Reset']);
  }
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
});

test('nothing is to be noticed in demo mode [DEMO-029]', async ({ page }) => {
  await openDemo(page);
  await expect(greeting(page, 'Ana')).toBeVisible();
  expect(await demoCall(page, 'GET', '/notifications')).toEqual({ status: 200, body: [] });
  await expect(page.getByText(/Reconnect|Finish setting up|Updating/)).toHaveCount(0);
});

test('a page without demo mode loads none of its code', async ({ page }) => {
  await setDemo(page, { hasTriggers: false, isAvailable: false, isOn: true });
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(await response.text().catch(() => ''));
  });
  await page.goto('/users/sign_in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  for (const code of ['mockBackEnd', 'ana.lopez', 'Demo controls']) {
    expect(scripts.filter((script) => script.includes(code))).toEqual([]);
  }
  expect((await page.evaluate(() => navigator.serviceWorker.getRegistrations())).length).toBe(0);
});

test('the panel is there where demo triggers are on, and not where they are off [DEMO-003]', async ({
  page,
}) => {
  await openDemo(page);
  await expect(panelButton(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await setDemo(page, { hasTriggers: false });
  await page.reload();
  await expect(switcher(page)).toBeVisible();
  await expect(panelButton(page)).toHaveCount(0);
});

test('the flag has demo mode be available, and its setting is kept [DEMO-004, DEMO-009, DEMO-010]', async ({
  page,
}) => {
  await setDemo(page, { hasTriggers: false, isAvailable: false });
  await page.goto('/users/sign_in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(demoStrip(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await setDemo(page, { hasTriggers: false });
  await page.reload();
  await demoStrip(page).getByRole('button', { name: 'Turn demo mode on' }).click();
  await expect(greeting(page, 'Ana')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('demoMode'))).toBe('true');
  await page.reload();
  await expect(greeting(page, 'Ana')).toBeVisible();
  await demoStrip(page).getByRole('button', { name: 'Turn demo mode off' }).click();
  await page.waitForURL('**/users/sign_in');
  expect(await page.evaluate(() => localStorage.getItem('demoMode'))).toBe('false');
  await page.reload();
  await expect(demoStrip(page).getByRole('button', { name: 'Turn demo mode on' })).toBeVisible();
});

for (const [hasTriggers, isOn] of [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const) {
  test(`triggers ${hasTriggers ? 'on' : 'off'} and demo mode ${isOn ? 'on' : 'off'} are two settings [DEMO-005]`, async ({
    page,
  }) => {
    await setDemo(page, { hasTriggers, isOn });
    if (!isOn) await signIn(page, await newCardholder());
    await page.goto('/dashboard#payday');
    await expect(greeting(page, isOn ? 'Ana' : 'Nina')).toBeVisible();
    // The mode decides who answers, the triggers whether there are controls and a live payday.
    await expect(switcher(page)).toHaveCount(isOn ? 1 : 0);
    await expect(panelButton(page)).toHaveCount(hasTriggers ? 1 : 0);
    await expect(page.getByText('Coming soon: Track your paycheck live on payday.')).toHaveCount(
      hasTriggers ? 0 : 1,
    );
  });
}

test('the switcher lists two fictional users, one for each way to repay, and signs in as either [DEMO-002, DEMO-008, DEMO-039]', async ({
  page,
}) => {
  await openDemo(page);
  await switcher(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Ana Lopez (Direct deposit)',
    'Ben Carter (Bank debit)',
  ]);
  await page.getByRole('menuitem', { name: /^Ben/ }).click();
  await expect(greeting(page, 'Ben')).toBeVisible();
  await page.reload();
  await expect(greeting(page, 'Ben')).toBeVisible();
});

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

test('what changes is written once, some 10 ms later [DEMO-011]', async ({ page }) => {
  await openDemo(page);
  await expect(greeting(page, 'Ana')).toBeVisible();
  const { writes, answeredAt } = await page.evaluate(async () => {
    const found: { at: number; text: string }[] = [];
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function record(key, value) {
      if (key === 'mockBackEnd') found.push({ at: performance.now(), text: value });
      return setItem.call(this, key, value);
    };
    const buy = () =>
      fetch('/api/v1/simulate/transaction', { method: 'POST', body: '{"merchant_name":"Kiosk"}' });
    await Promise.all([buy(), buy(), buy()]);
    const at = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { writes: found, answeredAt: at };
  });
  const last = writes.at(-1);
  expect(writes.length).toBeLessThan(3);
  expect(last?.text.match(/Kiosk/g)).toHaveLength(3);
  expect((last?.at ?? Infinity) - answeredAt).toBeLessThan(150);
  expect(await page.evaluate(() => localStorage.getItem('mockBackEnd'))).toBe(last?.text);
});

test('what was filed is on its page and not on the overview [DEMO-037]', async ({ page }) => {
  await openDemo(page);
  await expect(page.getByRole('link', { name: /Accrued Net Earnings/ })).toBeVisible();
  const returns = await demoCall<{ income_tax_returns: object[] }>(
    page,
    'GET',
    '/income_tax_returns',
  );
  expect(returns.body.income_tax_returns).toHaveLength(1);
  await expect(page.getByRole('main').getByRole('link', { name: /Tax Re(turn|fund)/ })).toHaveCount(
    0,
  );
  await page.goto('/tax-return');
  await expect(page.getByText('Estimated Total Refund')).toBeVisible();
});

test('signing out ends the mock’s session, and demo mode with it where triggers are off', async ({
  page,
}) => {
  await setDemo(page, { hasTriggers: false, isOn: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(demoStrip(page).getByRole('button', { name: 'Turn demo mode on' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mockBackEnd'))).toBeNull();
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
