import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { pageComplaints } from './page-complaints.ts';

/* The financial health survey, from its first question to the results of the mailed link. */

const QUESTIONS = 8;
const SURVEY = '/financial-health';
const THEMES = ['Spending', 'Saving', 'Borrowing', 'Planning'];

const button = (page: Page, name: string) => page.getByRole('button', { name });
const place = (page: Page, question: number) =>
  expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Question ${question} of ${QUESTIONS}`,
  );

/** Chooses by Space, and by one arrow down from there, the second answer. */
async function chooseSecond(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
}

/** What the page is at most wider than its window. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the survey needs no mouse, from the first question to the results in the mail [PUB-098, PUB-099, PUB-101, PUB-102, PUB-103, PUB-104, PUB-105, PUB-106, PUB-107, PUB-108, PUB-110, PUB-112, PUB-113, PUB-114, PUB-115, PUB-126]', async ({
  page,
}) => {
  const complaints = pageComplaints(page);
  const email = `ana.${newId()}@example.com`;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(SURVEY);
  await expect(page.getByText(/anonymous.+3 minutes/)).toBeVisible();
  await pressOn(page, button(page, 'Get Started'));

  for (let question = 1; question <= QUESTIONS; question += 1) {
    await place(page, question);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(
      THEMES[Math.ceil(question / 2) - 1] ?? '',
    );
    const next = button(page, question === QUESTIONS ? 'Finish' : 'Next');
    await expect(next).toBeDisabled();
    await chooseSecond(page);
    if (question === 5) {
      // In the middle, with an answer chosen and not yet gone on from.
      await page.reload();
      await place(page, 5);
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await page.goBack();
      await place(page, 4);
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await page.goForward();
      await place(page, 5);
      expect(page.url()).not.toContain('ss=');
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await pressOn(page, next);
  }

  const get = button(page, 'Get My Results');
  await typeInto(page, page.getByLabel('First name'), 'Ana');
  await pressOn(page, get);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await typeInto(page, page.getByLabel('Email'), email);
  const sending = page.waitForRequest('**/api/v1/financial_health/survey');
  await pressOn(page, get);
  const { user, subscores } = (await sending).postDataJSON() as Sent;
  expect(user).toEqual({ name: 'Ana', email });
  // The second of five answers, or of four.
  expect(subscores).toEqual([75, 75, 75, 75, 67, 67, 75, 67]);
  await expect(page.getByText(`Email sent to ${email}`)).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);
  await pressOn(page, button(page, "I didn't receive an email"));
  await expect(page.getByLabel('Email')).toHaveValue('');

  const link = linkIn(await mailTo(email, /results/i), SURVEY);
  expect(link).toMatch(/\?ss=4b4b4b4b43434b43$/i);
  await page.goto(link);
  await expect(page.getByRole('img', { name: 'Score: 72 out of 100' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await pressOn(page, page.getByRole('link', { name: 'Learn more' }));
  await expect(page.locator('#learn-more')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Your financial health' })).toBeAttached();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
  await page.waitForURL('**/users/sign_up');
  expect(complaints).toEqual([]);
});
type Sent = { user: object; subscores: number[] };

test('the link opens results of every band, and anything else the intro [PUB-114, PUB-116, PUB-118, PUB-122, PUB-124, PUB-125, PUB-127, PUB-128, PUB-129]', async ({
  page,
}) => {
  await page.goto(`${SURVEY}?ss=64641414141414ff`);
  const gauge = page.getByRole('img', { name: 'Score: 50 out of 100' });
  await expect(gauge).toBeVisible();
  expect(await gauge.boundingBox()).toMatchObject({ width: 180, height: 90 });
  const meters = page.getByRole('meter');
  const told = ['100 of 100, Thriving', '20 of 100, Working on It'];
  for (const [at, text] of [...told, told[1] ?? '', '60 of 100, On Your Way'].entries()) {
    await expect(meters.nth(at)).toHaveAccessibleName(THEMES[at] ?? '');
    await expect(meters.nth(at)).toHaveAttribute('aria-valuetext', text);
  }
  const main = page.getByRole('main');
  for (const name of ['How Reset can help', 'The Reset card', 'Ready to Reset?']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  for (const name of ['Sign Up', 'Get Started']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/users/sign_up');
  }
  await expect(main.getByText(/earnings of at least \$500 per month/)).toBeVisible();

  await expect(main.getByText('On Your Way', { exact: true })).toBeVisible();
  // 39 and 80 in hexadecimal.
  for (const [pair, label] of [
    ['27', 'Working on It'],
    ['50', 'Thriving'],
  ]) {
    await page.goto(`${SURVEY}?ss=${pair?.repeat(QUESTIONS)}`);
    await expect(main.getByText(label ?? '', { exact: true })).toBeVisible();
  }

  for (const ss of ['64', 'zz'.repeat(QUESTIONS), '64'.repeat(900)]) {
    await page.goto(`${SURVEY}?ss=${ss}`);
    await expect(button(page, 'Get Started')).toBeVisible();
    await expect(meters).toHaveCount(0);
  }
});

test('who leaves the survey is at the beginning of the site, and comes back to her answers [PUB-104, PUB-109, PUB-164]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SURVEY);
  await button(page, 'Get Started').click();
  await page.getByRole('radio').first().check();
  await page.getByRole('link', { name: 'Exit' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goBack();
  await place(page, 1);
  await expect(page.getByRole('radio').first()).toBeChecked();
  for (let question = 1; question < QUESTIONS; question += 1) {
    await button(page, 'Next').click();
    await place(page, question + 1);
    await page.getByRole('radio').first().check();
  }
  await button(page, 'Finish').click();
  const sent: string[] = [];
  await page.route('**/api/v1/financial_health/survey', async (route) => {
    sent.push(route.request().postData() ?? '');
    const errors = { email: ['This address is not for us.'] };
    const json = { error: 'Please check what you entered.', code: 'invalid_request', errors };
    await route.fulfill({ status: 422, json: { ...json, request_id: newId() } });
  });
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Email').fill('ana at example.com');
  await button(page, 'Get My Results').click();
  await expect(page.getByRole('group', { name: 'Please check what you entered.' })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByLabel('Email').fill('ana@example.com');
  await button(page, 'Get My Results').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This address is not for us/);
  await expect(page.getByText('Please check what you entered.')).toBeInViewport();
  expect(sent).toHaveLength(1);
});
