import type { Profile } from '@reset/api-contract/member/profile.ts';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { becomeVerifiedByKeyboard, SOON, task } from './application.ts';
import { buy, outstanding, settledLimit } from './cardholder.ts';
import { linkIn, mailTo } from './inbox.ts';
import { chooseRadio, pressOn, typeInto } from './keyboard.ts';
import {
  applyAs,
  askSandbox,
  linkBankByKeyboard,
  linkPayrollByKeyboard,
  newApplicant,
  payrollOf,
} from './linking.ts';
import { PASSWORD, stranger } from './stranger.ts';

/* From applicant to cardholder, both ways to repay. */

/** After it what is shown is asked for again. */
const HALF_A_MINUTE = 30_000;

test.use({ viewport: { width: 320, height: 640 } });

const profileOf = async (page: Page): Promise<Profile> =>
  (await page.request.get('/api/v1/users/profile')).json() as Promise<Profile>;
const revealed = (page: Page) => page.getByRole('dialog', { name: 'Your Reset Card is here' });
/** The words in the largest letters. */
const loudest = (place: Locator): Promise<string | null> =>
  place.evaluate((element) => {
    const sizeOf = (one: Element) => Number(getComputedStyle(one).fontSize.replace('px', ''));
    const all = [...element.querySelectorAll('*')].filter(({ innerHTML }) =>
      /^[^<]/.test(innerHTML),
    );
    return all.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]?.textContent ?? null;
  });
const switching = (page: Page) =>
  page.frameLocator('[role=dialog] iframe').frameLocator('iframe[title="Pinwheel"]');

test('an hourly worker comes from an ad to her card by direct deposit, with the keyboard alone, and buys with it [ONB-004, ONB-005, ONB-122, ONB-126]', async ({
  page,
}) => {
  test.slow();
  const who = stranger();
  const press = (name: string) => pressOn(page, page.getByRole('button', { name, exact: true }));

  await test.step('she follows the ad and signs up', async () => {
    await page.goto('/users/sign_up?utm_campaign=spring&utm_source=bus');
    await press('Continue');
    await typeInto(page, page.getByLabel('First name'), who.firstName);
    await typeInto(page, page.getByLabel('Last name'), who.lastName);
    await typeInto(page, page.getByLabel('Email'), who.email);
    await typeInto(page, page.getByRole('checkbox'), ' ');
    await press('Continue');
    await typeInto(page, page.locator('input[type=password]'), PASSWORD);
    await press('Set Password');
    await page.waitForURL('**/apply?showIntro=true');
    const mail = await mailTo(who.email, /confirm/i);
    await page.goto(linkIn(mail, '/users/confirmation'));
    await press('Confirm my email');
    await page.waitForURL(({ pathname }) => pathname !== '/users/confirmation');
  });

  await test.step('she links bank and payroll, and is verified', async () => {
    await page.goto('/apply?skip_intro=true');
    await linkBankByKeyboard(page, 'Tidewater Savings Bank');
    await linkPayrollByKeyboard(page, 'Northwind Payroll');
    await becomeVerifiedByKeyboard(page);
  });

  await test.step('her pay is switched to us', async () => {
    await chooseRadio(page, page.getByRole('radio', { name: 'My direct deposit' }));
    await press('Switch my direct deposit');
    const widget = switching(page).getByRole('button', { name: 'Switch my direct deposit' });
    await widget.waitFor(SOON);
    await pressOn(page, widget);
    await expect(revealed(page)).toBeVisible(SOON);
  });

  await test.step('her card is there, with its number in the issuer’s frame', async () => {
    const card = revealed(page).getByRole('group', {
      name: /^Reset virtual card ending in \d{4}$/,
    });
    await expect(card).toBeVisible();
    await expect(revealed(page).getByText(/^You can spend up to \$/)).toBeVisible(SOON);
    expect(await loudest(revealed(page))).toMatch(/^\$\d/);
    // The next step is in sight, and something goes on below it.
    const leave = page.getByRole('button', { name: 'Go to my dashboard' });
    await expect(leave).toBeInViewport({ ratio: 1 });
    await expect(leave.locator('..')).not.toHaveCSS('box-shadow', 'none');
    await press('Show card number');
    await expect(revealed(page).locator('iframe[data-open=true]')).toBeVisible(SOON);
    for (const [wallet, first] of [
      ['Apple Wallet', 'Open the Wallet app and tap the plus sign.'],
      ['Google Wallet', 'Open the Google Wallet app and tap Add to Wallet.'],
    ] as const) {
      await press(wallet);
      await expect(revealed(page).getByText(first)).toBeVisible();
    }
    await press('Go to my dashboard');
    await page.waitForURL('**/dashboard');
  });

  await test.step('she is welcomed, and buys something', async () => {
    await mailTo(who.email, /Your Reset Card is ready/);
    expect(await profileOf(page)).toMatchObject({
      repayment_method: 'direct_deposit_flow',
      current_card_account: { cards: [{ form: 'VIRTUAL' }] },
    });
    const limit = await settledLimit(page);
    expect(limit).toBeGreaterThan(10);
    await buy(page, 9.5);
    await expect.poll(() => outstanding(page), SOON).toBe(9.5);
    await page.clock.install();
    await page.reload();
    await expect(page.getByText(`$${Math.floor(limit - 9.5)}`).first()).toBeAttached(SOON);
  });

  await test.step('she switches her pay away again, and her limit follows', async () => {
    const { id } = await profileOf(page);
    const account = `/control/pinwheel/accounts/${await payrollOf(id)}`;
    await askSandbox('POST', `${account}/direct_deposit`, { percent: 40 });
    const notified = async () => (await page.request.get('/api/v1/notifications')).text();
    await expect.poll(notified, SOON).toContain('direct_deposit_switched_away_from_reset');
    await page.clock.fastForward(HALF_A_MINUTE);
    await expect(page.getByText('You switched your direct deposit away from Reset')).toBeVisible(
      SOON,
    );
    await expect.poll(() => settledLimit(page), SOON).toBe(0);
  });
});

test('somebody else comes to her card by autopay, with the keyboard alone [ONB-005, ONB-124, ONB-125]', async ({
  page,
}) => {
  test.slow();
  await applyAs(page, await newApplicant());
  await linkBankByKeyboard(page, 'Tidewater Savings Bank');
  await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  await pressOn(page, page.getByRole('button', { name: 'Skip for Now' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Skip for Now' }));
  await becomeVerifiedByKeyboard(page);
  await chooseRadio(page, page.getByRole('radio', { name: 'Autopay from my checking account' }));
  await expect(page.getByText('Tidewater Savings Bank (…')).toBeVisible(SOON);
  await pressOn(page, page.getByRole('button', { name: 'Turn on autopay' }));
  await expect(revealed(page)).toBeVisible(SOON);
  await pressOn(page, page.getByRole('button', { name: 'Go to my dashboard' }));
  await page.waitForURL('**/dashboard');
  expect(await profileOf(page)).toMatchObject({
    repayment_method: 'ach_debit_flow',
    current_card_account: { cards: [{ form: 'VIRTUAL' }] },
  });
});
