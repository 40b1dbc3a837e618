import { expect, test } from 'playwright/test';
import { codeFrom } from './inbox.ts';
import { newPerson } from './security/people.ts';
import { logIn, signIn } from './sign-in.ts';
import { OTHER_PASSWORD, otherBrowser } from './stranger.ts';

test.describe('the page of login and security', () => {
  test('turns the second factor off by a code, and says when one was wrong [MEM-163, MEM-164, MEM-167, MEM-168]', async ({
    page,
  }) => {
    const { id, email, password, phone } = await newPerson({ hasSecondFactor: true });
    if (phone === null) throw new Error('She has a second factor.');
    await page.goto('/users/sign_in');
    await logIn(page, { email, password, phone_number: phone });
    await page.goto('/account/security');
    const asked = page.waitForRequest((request) => request.url().endsWith('/send_code'));
    const code = await codeFrom(phone, () =>
      page.getByRole('button', { name: 'Turn off' }).first().click(),
    );
    expect((await asked).postDataJSON()).toEqual({ user_id: id });

    const wrong = code === '000000' ? '111111' : '000000';
    await page.getByLabel('6-digit code').fill(wrong);
    await page.getByRole('button', { name: 'Turn off' }).last().click();
    await expect(page.getByLabel('6-digit code')).toHaveAccessibleDescription(/Invalid code/);
    await page.getByLabel('6-digit code').fill(code);
    const sent = page.waitForRequest((request) => request.url().endsWith('/verify_code'));
    const refetched = page.waitForResponse((response) => response.url().endsWith('/users/profile'));
    await page.getByRole('button', { name: 'Turn off' }).last().click();
    expect((await sent).postDataJSON()).toEqual({ otp_attempt: code, type: 'disable_mfa' });
    await refetched;
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await expect(page.getByLabel('6-digit code')).toHaveCount(0);
  });
});

test.describe('a password that is changed', () => {
  test('lets her go on here, and logs out another browser, which says why, once', async ({
    page,
    browser,
  }) => {
    const { email, password } = await newPerson();
    const elsewhere = await otherBrowser(browser);
    await signIn(elsewhere, { email, password });
    await signIn(page, { email, password });
    await page.goto('/account');
    await page.getByRole('link', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill(OTHER_PASSWORD);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your password has been changed' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

    await elsewhere.goto('/account');
    await elsewhere.waitForURL('**/users/sign_in');
    const why = elsewhere.getByText(/^You were logged out\. That happens after a password change/);
    await expect(why).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(why).toHaveCount(0);
    await logIn(elsewhere, { email, password: OTHER_PASSWORD });
    await elsewhere.context().close();
  });
});
