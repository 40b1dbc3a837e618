import { expect, test } from 'playwright/test';
import { people } from '../../infra/dev/seed/people.ts';
import { changeAnswer } from './change-answer.ts';
import { applyAs, newApplicant } from './linking.ts';
import { person, productUrl } from './product/running-product.ts';
import { signIn, signInAs } from './sign-in.ts';

test.describe('the session', () => {
  for (const who of people) {
    test(`lets the seeded ${who.key} in`, async ({ request }) => {
      await signIn({ request }, who);
      const profile = await request.get('/api/v1/users/profile');
      expect(await profile.json()).toMatchObject({ email: who.email });
    });
  }

  test('welcomes who was let in', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });

  test('loads a page anew once somebody else signed in in another tab, and shows none of the first', async ({
    page,
  }) => {
    await applyAs(page, await newApplicant());
    await expect(page.getByRole('button', { name: 'Hi, Nina!' })).toBeVisible();
    // The page asks for the profile every few seconds, which is another's from now on.
    const loaded = page.waitForEvent('load');
    await signIn(await page.context().newPage(), person('applicant'));
    await loaded;
    await expect(page.getByRole('button', { name: 'Hi, April!' })).toBeVisible();
    await expect(page.getByText('Nina')).toHaveCount(0);
  });

  test('refuses a wrong password in one sentence and keeps the address [PUB-035]', async ({
    page,
  }) => {
    await page.goto('/users/sign_in');
    await page.getByLabel('Email').fill(person('tax').email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person('tax').email);
    await expect(page).toHaveURL(/\/users\/sign_in$/);
  });

  test('sends a visitor to sign in, and back to where she was going', async ({ page }) => {
    await page.goto('/income');
    await page.waitForURL('**/users/sign_in');
    const { email, password } = person('hourly_ach');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/income');
  });

  test('rotates at sign-in, and a cookie from before the sign-out is worth nothing [PLT-037, PLT-042]', async ({
    page,
    playwright,
  }) => {
    const cookie = async () =>
      (await page.context().cookies()).find(({ name }) => name === '__Host-reset_session');
    await page.goto('/users/sign_in');
    const visitor = await cookie();
    await signInAs(page, 'hourly_ach');
    const member = await cookie();
    expect(member).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(member?.value).not.toBe(visitor?.value);

    await page.getByRole('button', { name: /^Hi, / }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL(`${productUrl()}/`);
    const thief = await playwright.request.newContext({
      baseURL: productUrl(),
      extraHTTPHeaders: { cookie: `__Host-reset_session=${member?.value}` },
    });
    expect((await thief.get('/api/v1/users/profile')).status()).toBe(401);
    await thief.dispose();
  });

  test('clears what scripts stored at sign-out, but for analytics cookies [PLT-038, PLT-039]', async ({
    page,
  }) => {
    // Where demonstrations are on, their storage stays.
    await changeAnswer(page, '**/dashboard', (html) =>
      html.replace('"demo_triggers":true', '"demo_triggers":false'),
    );
    await signInAs(page, 'hourly_ach');
    await page.goto('/dashboard');
    await page.evaluate(() => {
      for (const name of ['_ga', '_gat', '_gid', 'seen']) document.cookie = `${name}=1; Path=/`;
      localStorage.setItem('disputes', '1');
      sessionStorage.setItem('partner', 'csc');
    });
    await page.getByRole('button', { name: /^Hi, / }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL(`${productUrl()}/`);
    const names = await page.evaluate(() =>
      document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names.toSorted()).toEqual(['_ga', '_gat', '_gid']);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});
