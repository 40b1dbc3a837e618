import type { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import type { FboAccount } from '@reset/api-contract/member/direct-deposit.ts';
import { expect, test, type Page } from 'playwright/test';
import { buy, newCardholder, outstanding, pay, SOON } from './cardholder.ts';
import { changeJson } from './change-answer.ts';
import { newApplicant } from './linking.ts';
import { operator } from './product/running-product.ts';
import { signIn, signInAs } from './sign-in.ts';

/* A paycheck that comes to a member's deposit account: what it repays, and how she is told. */

/** Within it pay that came is shown [MEM-058]. */
const NOTICED_MS = 21_000;
/** After it what is shown is asked for again. */
const HALF_A_MINUTE = 30_000;

/** Somebody whose pay is sent to us. */
async function newDepositor() {
  const who = await newCardholder();
  const member = operator('member');
  const path = `/internal/members/${who.id}`;
  await member.put(path, { repayment_method: 'direct_deposit_flow' });
  await member.put(`${path}/deposit_account`, {
    person: {
      first_name: 'Nina',
      last_name: 'Newcomer',
      dob: '1991-02-03',
      ssn: '212345678',
      address: { street_one: '1 Elm Street', city: 'Salem', state_abbr: 'OR', zip_code: '97301' },
      phone_number: '+12025550123',
      email: who.email,
    },
  });
  return who;
}

const celebration = (page: Page) => page.getByRole('dialog', { name: 'You got paid!' });
const step = (page: Page, name: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();

/** Counts what is drawn on canvases between two wipes; the answer is the most of it so far. */
async function countParticles(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { clearRect, fill } = CanvasRenderingContext2D.prototype;
    let drawn = 0;
    Reflect.set(window, 'mostDrawn', 0);
    Object.assign(CanvasRenderingContext2D.prototype, {
      clearRect(this: CanvasRenderingContext2D, ...box: Parameters<typeof clearRect>) {
        drawn = 0;
        clearRect.apply(this, box);
      },
      fill(this: CanvasRenderingContext2D, ...shape: Parameters<typeof fill>) {
        drawn += 1;
        Reflect.set(window, 'mostDrawn', Math.max(Reflect.get(window, 'mostDrawn'), drawn));
        fill.apply(this, shape);
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'mostDrawn') as number);
}

test.use({ viewport: { width: 320, height: 640 } });

test('her paycheck repays what she spent, the rest is hers, and she is congratulated once [MEM-012, MEM-019, MEM-020, MEM-053, MEM-054, MEM-055, MEM-056, MEM-058, MEM-217, DEMO-026]', async ({
  page,
}) => {
  test.slow();
  await signIn(page, await newDepositor());
  await page.clock.install();
  await page.goto('/dashboard');
  await buy(page, 12.5);
  await buy(page, 7.25);
  await expect.poll(() => outstanding(page), SOON).toBe(19.75);

  await page.getByRole('tab', { name: 'Payday' }).click();
  await expect(page).toHaveURL(/\/dashboard#payday$/);
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toContainEqual({
    event: 'dashboard_tab_changed',
    tab: 'payday',
  });
  await expect(page.getByText('Coming soon: Track your paycheck live on payday.')).toHaveCount(0);
  await expect(step(page, 'Paycheck received')).toContainText('To come');
  await expect(page.getByRole('button', { name: 'What happens on payday?' })).toBeVisible();

  await page.getByRole('tab', { name: 'Overview' }).click();
  expect(await pay(page, 640.25)).toMatchObject({ paycheck_received: true });
  await page.clock.fastForward(NOTICED_MS);
  await expect(celebration(page)).toBeVisible(SOON);
  await expect(celebration(page)).toContainText('Your paycheck of $640.25 is here');
  await celebration(page).getByRole('button', { name: 'See details' }).click();
  await expect(page).toHaveURL(/\/dashboard#payday$/);
  await expect.poll(() => outstanding(page), SOON).toBe(0);
  await page.clock.fastForward(HALF_A_MINUTE);
  await expect(step(page, 'Paycheck received')).toContainText('$640.25Done');
  await expect(step(page, 'Advances repaid')).toContainText('$19.75Done', SOON);
  // Nobody says that the rest is with her before it is.
  await expect(step(page, /^Remainder (deposited|set aside|on its way)$/)).toContainText(
    /\$620\.50(Needs a bank account|Not sent yet|On its way)/,
  );

  await page.reload();
  await expect(step(page, 'Advances repaid')).toBeVisible();
  await expect(celebration(page)).toHaveCount(0);
});

test('pay of which nothing waits for her is celebrated with 120 particles [MEM-057]', async ({
  page,
}) => {
  const particles = await countParticles(page);
  await changeJson<DashboardPayday>(page, '**/api/v1/dashboard/payday', (payday) => ({
    ...payday,
    paycheck_received: true,
    // Of the day of whoever looked at this dashboard before.
    paycheck_celebrated: false,
    payout: null,
  }));
  await signInAs(page, 'direct_deposit');
  await expect(celebration(page)).toBeVisible();
  await expect.poll(particles).toBe(120);
});

test('where what happens outside cannot be set off, the Payday tab tells how it goes [MEM-054]', async ({
  page,
}) => {
  await signIn(page, await newDepositor());
  await page.route('**/dashboard', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('"demo_triggers":true', '"demo_triggers":false');
    await route.fulfill({ response: reply, body });
  });
  await page.goto('/dashboard#payday');
  await page.reload();
  await expect(page.getByText('Coming soon: Track your paycheck live on payday.')).toBeVisible();
  await expect(page.getByText('Remainder deposited')).toBeVisible();
  await expect(page.getByText('To come')).toHaveCount(0);
});

test('she finds where her employer sends her pay, and copies it [MEM-179, MEM-180]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await newDepositor());
  await page.goto('/account');
  await page.getByRole('link', { name: 'Set up direct deposit' }).click();
  const reply = await page.request.get('/api/v1/bank_accounts/fbo');
  const account = (await reply.json()) as FboAccount;
  for (const value of Object.values(account)) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Copy: Routing number' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.routing_number);
  await expect(page.getByText('Copied.')).toBeVisible();
});

test('who has no card sees the overview alone [MEM-021]', async ({ page }) => {
  await signIn(page, await newApplicant());
  await page.goto('/dashboard#payday');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
