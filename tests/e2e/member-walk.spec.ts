import { expect, test, type Locator, type Page } from 'playwright/test';
import { buy, newCardholder, settledLimit, SOON } from './cardholder.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { signIn } from './sign-in.ts';

/* What a member does with her account on a phone, by keyboard and by the names that are read to her. */

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
const main = (page: Page): Locator => page.getByRole('main');

test(
  'a card is frozen and unfrozen, a declined purchase explained, data downloaded, and the language changed in a form, without a mouse',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const who = await newCardholder();
    await signIn(page, who);
    await page.goto('/dashboard');
    expect(await settledLimit(page)).toBeGreaterThan(20);

    await test.step('she freezes her card', async () => {
      await pressOn(page, link(page, 'Account').last());
      await pressOn(page, link(page, 'Freeze card'));
      await expect(heading(page, 'Freeze card')).toBeVisible();
      await pressOn(page, button(page, 'Freeze card'));
      await expect(main(page).getByText('Frozen', { exact: true })).toBeVisible();
      await expect(page.getByRole('status').getByText('Your card is frozen')).toBeAttached();
    });

    await test.step('a purchase is declined, and the transaction says why', async () => {
      const bought = await buy(page, 12, 'Harbor Books');
      expect(bought.customer_state).toBe('declined');
      await pressOn(page, link(page, 'Transactions'));
      await pressOn(page, link(page, /^Harbor Books/));
      await expect(heading(page, 'Harbor Books')).toBeVisible();
      await expect(main(page).getByText('Declined', { exact: true })).toBeVisible();
      await expect(
        main(page).getByText('It would have been approved with a card that is not frozen.'),
      ).toBeVisible();
    });

    await test.step('she unfreezes it from there, and the same purchase is approved', async () => {
      await pressOn(page, link(page, 'Unfreeze card'));
      await expect(heading(page, 'Freeze card')).toBeVisible();
      await pressOn(page, button(page, 'Unfreeze card'));
      await expect(main(page).getByText('Active', { exact: true })).toBeVisible(SOON);
      expect((await buy(page, 12, 'Harbor Books')).customer_state).toBe('pending');
    });

    await test.step('she downloads her data', async () => {
      await pressOn(page, link(page, 'Account').last());
      await pressOn(page, link(page, 'Your data'));
      await typeInto(page, page.getByLabel('Current password'), who.password);
      const saved = page.waitForEvent('download');
      await pressOn(page, button(page, 'Download my data'));
      expect((await saved).suggestedFilename()).toMatch(/^reset-your-data-.+\.zip$/);
      await expect(page.getByRole('heading', { name: 'Your data was downloaded.' })).toBeVisible();
    });

    await test.step('a form keeps what she typed while she changes the language', async () => {
      await page.goto('/account/personal-info');
      await pressOn(page, button(page, 'Edit'));
      await expect(page.getByLabel('First name')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Ninette');
      await pressOn(page, button(page, 'Español'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      await expect(heading(page, 'Información personal')).toBeVisible();
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ninette');
      await pressOn(page, button(page, 'English'));
      await expect(page.getByLabel('First name')).toHaveValue('Ninette');
    });
  },
);
