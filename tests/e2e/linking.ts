import type { PutUser } from '@reset/api-contract/public/users.ts';
import { newId } from '@reset/service-kit';
import type { FrameLocator, Page } from 'playwright/test';
import { chooseByKeyboard, pressOn, typeInto } from './keyboard.ts';
import { operator } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

/* Providers' widgets as a person goes through them, and what the sandbox can be made to do. */

const PAYROLL_SEARCH = 'Your employer, payroll provider or benefit program';

export type Login = {
  /** What is typed into our own search before; its first suggestion is taken. */
  institution?: string;
  username?: string;
  password?: string;
};

/** Goes through Plaid Link, from our button on; ends when she goes on from what is connected. */
export async function linkBank(page: Page, login: Login = {}): Promise<void> {
  await openBank(page, login.institution ?? 'Tidewater Savings Bank');
  await signInAtBank(page, login);
  await leaveConnected(page, 'Your checking account is connected');
}

/** The same with the keyboard alone, at a bank that many choose. */
export async function linkBankByKeyboard(page: Page, institution: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: institution, exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'Connect', exact: true }));
  const link = bankWidget(page);
  const goOn = (name: string) => pressOn(page, link.getByRole('button', { name }));
  await goOn('Continue');
  await typeInto(page, link.getByLabel('User name'), 'user_good');
  await typeInto(page, link.getByLabel('Password'), 'pass_good');
  await goOn('Submit');
  await goOn('Continue');
  await goOn('Finish');
  await leaveConnectedByKeyboard(page, 'Your checking account is connected');
}

/** Past what is connected now, on to the step that follows. */
export async function leaveConnected(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function leaveConnectedByKeyboard(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }));
}

/** Opens Plaid Link for a bank that our own search finds. */
export async function openBank(page: Page, institution: string): Promise<void> {
  await choose(page, 'Your bank or credit union', institution);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** In Plaid Link, whose institution is chosen. */
export async function signInAtBank(page: Page, login: Login = {}): Promise<void> {
  const goOn = (name: string) => bankWidget(page).getByRole('button', { name }).click();
  await goOn('Continue');
  await proveToBank(page, login);
  await goOn('Continue');
  await goOn('Finish');
}

/** In Plaid Link, where it asks who she is; which is all that it does to repair a link. */
export async function proveToBank(page: Page, { username, password }: Login = {}): Promise<void> {
  const link = bankWidget(page);
  await link.getByLabel('User name').fill(username ?? 'user_good');
  await link.getByLabel('Password').fill(password ?? 'pass_good');
  await link.getByRole('button', { name: 'Submit' }).click();
  if (username === 'user_mfa') {
    await link.getByLabel('Code').fill('1234');
    await link.getByRole('button', { name: 'Submit' }).click();
  }
}

/** Goes through Pinwheel's modal, from our button on; ends as `linkBank` does. */
export async function linkPayroll(page: Page, login: Login = {}): Promise<void> {
  const institution = login.institution ?? 'Northwind Payroll';
  await choose(page, PAYROLL_SEARCH, institution);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await signInAtPayroll(page, login);
  await leaveConnected(page, 'Your payroll is connected');
}

/** The same with the keyboard alone. */
export async function linkPayrollByKeyboard(page: Page, institution: string): Promise<void> {
  await chooseByKeyboard(page, PAYROLL_SEARCH, institution);
  await pressOn(page, page.getByRole('button', { name: 'Connect', exact: true }));
  const modal = payrollWidget(page);
  await typeInto(page, modal.getByLabel('User name'), 'user_good');
  await typeInto(page, modal.getByLabel('Password'), 'pass_good');
  await pressOn(page, modal.getByRole('button', { name: 'Sign in' }));
  await leaveConnectedByKeyboard(page, 'Your payroll is connected');
}

/** In Pinwheel's modal, of which nothing is chosen. */
export async function searchForPayroll(page: Page, name: string): Promise<void> {
  const modal = payrollWidget(page);
  await modal.getByLabel('Employer or payroll provider').fill(name);
  await modal.getByRole('button', { name: 'Search' }).click();
  await modal.getByRole('link', { name, exact: true }).click();
}

/** In Pinwheel's modal, whose platform is chosen. */
export async function signInAtPayroll(page: Page, { username, password }: Login = {}) {
  const modal = payrollWidget(page);
  await modal.getByLabel('User name').fill(username ?? 'user_good');
  await modal.getByLabel('Password').fill(password ?? 'pass_good');
  await modal.getByRole('button', { name: 'Sign in' }).click();
}

/** Types into one of our searches and takes the suggestion of that name. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: label });
  // A list closes when its page scrolls, as it does to what is written to out of sight.
  await search.click();
  await search.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The page of the provider inside ours, which hosts it on another origin. */
export const bankWidget = (page: Page): FrameLocator =>
  page.frameLocator('[role=dialog] iframe').frameLocator('iframe[title="Plaid Link"]');

const payrollWidget = (page: Page): FrameLocator =>
  page.frameLocator('[role=dialog] iframe').frameLocator('iframe[title="Pinwheel"]');

/** Asks the sandbox; what it answers, if it is JSON. */
export async function askSandbox<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  const reply = await fetch(`${process.env['RESET_SANDBOX_URL']}${path}`, {
    method,
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  const text = await reply.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Plaid's name for what this user has linked. */
export async function itemOf(userId: string): Promise<string> {
  type Items = { items: { item_id: string }[] };
  const { items } = await askSandbox<Items>('GET', `/control/plaid/items.json?user=${userId}`);
  const found = items.at(-1);
  if (!found) throw new Error('She has linked no bank.');
  return found.item_id;
}

/** Pinwheel's name for what this user has linked. */
export async function payrollOf(userId: string): Promise<string> {
  type Accounts = { accounts: { id: string }[] };
  const path = `/control/pinwheel/accounts.json?user=${userId}`;
  const found = (await askSandbox<Accounts>('GET', path)).accounts.at(-1);
  if (!found) throw new Error('She has linked no payroll.');
  return found.id;
}

export type Applicant = { id: string; email: string; password: string };

/** Makes somebody who has signed up and done nothing since, and is in no other test. */
export async function newApplicant(
  changes: Partial<Pick<PutUser, 'confirmed' | 'partner_slug' | 'last_name' | 'phone_number'>> = {},
): Promise<Applicant> {
  const id = newId();
  const who = { email: `nina.${id}@example.com`, password: newId() };
  await operator('member').put(`/internal/members/${id}`, { repayment_method: 'ach_debit_flow' });
  await operator('public').put(`/internal/users/${id}`, {
    ...who,
    first_name: 'Nina',
    last_name: 'Newcomer',
    confirmed: true,
    ...changes,
  });
  return { id, ...who };
}

/** The same with a checking account and a payroll, which show her pay. */
export async function newLinkedApplicant(changes: { last_name?: string } = {}): Promise<Applicant> {
  const who = await newApplicant(changes);
  const member = `/internal/members/${who.id}`;
  await operator('member').put(`${member}/bank_link`, {
    access_token: 'access-sandbox-hourly_ach',
  });
  await operator('member').put(`${member}/payroll_link`, { account_id: 'hourly_ach' });
  return who;
}

/** Signs somebody new in, who comes to her application. */
export async function applyAs(
  page: Page,
  who: Applicant,
  path = '/apply?skip_intro=true',
): Promise<void> {
  await signIn(page, who);
  await page.goto(path);
}
