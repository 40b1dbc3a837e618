import { expect, test } from 'playwright/test';
import { newCardholder } from './cardholder.ts';
import { demoCall, demoStrip, greeting, openDemo, panelButton, setDemo, switcher } from './demo.ts';
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
  for (const code of ['[MSW]', 'mockBackEnd', 'ana.lopez', 'Demo controls']) {
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

test('the flag has demo mode be available, and its setting is kept [DEMO-004, DEMO-009, DEMO-010, PLT-063]', async ({
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

test('a tab stays as it began while another turns demo mode on, where logging out ends her own session too', async ({
  context,
  page,
}) => {
  await signIn(page, await newCardholder());
  await setDemo(page, { hasTriggers: false });
  await page.goto('/dashboard');
  const other = await context.newPage();
  await setDemo(other, { hasTriggers: false });
  await other.goto('/dashboard');
  await demoStrip(other).getByRole('button', { name: 'Turn demo mode on' }).click();
  await expect(greeting(other, 'Ana')).toBeVisible();

  await page.getByRole('link', { name: 'Income', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
  await expect(demoStrip(page).getByRole('button', { name: 'Turn demo mode on' })).toBeVisible();
  await expect(page.getByText('is made up')).toHaveCount(0);

  await other.getByRole('button', { name: /^Hi, Ana/ }).click();
  await other.getByRole('menuitem', { name: 'Log Out' }).click();
  await other.waitForURL(({ pathname }) => pathname === '/');
  expect((await page.request.get('/api/v1/users/profile')).status()).toBe(401);
});
