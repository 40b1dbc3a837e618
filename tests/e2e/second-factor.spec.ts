import { expect, test, type Page } from 'playwright/test';
import { codeFrom, mailTo, textsTo } from './inbox.ts';
import { enterCode, fillSignIn, logIn } from './sign-in.ts';
import {
  otherBrowser,
  PASSWORD,
  signUp,
  stranger,
  turnOnSecondFactor,
  type Stranger,
} from './stranger.ts';

/* The second factor and the sessions behind it, as their owner meets them. */

test.describe('an account with a second factor', () => {
  test('is entered with a recovery code when the phone is lost, each once [PUB-037]', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await signUp(page, who);
    const codes = await turnOnSecondFactor(page, who);
    expect(codes).toHaveLength(10);

    const elsewhere = await otherBrowser(browser);
    await recover(elsewhere, who, codes[0]);
    await elsewhere.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
    await mailTo(who.email, /recovery code/i);

    await elsewhere.context().clearCookies();
    await recover(elsewhere, who, codes[0]);
    await expect(elsewhere.getByText('Invalid code').first()).toBeVisible();
    await elsewhere.context().close();
  });

  test('lists where it is signed in, and ends it everywhere', async ({ page, browser }) => {
    const who = stranger();
    await signUp(page, who);
    await turnOnSecondFactor(page, who);
    const elsewhere = await otherBrowser(browser);
    await elsewhere.goto('/users/sign_in');
    await logIn(elsewhere, { email: who.email, password: PASSWORD, phone_number: who.phone });
    await page.goto('/account/security');
    const sessions = page.getByRole('listitem').filter({ hasText: /Chrom/ });
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /sign out/i })
      .click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    for (const seen of [page, elsewhere]) {
      expect((await seen.request.get('/api/v1/users/profile')).status()).toBe(401);
    }
    await elsewhere.context().close();
  });

  test('asks for the code again when it was wrong, and sends another at once, then after a minute [MEM-169]', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await signUp(page, who);
    await turnOnSecondFactor(page, who);
    const elsewhere = await otherBrowser(browser);
    await elsewhere.goto('/users/sign_in');
    const credentials = { email: who.email, password: PASSWORD };
    const code = await codeFrom(who.phone, () => fillSignIn(elsewhere, credentials));
    await enterCode(elsewhere, code === '000000' ? '000001' : '000000', 'Log In');
    await expect(elsewhere.getByText('Invalid code').first()).toBeVisible();
    const before = (await textsTo(who.phone)).length;
    await elsewhere.getByRole('button', { name: 'Resend' }).click();
    await expect(elsewhere.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await expect.poll(async () => (await textsTo(who.phone)).length).toBe(before + 1);
    const again = /\d{6}/.exec((await textsTo(who.phone))[0]?.text ?? '')?.[0] ?? '';
    await enterCode(elsewhere, again, 'Log In');
    await elsewhere.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
    await elsewhere.context().close();
  });
});

/** Signs in by password and a recovery code. */
async function recover(page: Page, { email }: Stranger, code = ''): Promise<void> {
  await page.goto('/users/sign_in');
  await fillSignIn(page, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Log In' }).click();
}
