import { expect, test, type Locator, type Page } from 'playwright/test';
import { SOON, task } from './application.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { applyAs, newLinkedApplicant, type Applicant } from './linking.ts';
import {
  acceptTermsByKeyboard,
  fillPersonalInfoByKeyboard,
  PORTLAND,
  submitPersonalInfoByKeyboard,
  type Place,
} from './personal-info.ts';
import { findIn, findInDatabase } from './security/find-marked.ts';
import { lostAtTextSize } from './text-size.ts';

/*
 * Applications that end before a card, on the smallest phone and with the keyboard alone. Who lives
 * where the card is not to be had is in personal-info.spec.ts.
 */

test.use({ viewport: { width: 320, height: 640 } });

const tag = '@long';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Somebody new with bank and payroll, who has told that in the form. */
async function applyAndTell(
  page: Page,
  told: Place,
  last_name?: string,
): Promise<Applicant & { ssn: string }> {
  const who = await newLinkedApplicant(last_name ? { last_name } : {});
  await applyAs(page, who);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await acceptTermsByKeyboard(page);
  return { ...who, ssn: await fillPersonalInfoByKeyboard(page, told) };
}

/** As the calendar of the bank has it, two days before she comes of age. */
function birthDateOf17(): string {
  const now = new Date();
  const born = new Date(
    Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + 2),
  );
  const [year, month, day] = born.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/** The tables with a row of hers that holds what she told, or what came of it. */
const tablesOf = async ({ id }: Applicant): Promise<string[]> =>
  (await findInDatabase({ her: id }))
    .map((found) => found.replace(/: her$/, ''))
    .filter((table) => /personal_info$|identity/.test(table));

/** What scripts of the page can read of her number. */
async function numberInBrowser(page: Page, ssn: string): Promise<string[]> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  return findIn(stored, { ssn, 'ssn with dashes': ssn.replace(/^(...)(..)/, '$1-$2-') });
}

const expectWhole = async (page: Page) => {
  for (const percent of [100, 150, 200]) {
    expect(await lostAtTextSize(page, { percent, width: 320 })).toEqual([]);
  }
};

/** Cancels where she is, and comes to what stands of her application then. */
async function cancelByKeyboard(page: Page): Promise<Locator> {
  await pressOn(page, button(page, 'Cancel my application'));
  const dialog = page.getByRole('dialog', { name: 'Cancel your application?' });
  await expectWhole(page);
  await typeInto(page, dialog.getByRole('textbox'), 'Another time.');
  await pressOn(page, dialog.getByRole('button', { name: 'Cancel my application' }));
  await page.waitForURL('**/application-cancelled');
  await expectWhole(page);
  await page.goto('/apply');
  await expect(task(page, 'You cancelled your application')).toBeVisible(SOON);
  return page.getByRole('main');
}

test(
  'who is 17 is refused at once, and nothing that she told is sent or kept [ONB-097]',
  { tag },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/personal_infos')) sent.push(request.url());
    });
    const who = await applyAndTell(page, PORTLAND);
    await expect(page.getByText('You must be 18 or older.')).toBeVisible();
    await field(page, 'Date of birth').fill(birthDateOf17());
    await expect(
      page.getByText(/^You must be at least 18 years old\. You can apply from/),
    ).toBeVisible();
    await expect(field(page, 'Social Security number')).toHaveCount(0);
    await expect(button(page, 'Continue')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to your dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Unlink / })).toHaveCount(2);
    await expectWhole(page);

    await page.reload();
    for (const label of ['City', 'Date of birth', 'Phone number']) {
      await expect(field(page, label)).toHaveValue('');
    }
    expect(await numberInBrowser(page, who.ssn)).toEqual([]);
    const ended = await cancelByKeyboard(page);
    await expect(ended.getByText(/erased|erasing|We keep/)).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await tablesOf(who)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Harbor');
  },
);

test(
  'whose identity is rejected is told so on a page that leads on [ONB-118]',
  { tag },
  async ({ page }) => {
    const who = await applyAndTell(page, PORTLAND, 'Reject');
    await submitPersonalInfoByKeyboard(page);
    await expect(page.getByText('Your identity could not be verified.')).toBeVisible(SOON);
    await expect(task(page, "We couldn't verify your identity")).toBeVisible();
    await expectWhole(page);
    await page.reload();
    await expect(page.getByText('Your identity could not be verified.')).toBeVisible();
    expect(await numberInBrowser(page, who.ssn)).toEqual([]);
    const help = page.getByRole('dialog', { name: 'Need Help' });
    const inTile = button(page, 'Need Help').first();
    await pressOn(page, inTile);
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(inTile).toBeFocused();
    await pressOn(page, page.getByRole('link', { name: 'Go to your dashboard' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Welcome back, Nina!' }),
    ).toBeVisible();
    await expectWhole(page);
  },
);

test(
  'who cancels before she is verified sees that what she told is erased, and it is',
  { tag },
  async ({ page }) => {
    const who = await applyAndTell(page, PORTLAND, 'Refer');
    await submitPersonalInfoByKeyboard(page);
    await expect(task(page, 'We need a picture of your ID')).toBeVisible(SOON);
    expect((await tablesOf(who)).toSorted()).toEqual([
      'onboarding.identity_verification',
      'onboarding.personal_info',
    ]);
    const ended = await cancelByKeyboard(page);
    await expect(
      ended.getByText(
        "We've erased your phone number, date of birth, home address and Social Security number.",
      ),
    ).toBeVisible(SOON);
    expect(await tablesOf(who)).toEqual([]);
    await expectWhole(page);
    await pressOn(page, button(page, 'Start again'));
    await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
    await acceptTermsByKeyboard(page);
    for (const label of ['Phone number', 'Date of birth', 'City', 'Social Security number']) {
      await expect(field(page, label)).toHaveValue('');
    }
  },
);
