import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { pressOn, typeInto } from './keyboard.ts';

/* Under two names: the homes of partners, and the sign-up that they lead to. */

const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

test('who comes by HVFCU signs up for its card in its colours, by keyboard on the smallest phone [PUB-043, PUB-045, PUB-047, PLT-048, PLT-056, PLT-059]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.goto('/hvfcu');
  await expect(page.getByText('Reset for HVFCU members')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Up to $100');
  expect(await theme()).toBe('hvfcu');
  expect(await stored(page, 'partner')).toBe('hvfcu');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);

  await pressOn(page, page.getByRole('link', { name: 'Get your card' }));
  await expect(page.getByRole('main')).toContainText('Get your Reset card with HVFCU');
  await expect(page).toHaveURL('/users/sign_up?signup=true');
  expect(await theme()).toBe('hvfcu');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  await typeInto(page, page.getByLabel('First name'), 'Ana');
  await typeInto(page, page.getByLabel('Last name'), 'Lopez');
  const email = `ana.${newId()}@example.com`;
  await typeInto(page, page.getByLabel('Email'), email);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/users'));
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  expect((await sent).postDataJSON()).toMatchObject({
    user: { email },
    partner: 'hvfcu',
    product_name: 'earned_wage_access',
  });
  await page.waitForURL('**/users/password/edit?*');
});

test('the home of CSC has the card and the taxes, each with its terms and a sign-up that keeps both [PUB-044, PUB-046, PUB-048, PUB-049, PUB-050, PUB-052, PUB-053, PUB-055, PUB-056]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/csc');
  await expect(main).toContainText('Reset for CSC customers');
  for (const words of [
    'No interest, monthly, transfer or late fees',
    'No credit check',
    'No security deposit',
    'follows your daily income, your bank balance and your upcoming bills',
    'Wherever Visa cards are accepted',
    'excluding territories',
    'Apple Pay or Google Wallet',
    'at least $500 per month',
    'Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin',
    'Reset is not a bank',
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(main).not.toContainText('$100');

  await page.getByRole('link', { name: 'Get your card' }).click();
  await expect(main).toContainText('Get your Reset card with CSC');
  await expect(page).toHaveURL('/users/sign_up?signup=true');
  expect(await stored(page, 'partner')).toBe('csc');
  expect(await stored(page, 'productName')).toBe('earned_wage_access');

  await page.goto('/csc');
  await page.getByRole('link', { name: 'Your taxes with Reset and CSC' }).click();
  await expect(page).toHaveURL('/csc/tax');
  await expect(main).toContainText('Reset for CSC customers');
  for (const words of [
    'A flat fee of $20',
    'free when the refund is direct-deposited to a partner credit union',
    'Tax filing is not available in California',
    'April 15, 2025',
    'third-party tax provider',
  ]) {
    await expect(main).toContainText(words);
  }
  // Its people are offered no card after taxes, with which an advance is spent.
  await expect(main).not.toContainText(/advance|21 days/);
  await page.getByRole('link', { name: 'File your taxes' }).click();
  await expect(main).toContainText('File your taxes with Reset and CSC');
  await expect(page).toHaveURL('/users/sign_up?signup=true');
  expect(await stored(page, 'partner')).toBe('csc');
  expect(await stored(page, 'productName')).toBe('tax_refund_advance');
});

test('the home of a partner whose people may spend an advance has its terms [PUB-051, PUB-054]', async ({
  page,
}) => {
  await page.goto('/msufcu/tax');
  const terms = page.getByRole('note', { name: 'Terms of the tax offer' });
  await expect(terms).toContainText('up to 21 days early with a refund of at least $1,000');
  await expect(terms).toContainText('Tax advances are not available in California.');
});

test('each partner has a home for each product, and nobody else has one [PUB-045, PLT-052]', async ({
  page,
}) => {
  for (const [slug, name] of [
    ['msufcu', 'MSUFCU'],
    ['cusg', 'CUSG'],
    ['national-debt-relief', 'National Debt Relief'],
  ]) {
    await page.goto(`/${slug}/tax`);
    await expect(page.getByRole('main')).toContainText(`Reset for ${name}`);
    await expect(page).toHaveURL(`/${slug}/tax`);
    expect(await stored(page, 'partner')).toBe(slug);
    await expect(page.getByRole('link', { name: `The Reset card with ${name}` })).toHaveAttribute(
      'href',
      `/${slug}`,
    );
  }
  await page.evaluate(() => sessionStorage.clear());
  const response = await page.goto('/zzz');
  expect(response?.status()).toBe(404);
  expect(await stored(page, 'partner')).toBeNull();
});
