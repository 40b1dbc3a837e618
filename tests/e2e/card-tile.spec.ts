import { expect, test, type Page } from 'playwright/test';
import { changeJson } from './change-answer.ts';
import { person } from './product/running-product.ts';
import { signIn, signInAs } from './sign-in.ts';

/* The card on the dashboard: its two sides, what its limit says, and how a card is activated. */

const tileOf = (page: Page) => page.getByRole('group', { name: 'Reset virtual card' });
const whyZero = (page: Page) => page.getByRole('button', { name: 'Why is my limit $0?' });

const withLimit = (page: Page, dollars: number) =>
  changeJson(page, '**/api/v1/dashboard/overview', (overview) => ({
    ...overview,
    dsl: { current_amount: dollars, max_amount: 200 },
  }));

test('the card turns to its number in the issuer’s frames, and back [MEM-022, MEM-024, MEM-025]', async ({
  page,
}) => {
  await signInAs(page, 'hourly_ach');
  const tile = tileOf(page);
  await expect(tile).toContainText(/Reset.*Virtual card.*•••• \d{4}.*Spending Limit/s);
  await expect(tile).toContainText(/\$\d+.*Until payday on \w{3}, \w{3} \d+/s);
  const lastFour = /•••• (\d{4})/.exec(await tile.innerText())?.[1] ?? '';

  await tile.getByRole('button', { name: 'Show card number' }).press('Enter');
  const back = page.getByRole('button', { name: 'Hide card number' });
  await expect(back).toBeFocused();
  const widget = tile.frameLocator('iframe');
  const part = (title: string) => widget.frameLocator(`[title="${title}"]`).locator('output');
  await expect(part('Card number')).toHaveText(new RegExp(`^\\d{4} \\d{4} \\d{4} ${lastFour}$`));
  await expect(part('Expiry')).toHaveText(/^\d{2}\/\d{2}$/);
  await expect(part('CVV')).toHaveText(/^\d{3}$/);

  await back.press('Enter');
  await expect(tile.locator('iframe')).toHaveCount(0);
  await expect(tile.getByRole('button', { name: 'Show card number' })).toBeFocused();
});

test('the limit is shown as it is: exact when small, grey at zero [MEM-023, MEM-026, MEM-028]', async ({
  page,
}) => {
  const figures: [dollars: number, text: string, isActive: boolean][] = [
    [120, '$120', true],
    [9.5, '$9.50', true],
    [-5, '$0.00', false],
  ];
  await signInAs(page, 'hourly_ach');
  for (const [dollars, text, isActive] of figures) {
    await withLimit(page, dollars);
    await page.reload();
    await expect(tileOf(page).getByText(text, { exact: true })).toBeAttached();
    await expect(tileOf(page)).toHaveAttribute('data-active', String(isActive));
    await expect(whyZero(page)).toHaveCount(isActive ? 0 : 1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a limit that is updating says so, and then shows what it is [MEM-017, MEM-027]', async ({
  page,
}) => {
  let isUpdating = true;
  const none = { source: null, error_type: null, product: null, state: null, jurisdiction: null };
  const updating = { type: 'spending_limit_updating', params: none, require_action: false };
  const broken = {
    type: 'integration_error',
    params: { ...none, source: 'plaid', error_type: 'monitoring_status_unavailable' },
    require_action: true,
  };
  const id = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
  await withLimit(page, 120);
  await changeJson(page, '**/api/v1/notifications', () => [
    { id: id(1), ...broken },
    ...(isUpdating ? [{ id: id(2), ...updating }] : []),
  ]);
  await signInAs(page, 'hourly_ach');
  const tile = tileOf(page);
  await expect(tile.getByText('Updating...')).toBeVisible();
  await expect(tile.getByRole('progressbar', { name: 'Updating...' })).toBeVisible();
  await expect(tile.getByText('$120')).toBeHidden();
  const before = await tile.boundingBox();
  isUpdating = false;
  await expect(tile.getByText('Updating...')).toBeHidden();
  await expect(tile.getByText('$120', { exact: true })).toBeAttached();
  expect(await tile.boundingBox()).toEqual(before);

  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming Bills' })).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Show card number' })).toBeVisible();
});

test('a limit of $0 is explained [MEM-029, MEM-030, MEM-031, MEM-032, MEM-033, MEM-034, MEM-035]', async ({
  page,
}) => {
  const reasons = async () => {
    await whyZero(page).click();
    const dialog = page.getByRole('dialog', { name: 'Why is my spending limit $0?' });
    await expect(dialog).toHaveCSS('width', '480px');
    const text = await dialog.getByRole('list').innerText();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return text;
  };
  await withLimit(page, 0);
  await signInAs(page, 'direct_deposit');
  const byDeposit = await reasons();
  expect(byDeposit).toMatch(/100% of your direct deposit.*Split deposits are not supported/s);
  expect(byDeposit).toMatch(/drops if your bank balance may not cover/);
  expect(byDeposit).toMatch(/24 hours.*contact your employer/s);
  expect(byDeposit).toMatch(/spent your whole limit. New earnings come in daily/);
  expect(byDeposit).not.toContain('New user account');

  await changeJson(page, '**/api/v1/users/profile', (profile) => ({
    ...profile,
    current_card_account: null,
    repayment_method: 'ach_debit_flow',
  }));
  await page.reload();
  await expect(tileOf(page)).toHaveCount(0);
  const withoutCard = await reasons();
  expect(withoutCard).toMatch(/New user account.*up to an hour to process your data/s);
  expect(withoutCard).not.toContain('Direct deposit switching');
});

test('a card that came by mail is activated in the issuer’s page [MEM-145, MEM-146]', async ({
  page,
}) => {
  const { lastFour, address } = await cardByMail();
  let activateUrl: string | null = address;
  type Profile = { current_card_account: object };
  await changeJson<Profile>(page, '**/api/v1/users/profile', (profile) => ({
    ...profile,
    current_card_account: { ...profile.current_card_account, activate_url: activateUrl },
  }));
  await signIn(page, person('hourly_ach'));
  await page.goto('/activate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activate Your Card');
  const issuer = page.frameLocator('main iframe').frameLocator('iframe');
  await issuer.getByLabel('Last four digits of its number').fill(lastFour);
  await issuer.getByRole('button').click();
  await expect(page.getByText('Thanks for activating your card!')).toBeFocused();

  activateUrl = null;
  await page.reload();
  await expect(page.getByText('Thanks for activating your card!')).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Check Spending Limit' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** A plastic card at the issuer, and where its holder activates it. */
async function cardByMail(): Promise<{ lastFour: string; address: string }> {
  const legal_address = {
    address_line_1: '1 Elm Street',
    city: 'Salem',
    state: 'OR',
    postal_code: '97301',
    country_code: 'US',
  };
  const name = { first_name: 'Ana', last_name: 'Lopez', dob: '1990-02-03', ssn: '123-45-6789' };
  const holder = await askIssuer<Made>('POST', '/persons', { ...name, legal_address });
  const customer_id = holder.id;
  const verification = { person_id: customer_id, customer_consent: true };
  await askIssuer('POST', '/verifications/verify', verification);
  const account = await askIssuer<Made>('POST', '/accounts', {
    account_type: 'CHECKING',
    relationships: [{ person_id: customer_id, relationship_type: 'ACCOUNT_HOLDER' }],
  });
  const whose = { customer_id, account_id: account.id };
  const { card_products } = await askIssuer<Products>('GET', '/cards/products');
  const card = await askIssuer<Made & { last_four: string }>('POST', '/cards', {
    ...whose,
    form: 'PHYSICAL',
    card_product_id: card_products.find(({ form }) => form === 'PHYSICAL')?.id,
    shipping: { address: legal_address },
  });
  const query = new URLSearchParams({ widget_type: 'activate_card', ...whose });
  const { url } = await askIssuer<{ url: string }>('GET', `/cards/card_widget_url?${query}`);
  return { lastFour: card.last_four, address: url };
}
type Made = { id: string };
type Products = { card_products: { id: string; form: string }[] };

async function askIssuer<Answer>(method: 'GET' | 'POST', path: string, body?: object) {
  const reply = await fetch(`${process.env['RESET_SANDBOX_URL']}/synctera/v0${path}`, {
    method,
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  return (await reply.json()) as Answer;
}
