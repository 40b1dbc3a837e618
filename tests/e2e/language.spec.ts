import { expect, test, type Page } from 'playwright/test';
import { mailTo } from './inbox.ts';
import { fillSignIn } from './sign-in.ts';
import { PASSWORD, stranger } from './stranger.ts';

/* In which language somebody is spoken to, on screens and by mail. */

/** Whose pages are in either language. */
const CONTINUE = /^Contin(ue|uar)$/;

const profileLanguage = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/api/v1/users/profile')).json()).language;

test.describe('who signs up in a browser that speaks Spanish', () => {
  test.use({ locale: 'es-US' });

  test('is mailed in Spanish, finds it in another browser, and in English once she chooses that', async ({
    page,
    browser,
  }) => {
    const who = stranger();
    await page.goto('/users/sign_up');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await page.getByRole('button', { name: CONTINUE }).click();
    await page.locator('[name=firstName]').fill(who.firstName);
    await page.locator('[name=lastName]').fill(who.lastName);
    await page.locator('[name=email]').fill(who.email);
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: CONTINUE }).click();
    await page.waitForURL(/\/users\/password\/edit\?reset_password_token=/);

    const mail = await mailTo(who.email, /^Confirma tu correo electrónico$/);
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.text).toContain('Te damos la bienvenida a Reset.');
    expect(mail.text).toMatch(/hasta el: (lunes|martes|miércoles|jueves|viernes|sábado|domingo), /);

    await page.locator('input[type=password]').fill(PASSWORD);
    await expect(page.locator('button[type=submit]')).toBeEnabled();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/apply?showIntro=true');
    expect(await profileLanguage(page)).toBe('es-US');

    const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await elsewhere.goto('/users/sign_in');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US');
    await fillSignIn(elsewhere, { email: who.email, password: PASSWORD });
    await elsewhere.waitForURL(({ pathname }) => pathname !== '/users/sign_in');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es-US');

    await elsewhere.goto('/users/password/forgot');
    const kept = elsewhere.waitForResponse((reply) => reply.url().endsWith('/users/language'));
    await elsewhere.getByRole('button', { name: 'English' }).click();
    expect((await kept).status()).toBe(204);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(await profileLanguage(page)).toBe('en-US');

    const reset = await page.request.post('/api/v1/users/passwords', {
      data: { user: { email: who.email } },
      headers: { 'X-CSRF-Token': await csrfOf(page), Origin: new URL(page.url()).origin },
    });
    expect(reset.status()).toBe(200);
    await mailTo(who.email, /^Reset your password$/);
    await elsewhere.context().close();
  });
});

const csrfOf = async (page: Page): Promise<string> =>
  (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '';
