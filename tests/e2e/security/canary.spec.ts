import { newId } from '@reset/service-kit';
import { randomInt } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { people } from '../../../infra/dev/seed/people.ts';
import { issueCard } from '../cardholder.ts';
import { codeFrom, linkIn, mailTo } from '../inbox.ts';
import { applyAs, newApplicant } from '../linking.ts';
import { operator } from '../product/running-product.ts';
import { enterCode, forgetSession } from '../sign-in.ts';
import { choosePassword, fillSignUp, PASSWORD, stranger, turnOnSecondFactor } from '../stranger.ts';
import { findIn, findInDatabase, findInLogs, readLogs, type Marked } from './find-marked.ts';

/*
 * Values of the classes secret and card (docs/protection.md) go through the product, and are looked
 * for where none of them may be. Beside those of this story, what other stories of this run used.
 */
test.describe.configure({ mode: 'serial' });

/** 64 characters that are in no other test. */
const password = `plum-Kettle-41-orbit-${newId()}-walnut`;
const ssn = `2${randomInt(10, 100)}${randomInt(11, 100)}${randomInt(1_000, 10_000)}`;
const birthDate = '1967-11-09';
/** What a line of a log would be if a text could end the one that it is in. */
const FORGED_LINE = `\n{"level":30,"msg":"forged-${newId()}"}\n`;

const marked: Marked = {
  password,
  'password of other stories': PASSWORD,
  ssn,
  'ssn with dashes': ssn.replace(/^(...)(..)/, '$1-$2-'),
  'date of birth': birthDate,
  // Of every item of every persona and of those that were linked in the widget.
  "a bank's access token": 'access-sandbox-',
  ...Object.fromEntries(people.map((person) => [`password of ${person.key}`, person.password])),
};
/** They are in addresses of our own pages, because links in mails lead there. */
const linkTokens: Marked = {};
const addresses: string[] = [];
const kept: string[] = [];

/** What scripts of the page, trackers among them, can read. */
async function keepStorage(page: Page): Promise<void> {
  const read = () => {
    const { dataLayer } = window as { dataLayer?: unknown };
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, dataLayer, document.cookie]);
  };
  kept.push(await page.evaluate(read));
}

async function keepCookies(page: Page, when: string): Promise<void> {
  for (const { name, value } of await page.context().cookies()) {
    if (value.length >= 32) marked[`${name} ${when}`] = value;
  }
  const csrf = page.locator('meta[name=csrf-token]');
  marked[`CSRF token ${when}`] = (await csrf.getAttribute('content')) ?? '';
}

test('an account is made and used with values that can be found again', async ({ page }) => {
  page.context().on('request', (request) => addresses.push(request.url()));
  const who = stranger();
  await fillSignUp(page, who);
  const tokenIn = (url: string, name: string) =>
    new URL(url, 'http://localhost').searchParams.get(name) ?? '';
  linkTokens['token of the sign-up'] = tokenIn(page.url(), 'reset_password_token');
  await keepStorage(page);
  await choosePassword(page, password);
  await page.waitForURL('**/apply?showIntro=true');
  await keepCookies(page, 'after the sign-up');
  await keepStorage(page);

  const confirmation = linkIn(await mailTo(who.email, /confirm/i), '/users/confirmation');
  linkTokens['token of the confirmation'] = tokenIn(confirmation, 'confirmation_token');
  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/users/confirmation');

  const codes = await turnOnSecondFactor(page, who, password);
  for (const [index, code] of codes.entries()) marked[`recovery code ${index}`] = code;
  await keepCookies(page, 'with the second factor');
  await keepStorage(page);

  const id = await linkBank(page);
  await tellWhoSheIs(page, {
    phone_number: '2025550187',
    date_of_birth: birthDate,
    ssn,
    address: { street_one: '9 Marked Way', city: 'Salem', state_abbr: 'OR', zip_code: '97301' },
  });
  await issueCard({ id, email: who.email }, ssn);
  await page.goto('/dashboard');
  const tile = page.getByRole('group', { name: 'Reset virtual card' });
  await tile.getByRole('button', { name: 'Show card number' }).press('Enter');
  const number = tile
    .frameLocator('iframe')
    .frameLocator('[title="Card number"]')
    .locator('output');
  await expect(number).toHaveText(/^\d{4} \d{4} \d{4} \d{4}$/);
  marked['card number with spaces'] = await number.innerText();
  marked['card number'] = (await number.innerText()).replaceAll(' ', '');
  await keepStorage(page);

  await forgetSession(page);
  await page.goto('/users/sign_in');
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const code = await codeFrom(who.phone, () =>
    page.getByRole('button', { name: 'Log In' }).click(),
  );
  marked['code by text'] = code;
  await enterCode(page, code, 'Log In');
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/users/'));
  await keepCookies(page, 'after signing in');
  await keepStorage(page);

  await forgetSession(page);
  await page.goto('/users/password/forgot');
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const reset = linkIn(await mailTo(who.email, /password/i), '/users/password/edit');
  linkTokens['token of the new password'] = tokenIn(reset, 'reset_password_token');
  await page.goto(reset);
  await expect(page.getByRole('heading', { name: 'Edit your password' })).toBeVisible();
  await keepStorage(page);

  expect(Object.values({ ...marked, ...linkTokens }).filter((value) => value.length < 6)).toEqual(
    [],
  );
  expect(codes).toHaveLength(10);
  expect(addresses.length).toBeGreaterThan(50);
});

/** A bank, as its widget gives her; answers whose. */
async function linkBank(page: Page): Promise<string> {
  const profile = await page.request.get('/api/v1/users/profile');
  const { id } = (await profile.json()) as { id: string };
  const her = `/internal/members/${id}`;
  await operator('member').put(her, { repayment_method: 'ach_debit_flow' });
  await operator('member').put(`${her}/bank_link`, { access_token: 'access-sandbox-hourly_ach' });
  return id;
}

/**
 * Skips her payroll, accepts the terms, tells who she is, and is verified, as the pages of an
 * application do.
 */
async function tellWhoSheIs(page: Page, told: object): Promise<void> {
  // Her session's token is another since the second factor.
  await page.goto('/dashboard');
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const headers = { origin: new URL(page.url()).origin, 'x-csrf-token': token ?? '' };
  const get = async (path: string) => (await page.request.get(`/api/v1${path}`)).json();
  const post = async (path: string, data?: object) => {
    const reply = await page.request.post(`/api/v1${path}`, { headers, ...(data ? { data } : {}) });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  };
  const status = () => get('/card_application/status');
  await expect.poll(status).toMatchObject({ skippable: true });
  await post('/card_application/skip_payroll');
  await expect.poll(status).toMatchObject({ eligibility_result: { eligible: true } });
  const terms = (await get('/disclosures')) as { id: string }[];
  await post('/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
  await post('/personal_infos', told);
  await post('/identity_verifications/submit_verification', {});
  await expect
    .poll(() => get('/identity_verifications/current_status'))
    .toEqual({ current_status: 'verified_automatically' });
}

test('no address that a browser asked for holds one', () => {
  const PAGES_OF_LINKS = ['/users/password/edit', '/users/confirmation'];
  const isPageOfLink = (url: string) => PAGES_OF_LINKS.includes(new URL(url).pathname);
  const found = addresses.flatMap((url) => [
    ...findIn(url, marked),
    ...(isPageOfLink(url) ? [] : findIn(url, linkTokens)),
  ]);
  expect(found).toEqual([]);
});

test('nothing that trackers or the browser keep holds one', () => {
  expect(kept.join('')).toContain('user_signup_submitted');
  expect(findIn(kept.join('\n'), { ...marked, ...linkTokens })).toEqual([]);
});

test('no log holds one', async () => {
  // What is looked for would be found: a route is logged by its pattern.
  expect(await findInLogs({ route: '/api/v1/users/sign_in' })).not.toEqual([]);
  expect(await findInLogs({ ...marked, ...linkTokens })).toEqual([]);
});

test('no column of the database holds one', async () => {
  // What is looked for would be found: her name, which is stored as it is.
  expect(await findInDatabase({ name: 'Stranger' })).not.toEqual([]);
  expect(await findInDatabase({ ...marked, ...linkTokens })).toEqual([]);
});

test('nothing of what an applicant told is left once she has cancelled', async ({ page }) => {
  const who = await newApplicant();
  await operator('member').put(`/internal/members/${who.id}/bank_link`, {
    access_token: 'access-sandbox-hourly_ach',
  });
  await applyAs(page, who);
  const told = {
    phone_number: `20255501${randomInt(10, 99)}`,
    date_of_birth: '1958-08-30',
    ssn: `3${ssn.slice(1)}`,
    address: {
      street_one: `${newId()} Canary Street`,
      street_two: `Unit ${newId()}`,
      city: 'Upper Canaryville',
      state_abbr: 'OR',
      zip_code: '97301',
    },
  };
  // She has not said how she repays: no bank has her as a customer.
  await tellWhoSheIs(page, told);
  const { street_one, street_two, city } = told.address;
  const hers: Marked = { street_one, street_two, city };
  const never: Marked = { ssn: told.ssn, 'date of birth': told.date_of_birth };
  const found = () => findInDatabase({ ...hers, ...never });
  expect(await found()).toEqual(
    Object.keys(hers).map((name) => `onboarding.personal_info: ${name}`),
  );

  await page.goto('/apply');
  await page.getByRole('button', { name: 'Cancel my application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your application?' });
  await dialog.getByRole('button', { name: 'Cancel my application' }).click();
  await page.waitForURL('**/application-cancelled');
  await page.goto('/apply');
  await expect(page.getByText(/^We've erased your phone number/)).toBeVisible({ timeout: 30_000 });
  expect(await found()).toEqual([]);
  expect(await findInLogs({ ...hers, ...never })).toEqual([]);
});

test('every line of every log is one object, with its time and its service, whatever is sent', async ({
  page,
}) => {
  const sent = await page.request.get(`/api/v1/${encodeURIComponent(FORGED_LINE)}`, {
    headers: { 'user-agent': FORGED_LINE.trim(), 'x-request-id': FORGED_LINE.trim() },
  });
  expect(sent.status()).toBe(404);
  await page.goto('/users/sign_in');
  await refusedSignIn(page, `${FORGED_LINE}@example.com`);
  const lines = (await readLogs())
    .filter(({ file }) => /^(gateway|public|member|onboarding|admin)\.log$/.test(file))
    .flatMap(({ text }) => text.split('\n').filter((line) => line !== ''));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      time: expect.any(Number),
      level: expect.any(Number),
      name: expect.any(String),
      msg: expect.not.stringMatching(/^forged-/),
    });
  }
});

async function refusedSignIn(page: Page, email: string): Promise<void> {
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const reply = await page.request.post('/api/v1/users/sign_in', {
    data: { user: { email, password } },
    headers: { origin: new URL(page.url()).origin, 'x-csrf-token': token ?? '' },
  });
  expect(reply.status()).toBe(422);
}
