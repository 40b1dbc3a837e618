import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { linkIn, mailTo } from './inbox.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { pageComplaints } from './page-complaints.ts';

/* The budget calculator, from its first step to the results of the mailed link. */

const BUDGET = '/budget';
const STEPS = 5;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const amount = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const atStep = (page: Page, step: number) =>
  expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Step ${step} of ${STEPS}`,
  );

/** Opens a step as who has its address. */
const openStep = async (page: Page, step: number): Promise<void> => {
  await page.goto(`${BUDGET}?stage=questionnaire&step=${step}`);
  await atStep(page, step);
};

/** Chooses by the space bar. */
async function choose(page: Page, name: string): Promise<void> {
  const checkbox = page.getByRole('checkbox', { name, exact: true });
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
}

/** The animations that begin in the page from now on, by name. */
async function followAnimations(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset['began'] = '';
    addEventListener('animationstart', ({ animationName }) => {
      root.dataset['began'] += `${animationName} `;
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset['began'] ?? '');
}

/** What the page is at most wider than its window. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the budget needs no mouse, from the first step to the results in the mail [PUB-100, PUB-130, PUB-131, PUB-133, PUB-134, PUB-138, PUB-146, PUB-147, PUB-149, PUB-163]', async ({
  page,
}) => {
  const complaints = pageComplaints(page);
  const email = `dana.${newId()}@example.com`;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(BUDGET);
  await expect(heading(page)).toHaveText('Budget better with Reset.');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const began = await followAnimations(page);
  await pressOn(page, button(page, 'Get Started'));

  await atStep(page, 1);
  await expect(heading(page)).toBeFocused();
  await expect(button(page, 'Back')).toHaveCount(0);
  await choose(page, 'Housing');
  await choose(page, 'Food & Essentials');
  await pressOn(page, button(page, 'Next'));
  await atStep(page, 2);
  await expect(heading(page)).toBeFocused();
  await expect.poll(began).toMatch(/slide-out.+slide-in/);
  await choose(page, 'Dining out');
  await pressOn(page, button(page, 'Next'));

  // Away and back in the middle, and a reload with an amount typed.
  await atStep(page, 3);
  await page.goBack();
  await atStep(page, 2);
  await expect(page.getByRole('checkbox', { name: 'Dining out' })).toBeChecked();
  await pressOn(page, button(page, 'Back'));
  await atStep(page, 1);
  await expect(page.getByRole('checkbox', { name: 'Housing' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await atStep(page, 3);
  await typeInto(page, amount(page, 'Income'), '700');
  await page.reload();
  await atStep(page, 3);
  await expect(amount(page, 'Income')).toHaveValue('$700.00');
  const frequency = page.getByRole('combobox', { name: 'How often' });
  await expect(frequency).toHaveValue('MONTHLY');
  await frequency.focus();
  await page.keyboard.type('Every week');
  await expect(frequency).toHaveValue('WEEKLY');
  await expect(page.getByText('$3,041.67 a month')).toBeVisible();
  await pressOn(page, button(page, 'Next'));

  await atStep(page, 4);
  await typeInto(page, amount(page, 'Housing'), '1200');
  await expect(button(page, 'Next')).toBeDisabled();
  await typeInto(page, amount(page, 'Food & Essentials'), '350.50');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  // Enter in a field goes on as the button does.
  await page.keyboard.press('Enter');
  await atStep(page, 5);
  await typeInto(page, amount(page, 'Dining out'), '200');
  await pressOn(page, button(page, 'Finish'));

  await typeInto(page, page.getByLabel('First name'), 'Dana');
  await typeInto(page, page.getByLabel('Email'), email);
  const sending = page.waitForRequest('**/api/v1/financial_health/budget');
  await pressOn(page, button(page, 'Get My Results'));
  expect((await sending).postDataJSON()).toEqual({
    user: { name: 'Dana', email },
    data: {
      version: 1,
      income: 36_500,
      expenses: [
        { name: 'HOUSING', amount: 1200 },
        { name: 'GROCERIES', amount: 350.5 },
        { name: 'DINING', amount: 200 },
      ],
      needs: 1550.5,
      wants: 200,
    },
  });
  await expect(page.getByText(`Email sent to ${email}`)).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('1200');
  await pressOn(page, button(page, "I didn't receive an email"));
  await expect(page.getByLabel('Email')).toHaveValue('');

  // 3042, 1551 and 200 in hexadecimal.
  const link = linkIn(await mailTo(email, /results/i), BUDGET);
  expect(link).toMatch(/\?b=be2-60f-c8$/i);
  await page.goto(link);
  const profile = card(page, 'Your Spending Profile');
  await expect(profile.getByRole('heading', { name: 'Savvy Saver' })).toBeVisible();
  await expect(profile.getByText('$1,291').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
  await page.waitForURL('**/users/sign_up');
  expect(complaints).toEqual([]);
});

test('each step goes on when it is answered, and the end only when all are [PUB-132, PUB-135, PUB-136, PUB-137, PUB-139, PUB-140, PUB-141, PUB-142, PUB-143]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openStep(page, 5);
  await button(page, 'Finish').click();
  await atStep(page, 5);
  await expect(
    page.getByText('You chose no wants, so there is nothing to fill in here.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(sent.filter((url) => url.includes('financial_health'))).toEqual([]);

  await openStep(page, 1);
  const began = await followAnimations(page);
  await expect(page.getByRole('checkbox')).toHaveCount(10);
  await expect(button(page, 'Next')).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Food & Essentials' }).check();
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await button(page, 'Next').click();
  await atStep(page, 2);
  expect(await began()).not.toContain('slide');
  await expect(page.getByRole('checkbox')).toHaveCount(8);
  await button(page, 'Next').click();
  await atStep(page, 3);
  await expect(page.locator('option:enabled')).toHaveCount(5);
  for (const typed of ['', '0', 'much']) {
    await amount(page, 'Income').fill(typed);
    await expect(button(page, 'Next')).toBeDisabled();
  }
  await amount(page, 'Income').fill('1');
  await button(page, 'Next').click();
  await atStep(page, 4);
  await amount(page, 'Phone').fill('40');
  await expect(button(page, 'Next')).toBeDisabled();
  await amount(page, 'Food & Essentials').fill('0');
  await expect(button(page, 'Next')).toBeEnabled();
  await page.getByRole('link', { name: 'Exit' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('the link opens results of every profile, and anything else the intro [PUB-144, PUB-149, PUB-150, PUB-151, PUB-152, PUB-153, PUB-154]', async ({
  page,
}) => {
  await page.goto(`${BUDGET}?b=1388-9c4-5dc`);
  const profile = card(page, 'Your Spending Profile');
  const ring = 'Of your income: needs 50%, wants 30%, savings 20%.';
  await expect(profile.getByRole('img', { name: ring })).toBeVisible();
  await expect(profile.getByRole('listitem')).toHaveText([
    'Needs50%$2,500',
    'Wants30%$1,500',
    'Savings20%$1,000',
  ]);
  const targets = card(page, 'The 50/30/20 Rule').getByRole('listitem');
  for (const [at, target] of ['$2,500', '$1,500', '$1,000'].entries()) {
    await expect(targets.nth(at)).toContainText(`Target${target}`);
  }
  const autopilot = card(page, 'Budgeting on autopilot.');
  await expect(autopilot.getByText(/earnings of at least \$500 per month/)).toBeVisible();
  // What draws the ring is over within half a second.
  const longest = await profile
    .getByRole('img')
    .evaluate((svg) =>
      Math.max(
        0,
        ...svg
          .getAnimations({ subtree: true })
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      ),
    );
  expect(longest).toBeLessThanOrEqual(500);

  // Of an income of 1000.
  for (const [needs, wants, name] of [
    [600, 500, 'Aspiring Saver'],
    [424, 300, 'Savvy Saver'],
    [580, 220, 'Practical Spender'],
    [420, 380, 'Lifestyle Lover'],
    [500, 300, 'Budget Hero'],
  ] as const) {
    await page.goto(`${BUDGET}?b=3e8-${needs.toString(16)}-${wants.toString(16)}`);
    await expect(profile.getByRole('heading', { name })).toBeVisible();
    await expect(profile.getByText('Over budget by $100 a month')).toHaveCount(
      needs + wants > 1000 ? 1 : 0,
    );
  }

  for (const b of ['1388-9c4', '1388-9c4-5dc-1', '0-0-0', '1388-9c4-xyz', '5dc'.repeat(600)]) {
    await page.goto(`${BUDGET}?b=${b}`);
    await expect(heading(page)).toHaveText('Budget better with Reset.');
  }
});

test('the words of the rule stay within their ring on a phone whose text is half as large again', async ({
  page,
}) => {
  const INNER_PART = 0.7;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BUDGET);
  const rule = page.getByText('50/30/20', { exact: true });
  const part = await rule.evaluate((words) => {
    document.documentElement.style.fontSize = '150%';
    const ring = words.closest('figure')?.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    return words.getBoundingClientRect().width / ring;
  });
  expect(part).toBeLessThan(INNER_PART);
});
