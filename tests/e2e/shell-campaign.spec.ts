import { expect, test, type Page } from 'playwright/test';
import { callSdk } from './live-sdk.ts';
import { signInAs } from './sign-in.ts';

const ADVERTISEMENT =
  'utm_campaign=spring&utm_source=bus&utm_medium=poster&fi_name=Harbor%20Bank&fi_id=ins_1' +
  '&pp_name=Payday&pp_id=42&partner=hvfcu&flow=tax&group_id=g-7&referral_slug=friend';

test.describe('a campaign in the address', () => {
  test('is kept and taken out before the router sees it; all else stays [PLT-046, PLT-047, PLT-049, PLT-050, PLT-051, PLT-053, PLT-063]', async ({
    page,
  }) => {
    await recordRouterStart(page);
    await page.goto(`/?ss=abc%2Fdef&${ADVERTISEMENT}&signup=true#where`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = '?ss=abc%2Fdef&signup=true';
    await expect(page).toHaveURL(`/${kept}#where`);
    expect(await routerStart(page)).toBe(`${kept}#where`);

    expect(await stored(page, 'localStorage')).toEqual({
      utmParams: { utm_campaign: 'spring', utm_source: 'bus', utm_medium: 'poster' },
    });
    expect(await stored(page, 'sessionStorage')).toEqual({
      signupParams: { fi_name: 'Harbor Bank', fi_id: 'ins_1', pp_name: 'Payday', pp_id: '42' },
      partner: 'hvfcu',
      productName: 'tax_refund_advance',
      group_id: 'g-7',
      referralSlug: 'friend',
    });
  });

  test('outlives pages without one, which change nothing of it [PLT-052, PLT-053]', async ({
    page,
  }) => {
    await page.goto(`/?${ADVERTISEMENT}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'hvfcu');
    const before = await stored(page, 'sessionStorage');
    await page.goto('/faqs?partner=nobody&flow=lottery');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/faqs');
    expect(await stored(page, 'sessionStorage')).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'hvfcu');
  });
});

test.describe('the data layer', () => {
  test('hears of nothing but the three events, each with what it tells [PLT-043, PLT-044, PLT-045]', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('track ')) said.push(message.text());
    });
    await page.goto(`/?${ADVERTISEMENT}`);
    await signInAs(page, 'hourly_ach');
    for (const name of ['Transactions', 'Income', 'Account', 'Dashboard']) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page).toHaveTitle(`${name} | Reset`);
    }
    expect(await dataLayer(page)).toEqual([]);

    await callSdk(page, 'track', 'user_signup_submitted');
    await callSdk(page, 'track', 'user_signup_successful');
    await callSdk(page, 'track', 'dashboard_tab_changed', { tab: 'payday' });
    expect(await dataLayer(page)).toEqual([
      { event: 'user_signup_submitted' },
      { event: 'user_signup_successful' },
      { event: 'dashboard_tab_changed', tab: 'payday' },
    ]);
    // Outside production the console shows each.
    await expect.poll(() => said.length).toBe(3);
  });
});

const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);

/** What a storage holds, objects as objects. */
const stored = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => {
    const read = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);
    return Object.fromEntries(
      Object.entries(window[name]).map(([key, text]) => [key, read(String(text))]),
    );
  }, storage);

/** The router marks the history's entry, when it starts, with its place in the order. */
const recordRouterStart = (page: Page) =>
  page.addInitScript(() => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state, ...rest) => {
      if ((state as { idx?: number } | null)?.idx === 0 && !('routerStart' in window)) {
        Object.assign(window, { routerStart: window.location.search + window.location.hash });
      }
      replace(state, ...rest);
    };
  });

const routerStart = (page: Page) =>
  page.evaluate(() => (window as unknown as { routerStart?: string }).routerStart);
