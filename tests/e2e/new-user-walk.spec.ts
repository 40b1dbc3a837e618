import { expect, test, type Locator, type Page } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { choose, openBank, signInAtBank, signInAtPayroll } from './linking.ts';
import { fillSignIn } from './sign-in.ts';
import { PASSWORD, stranger } from './stranger.ts';
import { lostAtTextSize } from './text-size.ts';

/* A new person on a phone, in the dark, with large letters: from home to the wait for her pay, and
   back again. Wherever she comes to, what she does next is in sight before she moves anything. */

const WIDTH = 390;
const PERCENT = 150;
/** Webhook, job, reading and the next poll. */
const SOON = { timeout: 60_000 };

test.use({ viewport: { width: WIDTH, height: 844 }, colorScheme: 'dark' });

/** Her letters, as the browser's own setting makes them, on each page that follows. */
const enlargeText = (page: Page) =>
  page.addInitScript((percent) => {
    const larger = new CSSStyleSheet();
    larger.replaceSync(`html { font-size: ${percent}%; }`);
    document.adoptedStyleSheets.push(larger);
  }, PERCENT);

/** What is next is in sight at the top of the page, and nothing on the page is cut off. */
async function expectInSight(page: Page, next: Locator): Promise<void> {
  await expect(next).toBeVisible(SOON);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0);
  expect(await lostAtTextSize(page, { percent: PERCENT, width: WIDTH })).toEqual([]);
}

test(
  'somebody new comes from home to the wait for her pay, and out and in again, with the next step always in sight',
  { tag: '@long' },
  async ({ page }) => {
    const who = stranger();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const goOn = async (next: Locator) => {
      await expectInSight(page, next);
      await next.click();
    };
    await enlargeText(page);

    await page.goto('/');
    await goOn(page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first());

    await test.step('she signs up', async () => {
      await page.waitForURL('**/users/sign_up');
      await goOn(button('Continue'));
      await expectInSight(page, page.getByLabel('First name'));
      await page.getByLabel('First name').fill(who.firstName);
      await page.getByLabel('Last name').fill(who.lastName);
      await page.getByLabel('Email').fill(who.email);
      await page.getByRole('checkbox').check({ force: true });
      await button('Continue').click();
      const password = page.locator('input[type=password]');
      await expectInSight(page, password);
      await expect(page.getByText('Step 1 of 4: Sign up')).toBeVisible();
      await password.fill(PASSWORD);
      await button('Set Password').click();
    });

    await test.step('she confirms her address and comes to her application', async () => {
      await page.waitForURL('**/apply?showIntro=true');
      const mail = await mailTo(who.email, /confirm/i);
      await page.goto(linkIn(mail, '/users/confirmation'));
      await goOn(button('Confirm my email'));
      await page.waitForURL(({ pathname }) => pathname !== '/users/confirmation');
      await page.goto('/apply?showIntro=true');
      await goOn(button('Continue'));
    });

    await test.step('she links her bank and her payroll', async () => {
      await expect(heading('Link your checking account')).toBeVisible();
      await expectInSight(page, page.getByText('Step 2 of 4: Checking account'));
      await expectInSight(page, button('Connect'));
      await openBank(page, 'Tidewater Savings Bank');
      await signInAtBank(page, { username: 'user_part_timer' });
      await expect(heading('Your checking account is connected')).toBeVisible(SOON);
      await expectInSight(page, page.getByText('Tidewater Savings Bank'));
      await goOn(button('Continue'));
      await expect(heading('Link your payroll')).toBeVisible(SOON);
      await expectInSight(page, page.getByText('Step 3 of 4: Payroll'));
      await expectInSight(page, button('Connect'));
      await choose(page, 'Your employer, payroll provider or benefit program', 'Northwind Payroll');
      await button('Connect').click();
      await signInAtPayroll(page, { username: 'user_part_timer' });
      await expect(heading('Your payroll is connected')).toBeVisible(SOON);
      await goOn(button('Continue'));
    });

    await test.step('she waits for her pay, and knows what happens next', async () => {
      await expect(heading('Thanks for linking')).toBeVisible(SOON);
      await expectInSight(page, page.getByText('Step 4 of 4: Reading your pay'));
      await expectInSight(page, page.getByText(/there's nothing you need to do right now/));
      await goOn(page.getByRole('link', { name: 'Go to your dashboard' }));
    });

    const toApplication = page.getByRole('link', { name: 'See your application' });
    await test.step('her dashboard leads back to it', async () => {
      await page.waitForURL('**/dashboard');
      await goOn(toApplication);
      await expect(heading('Thanks for linking')).toBeVisible();
    });

    await test.step('she logs out, and in again', async () => {
      await button(`Hi, ${who.firstName}!`).click();
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/');
      await goOn(page.getByRole('main').getByRole('link', { name: 'Log In' }).first());
      await expectInSight(page, page.getByLabel('Email', { exact: true }));
      await fillSignIn(page, { email: who.email, password: PASSWORD });
      await page.waitForURL('**/apply');
      await expectInSight(page, heading('Thanks for linking'));
      await goOn(page.getByRole('link', { name: 'Go to your dashboard' }));
      await expectInSight(page, toApplication);
    });
  },
);
