import { expect, test } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { pressOn, typeInto } from './keyboard.ts';
import {
  OTHER_PASSWORD,
  otherBrowser,
  PASSWORD,
  signUp,
  stranger,
  turnOnSecondFactor,
} from './stranger.ts';

/* What goes wrong with accounts, put right by who uses no mouse, on the smallest phone. */

test(
  'a lost phone, a forgotten password and a taken address need no mouse',
  { tag: '@long' },
  async ({ page, browser }) => {
    const who = stranger();
    await signUp(page, who);
    await page.goto(linkIn(await mailTo(who.email, /confirm/i), '/users/confirmation'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/users/confirmation');
    const [code = ''] = await turnOnSecondFactor(page, who);
    const hers = await otherBrowser(browser);
    await hers.setViewportSize({ width: 320, height: 640 });
    const password = hers.locator('input[type=password]');
    const button = (name: string) => hers.getByRole('button', { name });

    await hers.goto('/users/sign_in');
    await pressOn(hers, hers.getByRole('link', { name: 'Forgot your password?' }));
    await hers.waitForURL('**/users/password/forgot');
    await typeInto(hers, hers.getByLabel('Email', { exact: true }), who.email);
    await hers.keyboard.press('Enter');
    await expect(hers.getByText("If there's an account with this email address")).toBeVisible();
    await hers.goto(linkIn(await mailTo(who.email, /reset|new password/i), '/users/password/edit'));
    await typeInto(hers, password, OTHER_PASSWORD);
    await expect(button('Set Password')).toBeEnabled();
    await hers.keyboard.press('Enter');

    // Who has a second factor signs in with the new password, here without the phone.
    await hers.waitForURL('**/users/sign_in');
    await typeInto(hers, hers.getByLabel('Email', { exact: true }), who.email);
    await typeInto(hers, password, OTHER_PASSWORD);
    await hers.keyboard.press('Enter');
    await pressOn(hers, button('Use a recovery code instead'));
    await typeInto(hers, hers.getByLabel('Recovery code'), code);
    await hers.keyboard.press('Enter');
    await hers.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
    await hers.context().close();

    const another = await otherBrowser(browser);
    await another.setViewportSize({ width: 320, height: 640 });
    await another.goto('/users/sign_up');
    await pressOn(another, another.getByRole('button', { name: 'Continue' }));
    await typeInto(another, another.getByLabel('First name'), 'Somebody');
    await typeInto(another, another.getByLabel('Last name'), 'Else');
    await typeInto(another, another.getByLabel('Email'), who.email);
    await another.getByRole('checkbox').focus();
    await another.keyboard.press('Space');
    await pressOn(another, another.getByRole('button', { name: 'Continue' }));
    await typeInto(another, another.locator('input[type=password]'), PASSWORD);
    await expect(another.getByRole('button', { name: 'Set Password' })).toBeEnabled();
    await another.keyboard.press('Enter');
    await expect(another.getByText('This link is no longer valid')).toBeVisible();
    await mailTo(who.email, /already/i);
    await another.context().close();
  },
);
