import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page, type Request } from 'playwright/test';
import { issuePhysicalCard, newCardholder } from './cardholder.ts';
import { changeJson } from './change-answer.ts';
import { newApplicant } from './linking.ts';
import { person } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

/* The account area as members go through it, with the services behind it. */

const PHONE = '2025550164';

/** The path of a call of ours, below the API's base. */
const calls = (path: string) => (request: Request) =>
  new URL(request.url()).pathname === `/api/v1${path}`;

/** Opens a page of somebody with a card and a phone number, who is in no other test. */
async function openAs(page: Page, path: string, { hasPlastic = false } = {}): Promise<void> {
  const who = await newCardholder({ phone_number: PHONE });
  if (hasPlastic) await issuePhysicalCard(who);
  await signIn(page, who);
  await page.goto(path);
}

/** What a support request of this page was, once it is sent by the button. */
async function requestBy(page: Page, button: string) {
  const sent = page.waitForRequest(calls('/admins/internal_message'));
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await sent).postDataJSON() as { type: string; body: string };
}

/** Of what opens only when it is asked for; the pages as they come are in every-page.ts. */
async function insistOnAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

test('the account page leads to each part of the account, and out [MEM-147, MEM-148, MEM-150, MEM-154, MEM-155]', async ({
  page,
}) => {
  await openAs(page, '/account', { hasPlastic: true });
  await expect(page.getByRole('heading', { name: 'Nina Newcomer' })).toBeVisible();
  await expect(page.getByText('NN', { exact: true })).toBeVisible();
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  await expect(page.getByText(`member since ${month}`)).toBeVisible();
  for (const [section, link, path] of [
    ['Settings', 'Personal info', '/account/personal-info'],
    ['Settings', 'Login & security', '/account/security'],
    ['Settings', 'Text message settings', '/account/text-message-settings'],
    ['Settings', 'Notifications', '/account/notifications'],
    ['Card', 'Deposit account statements', '/account/statements'],
    ['Card', 'Replace card', '/account/replace-card'],
    ['Support', 'Documents', '/account/documents'],
    ['Support', 'FAQs', '/account/user-faqs'],
    ['Support', 'Manage account', '/account/manage-account'],
  ] as const) {
    await page.getByRole('region', { name: section }).getByRole('link', { name: link }).click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
  }
  const out = page.waitForRequest(calls('/users/sign_out'));
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await out;
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('the sections of the card and of support hang on what she has [MEM-148, MEM-149, MEM-150, MEM-151, MEM-152, MEM-153, MEM-154, MEM-205]', async ({
  page,
}) => {
  const who = await newApplicant();
  const filed = {
    jurisdiction: 'Federal',
    tax_year: 2025,
    refund_amount: 1_200,
    refund_advance_eligible: false,
    refund_advance_amount: 0,
    tax_return_status: 'submitted',
  };
  await changeJson(page, '**/income_tax_returns', () => ({ income_tax_returns: [filed] }));
  await signIn(page, who);
  const linksOf = (section: string) =>
    page
      .getByRole('region', { name: section, exact: true })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
      );
  let changes: object = {};
  await changeJson(page, '**/users/profile', (profile) => ({ ...profile, ...changes }));
  const virtual = { last_four: '4242', form: 'VIRTUAL' };
  const account = (...cards: object[]) => ({
    current_card_account: { id: who.id, issued_on: '2026-11-20', linked: true, cards },
  });
  const statements = [
    'Repayments /account/repayments',
    'Deposit account statements /account/statements',
    'Freeze card /account/freeze-card',
  ];
  const deposit = ['Set up direct deposit /account/fbo-account'];
  const wallet = ['Add to a wallet /apply/wallet'];
  const situations: [changes: object, rows: string[]][] = [
    [{ eligible_for_card: false, has_fbo_account: true }, []],
    [{ eligible_for_card: true, has_fbo_account: false }, ['Apply now /apply']],
    [{ eligible_for_card: true, has_fbo_account: true }, ['Apply now /apply', ...deposit]],
    [{ ...account(virtual), has_fbo_account: false }, [...statements, ...wallet]],
    [{ ...account(virtual), has_fbo_account: true }, [...statements, ...deposit, ...wallet]],
    [
      account(virtual, { ...virtual, form: 'PHYSICAL' }),
      [...statements, 'Replace card /account/replace-card', ...wallet],
    ],
  ];
  for (const [situation, rows] of situations) {
    changes = situation;
    await page.goto('/account');
    await expect(page.getByRole('link', { name: 'Tax returns' })).toBeVisible();
    expect(await linksOf('Card')).toEqual(rows);
    expect(await linksOf('Support')).toContain('Tax returns /tax-return');
    // Without a phone number there is nothing to set of texts.
    expect(await linksOf('Settings')).toHaveLength(5);
    expect(await linksOf('Settings')).toContain('Personal info /account/personal-info');
  }
});

test('personal info is asked to be changed, what changed alone, and stays pending over a reload [MEM-156, MEM-157, MEM-158, MEM-159, MEM-160, MEM-161, MEM-162]', async ({
  page,
}) => {
  await openAs(page, '/account/personal-info');
  await expect(page.getByText('(202) 555-0164')).toBeVisible();
  await expect(page.getByText('Update pending')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await insistOnAccessible(page);
  await expect(page.getByLabel('Phone number')).toHaveValue('(202) 555-0164');
  await page.getByLabel('Email').fill('nina.n@example.com');
  await page.getByLabel('First name').fill('');
  // Her current address is not known, and is required.
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Street address')).toHaveAccessibleDescription(
    /Enter your street address/,
  );
  for (const [label, text] of [
    ['Street address', '1 Harbor Street'],
    ['City', 'Portland'],
    ['State', 'Oregon'],
    ['Zip code', '97201'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const { type, body } = await requestBy(page, 'Submit');
  expect(type).toBe('Personal Info Update');
  expect(body.split('\n')).toEqual([
    'Email: nina.n@example.com',
    'Street address: 1 Harbor Street',
    'City: Portland',
    'State: OR',
    'Zip code: 97201',
  ]);
  const received = page
    .getByRole('main')
    .getByText(
      'We received your update request! Please allow 1-3 business days for changes to take effect.',
    );
  await expect(received).toBeVisible();
  await expect(page.locator(':focus')).toContainText('We received your update request!');
  await expect(page.getByText('Update pending')).toBeVisible();
  await insistOnAccessible(page);
  await page.reload();
  await expect(page.getByText('Update pending')).toBeVisible();
  await expect(received).toHaveCount(0);
});

test('texts are turned on by her consent and off again, each time back to the account [MEM-171, MEM-172, MEM-173, MEM-174, MEM-176, MEM-177, MEM-178]', async ({
  page,
}) => {
  await openAs(page, '/account/text-message-settings');
  const enable = page.getByRole('button', { name: 'Enable' });
  await expect(enable).toBeDisabled();
  await page.getByRole('checkbox').check({ force: true });
  const optedIn = page.waitForRequest(calls('/users/sms_opt_in'));
  await enable.click();
  expect((await optedIn).postData()).toBeNull();
  await expect(page.locator(':focus')).toContainText('Text messages are on.');
  await page.waitForURL('**/account');

  await page.getByRole('link', { name: 'Text message settings' }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const optedOut = page.waitForRequest(calls('/users/sms_opt_out'));
  const done = page.waitForResponse((response) => calls('/users/sms_opt_out')(response.request()));
  await page.getByRole('button', { name: 'Disable' }).click();
  expect((await optedOut).postData()).toBeNull();
  expect((await done).status()).toBe(204);
  const from = performance.now();
  await expect(page.getByRole('main').getByText('Text messages are off.')).toBeVisible();
  await page.waitForURL('**/account');
  expect(performance.now() - from).toBeGreaterThan(900);
  const since = asked.slice(asked.indexOf('/api/v1/users/sms_opt_out'));
  expect(since).toContain('/api/v1/users/sms_settings');
  const settings = await page.request.get('/api/v1/users/sms_settings');
  expect(await settings.json()).toMatchObject({ opted_in: false });
});

test('the status of texts is asked each second, and is followed wherever it was changed [MEM-175]', async ({
  page,
}) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (calls('/users/sms_settings')(request)) asked.push(performance.now());
  });
  await openAs(page, '/account/text-message-settings');
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
  const [first = 0, , , fourth = 0] = asked;
  expect(fourth - first).toBeGreaterThan(2_500);
  await page.evaluate(async () => {
    const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
    const headers = { 'x-csrf-token': csrf };
    await fetch('/api/v1/users/sms_opt_in', { method: 'POST', headers });
  });
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
  await insistOnAccessible(page);
});

test('a card that is lost, or damaged, is asked to be replaced [MEM-181, MEM-182, MEM-183, MEM-184, MEM-189]', async ({
  page,
}) => {
  await openAs(page, '/account/replace-card', { hasPlastic: true });
  for (const [reason, body, words] of [
    [
      'Lost or stolen',
      /Lost or stolen/,
      'Your replacement card should arrive in 10-14 business days',
    ],
    ['Damaged', /Damaged/, 'Your new card should arrive in 10-14 business days'],
  ] as const) {
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await insistOnAccessible(page);
    await page.getByRole('radio', { name: reason }).check({ force: true });
    const request = await requestBy(page, 'Submit');
    expect(request).toMatchObject({ type: 'Card Replacement', body: expect.stringMatching(body) });
    await expect(page.locator(':focus')).toHaveText(words);
    await page.reload();
  }
});

test('a card or an account is asked to be ended [MEM-182, MEM-186, MEM-187, MEM-188, MEM-189]', async ({
  page,
}) => {
  await openAs(page, '/account/manage-account');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Cancel my card' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Close my account' }).check({ force: true });
  const request = await requestBy(page, 'Submit');
  expect(request).toMatchObject({ type: 'Account Closure', body: 'Please close my account.' });
  await expect(page.locator(':focus')).toHaveText(
    'We received your request. Please allow 1-3 business days for changes to take effect.',
  );
});

test('documents lead to their texts, and what she agreed to can be read as it was [MEM-185]', async ({
  page,
}) => {
  await signIn(page, person('hourly_ach'));
  const listed = page.waitForRequest(calls('/disclosures'));
  await page.goto('/account/documents');
  await listed;
  const disclosures = (await (await page.request.get('/api/v1/disclosures')).json()) as {
    path: string;
  }[];
  const current = page.getByRole('region', { name: 'Current documents' });
  for (const { path } of disclosures) {
    await expect(current.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await current.getByRole('link', { name: 'Card Agreement' }).click();
  await page.waitForURL('**/legal/card-agreement');
  const sentence = 'What you buy is owed until it is repaid';
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goBack();
  const accepted = page.getByRole('region', { name: 'What you agreed to' });
  await accepted.getByRole('link', { name: /^Card Agreement/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Card Agreement' })).toBeVisible();
  await expect(page.getByText(/^Version 1, as you agreed to it on/)).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
  await insistOnAccessible(page);
});

test('pages that need a phone number or a card lead to the dashboard without [MEM-203, MEM-204, MEM-205]', async ({
  page,
}) => {
  await signIn(page, await newApplicant());
  for (const path of ['security', 'text-message-settings', 'replace-card']) {
    await page.goto(`/account/${path}`);
    await page.waitForURL('**/dashboard');
  }
});
