import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { sayDay } from '../../mfe-admin/src/moments/say-day.ts';
import { dayOf } from '../../services/member/src/calendar/calendar-date.ts';
import { linkIn, mailTo } from './inbox.ts';
import { chooseRadio, pressOn, typeInto } from './keyboard.ts';
import { type MovedProduct, startMovedProduct } from './moved-product.ts';
import { person } from './product/running-product.ts';
import {
  act,
  goByPalette,
  goToSection,
  proveByKeyboard,
  proveIfAsked,
  signInByKeyboard,
} from './staff-at-keyboard.ts';
import { prepareDayBefore, raiseLimit } from './staff-walk-people.ts';

/* The day of a new member of staff, from the last digits of a card to the audit log, without a mouse. */

const SAM = person('staff');
/** What waits for staff is published each minute. */
const SOON = { timeout: 150_000 };
const MINUTES_OF_A_DAY = 24 * 60;

let product: MovedProduct;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startMovedProduct({ isNow: true });
});
test.afterAll(() => product.stop());

test(
  'a new member of staff does a day’s work with the keyboard alone, and the log has all of it',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(900_000);
    const yesterday = sayDay(dayOf(new Date()));
    const lastFour = await prepareDayBefore();
    product.passMinutes(MINUTES_OF_A_DAY + 10);
    await raiseLimit();
    const context = await browser.newContext({
      baseURL: process.env['RESET_URL'] ?? '',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await signInByKeyboard(page, SAM);
    await test.step('Sam finds Zane by the last four digits of a card', () =>
      findByCard(page, lastFour));
    await test.step('he sees why the limit was $0 yesterday', () => seeWhyNothing(page, yesterday));
    await test.step('he debits what is owed, after another proof that it is he', () => debit(page));
    await test.step('he approves a colleague’s repayment schedule', () => approve(page));
    await test.step('he is refused to approve his own', () => approveOwn(page));
    await test.step('he verifies an identity that is under review', () => verifyIdentity(page));
    await test.step('he resolves a dispute out of the queue', () => resolveDispute(page));
    await test.step('he exports the users, and has the file by the mailed link', () =>
      exportUsers(page));
    await test.step('he views the product as Zane, and can change nothing', () => viewAsZane(page));
    await test.step('the log has each of these, in order, and is what was written', () =>
      seeLog(page));
    await context.close();
  },
);

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

async function findByCard(page: Page, lastFour: string): Promise<void> {
  await typeInto(page, page.getByRole('searchbox', { name: 'Search users' }), lastFour);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Zane Zero' });
  await expect(row).toContainText('Last four of a card');
  await expect(heading(page, 'Users')).toBeFocused();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Zane Zero')).toBeFocused();
}

async function seeWhyNothing(page: Page, yesterday: string): Promise<void> {
  const limit = page.locator('dt:text-is("Spending limit") + dd');
  await expect(limit).toHaveText(/^\$[1-9]/);
  const timeline = await goToSection(page, 'Timeline');
  const kind = timeline.getByLabel('Kind');
  await typeInto(page, kind, 'Limit');
  await expect(kind).toHaveValue('limit');
  const entry = timeline
    .getByRole('listitem')
    .filter({ hasText: 'Computed' })
    .filter({ hasText: yesterday })
    .first();
  await expect(entry).toContainText('$0.00');
  const opener = entry.getByRole('button', { name: `Receipt of the limit of ${yesterday}` });
  await pressOn(page, opener);
  const receipt = page.getByRole('dialog', { name: /^Receipt of the limit/ });
  await expect(receipt).toContainText(
    'The same inputs make the same limit when it is computed again.',
  );
  await expect(receipt).toContainText(
    /the pay less what the bank lacks for the bills: \$[\d.]+ → \$0\.00/,
  );
  await pressOn(page, receipt.locator('summary', { hasText: 'Computed from' }));
  const input = (name: string) => receipt.locator(`dt:text-is("${name}") + dd`);
  await expect(input('Bank balance')).toHaveText('$1,000.00');
  await expect(input('Bills until payday')).toHaveText('$2,002.60');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

async function debit(page: Page): Promise<void> {
  // The proof of the gate is then too old for what moves money.
  product.passMinutes(6);
  const repayments = await goToSection(page, 'Repayments');
  const isAsked = await act(page, SAM, {
    name: 'Debit External Account',
    fillIn: async (dialog) => {
      await expect(dialog).toContainText('$41.35');
      await expect(dialog).toContainText('Alder Valley Bank ··9054');
      await chooseRadio(page, dialog.getByRole('radio', { name: /^Today/ }));
    },
    reason: 'He asked for it by phone.',
    outcome: page.getByText('The external account is debited.'),
  });
  expect(isAsked).toBe(true);
  await expect(repayments.getByRole('listitem').filter({ hasText: 'up to' })).toContainText(
    '$41.35',
  );
}

const schedule = (page: Page, days: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^Weekly on ${days}`) });

async function approve(page: Page): Promise<void> {
  await act(page, SAM, {
    name: 'Approve: Weekly on Friday',
    fillIn: (dialog) => expect(dialog).toContainText('Ada Approver'),
    reason: 'The days are right.',
    outcome: page.getByText('The repayment schedule is approved.'),
  });
  await expect(schedule(page, 'Friday')).toContainText('Approved');
}

async function approveOwn(page: Page): Promise<void> {
  await act(page, SAM, {
    name: 'Create Repayment Schedule',
    fillIn: async (dialog) => {
      await typeInto(page, dialog.getByLabel('Schedule type'), 'Weekly');
      await typeInto(page, dialog.getByLabel('Day of week'), 'Monday');
      await chooseRadio(page, dialog.getByRole('radio', { name: 'After' }));
    },
    reason: 'He is paid twice a week.',
    outcome: page.getByText('The repayment schedule waits for approval.'),
  });
  await act(page, SAM, {
    name: 'Approve: Weekly on Monday',
    reason: 'I made it myself.',
    outcome: page.getByText('Another person has to approve what you made.').first(),
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(schedule(page, 'Monday')).toContainText('Pending approval');
}

async function verifyIdentity(page: Page): Promise<void> {
  await goByPalette(page, 'felix', /^Felix Flagged/);
  await expect(heading(page, 'Felix Flagged')).toBeFocused();
  const profile = await goToSection(page, 'Profile');
  await expect(profile).toContainText('Flagged for review');
  await act(page, SAM, {
    name: 'Verify identity',
    fillIn: (dialog) =>
      typeInto(page, dialog.getByLabel(/^Type “VERIFIED/), 'VERIFIED FELIX FLAGGED'),
    reason: 'He showed his ID in a video call.',
    outcome: page.getByText('The identity is verified.'),
  });
  await expect(profile).toContainText('Verified manually');
}

async function resolveDispute(page: Page): Promise<void> {
  await goByPalette(page, 'cases', 'Cases');
  await expect(heading(page, 'Cases')).toBeFocused();
  const kinds = page.getByRole('navigation', { name: 'Kind of case' });
  await pressOn(page, kinds.getByRole('link', { name: 'Dispute', exact: true }));
  const row = page.getByRole('row').filter({ hasText: 'Hazel Hourly' });
  await expect(row).toBeVisible(SOON);
  // Nothing else waits of this kind, once the list is that of the kind.
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dispute')).toBeFocused();
  await act(page, SAM, {
    name: 'Decide the dispute',
    fillIn: (dialog) => chooseRadio(page, dialog.getByRole('radio', { name: /^Won/ })),
    reason: 'The merchant has no receipt.',
    outcome: page.getByText('The dispute is decided.'),
  });
  await expect(page.locator('dt:text-is("Decision") + dd')).toHaveText(
    'The merchant has no receipt.',
  );
}

async function exportUsers(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Export Data' }));
  const dialog = page.getByRole('dialog', { name: 'Export Data' });
  await typeInto(page, dialog.getByLabel('Data type'), 'Users');
  await pressOn(page, dialog.getByRole('button', { name: 'Export', exact: true }));
  await proveIfAsked(page, SAM, page.getByText(`will come by mail to ${SAM.email}`));
  await page.goto(linkIn(await mailTo(SAM.email, /^Your export is ready/), '/admin'));
  await proveByKeyboard(page, SAM);
  const saved = page.waitForEvent('download');
  await pressOn(page, dialog.getByRole('button', { name: 'Download Users' }));
  const csv = await readFile(await (await saved).path(), 'utf8');
  for (const key of ['zero_limit', 'flagged', 'staff']) expect(csv).toContain(person(key).email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function viewAsZane(page: Page): Promise<void> {
  await goByPalette(page, 'zane', /^Zane Zero/);
  await goToSection(page, 'View as user and configuration');
  await act(page, SAM, {
    name: 'View as user',
    reason: 'He does not find his details.',
    outcome: heading(page, 'Welcome back, Zane!'),
  });
  await expect(page.getByText('You are viewing Reset as Zane Zero.')).toBeVisible();
  const account = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Account' });
  const open = async (name: string) => {
    await pressOn(page, account);
    await pressOn(page, page.getByRole('link', { name }));
    await expect(heading(page, name)).toBeFocused();
  };
  await open('Personal info');
  await pressOn(page, page.getByRole('button', { name: 'Edit' }));
  await expect(
    page.getByText('Nothing can be sent while you view Reset as somebody else.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();

  await open('Freeze card');
  await expect(page.getByRole('button', { name: 'Freeze card' })).toBeDisabled();
  await expect(
    page.getByText('Nothing can be sent while you view Reset as somebody else.'),
  ).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Stop Viewing as User' }));
  await page.waitForURL('**/admin/users/*');
  await proveByKeyboard(page, SAM);
  await expect(heading(page, 'Zane Zero')).toBeVisible();
}

async function seeLog(page: Page): Promise<void> {
  await goByPalette(page, 'audit', 'Audit');
  await expect(heading(page, 'Audit log')).toBeFocused();
  const log = page.getByRole('table', { name: 'Audit log' });
  expect(await entriesIn(log.locator('tbody tr'))).toEqual([
    ['Ada Approver', 'Create Repayment Schedule', 'Zane Zero', 'Done'],
    ['Sam Staff', 'Debit External Account', 'Zane Zero', 'Done'],
    ['Sam Staff', 'Approve a repayment schedule', 'Zane Zero', 'Done'],
    ['Sam Staff', 'Create Repayment Schedule', 'Zane Zero', 'Done'],
    [
      'Sam Staff',
      'Approve a repayment schedule',
      'Zane Zero',
      'RefusedAnother person has to approve what you made.',
    ],
    ['Sam Staff', 'Look at contact details', 'Felix Flagged', 'Done'],
    ['Sam Staff', 'Verify identity', 'Felix Flagged', 'Done'],
    ['Sam Staff', 'Decide a dispute', 'Hazel Hourly', 'Done'],
    ['Sam Staff', 'Export data', 'n/a', 'Done'],
    ['Sam Staff', 'Download an export', 'n/a', 'Done'],
    ['Sam Staff', 'View as user', 'Zane Zero', 'Done'],
    [expect.stringMatching(/^Sam Staff as /), 'Stop viewing as user', 'Zane Zero', 'Done'],
  ]);
  const position = await log.getByRole('rowheader').first().textContent();
  await pressOn(page, page.getByRole('button', { name: 'Check now' }));
  await expect(page.getByText(`The log is what was written, up to No. ${position}.`)).toBeVisible();
}

/** What staff did, the oldest first: who, what, of whom, and what came of it. */
async function entriesIn(rows: Locator): Promise<(string | undefined)[][]> {
  await expect(rows.filter({ hasText: 'Stop viewing as user' })).toHaveCount(1);
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
  );
  return cells
    .map(([_position, _at, state, staff, action, of]) => [staff, action, of, state])
    .filter(([staff]) => staff !== 'Operator')
    .toReversed();
}
