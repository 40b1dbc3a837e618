import { expect, test, type Page } from 'playwright/test';
import { countLayoutShifts } from './layout-shifts.ts';
import {
  applyAs,
  leaveConnected,
  newApplicant,
  signInAtBank,
  signInAtPayroll,
  type Applicant,
} from './linking.ts';
import { operator } from './product/running-product.ts';

/* An applicant on a phone who has set her text to half as large again. */

const task = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const SOON = { timeout: 60_000 };
const MAX_SHIFT = 0.1;
const MAX_TABS = 60;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => enlarge(page, 150));

/** As the browser's own setting does, in each page from now on. */
const enlarge = (page: Page, percent: number): Promise<unknown> =>
  page.addInitScript((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}%; }`);
    document.adoptedStyleSheets.push(sheet);
  }, percent);

async function linkBankOf(who: Applicant): Promise<void> {
  await operator('member').put(`/internal/members/${who.id}/bank_link`, {
    access_token: 'access-sandbox-hourly_ach',
  });
}

/** Opens the widget of one that many choose. */
async function connect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** What has the focus, and what of the page lies over it; null where it is on the page itself. */
function focusedAndCovered(): { name: string; isCovered: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isCovered = [
    [(left + right) / 2, top + 1],
    [(left + right) / 2, (top + bottom) / 2],
    [(left + right) / 2, bottom - 1],
  ].some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y);
    return there === null || !(focused.contains(there) || there.contains(focused));
  });
  return { name: focused.textContent || focused.tagName, isCovered };
}

for (const percent of [100, 150, 200]) {
  const tag = percent === 150 ? [] : ['@long'];
  test(
    `nothing that the Tab key leads to is covered, at text of ${percent} %`,
    { tag },
    async ({ page }) => {
      await enlarge(page, percent);
      const who = await newApplicant();
      await linkBankOf(who);
      await applyAs(page, who);
      await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
      const covered: string[] = [];
      const reached: string[] = [];
      for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(focusedAndCovered);
        if (!focused) break;
        reached.push(focused.name);
        if (focused.isCovered) covered.push(focused.name);
      }
      expect(reached).toEqual(expect.arrayContaining(['Connect', 'Skip for Now', 'Need Help']));
      expect(covered).toEqual([]);
    },
  );
}

test('the button that leads on lies over no field of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await applyAs(page, await newApplicant());
  await expect(task(page, 'Link your checking account')).toBeVisible(SOON);
  const leadsOn = page.getByRole('button', { name: 'Connect', exact: true });
  for (const control of await page.getByRole('main').locator('input').all()) {
    await control.evaluate((input) => input.scrollIntoView({ block: 'end' }));
    const [field, button] = [await control.boundingBox(), await leadsOn.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test('nothing jumps when the widgets close and the next step comes', async ({ page }) => {
  await applyAs(page, await newApplicant());
  await expect(task(page, 'Link your checking account')).toBeVisible(SOON);
  const shifts = await countLayoutShifts(page);
  await connect(page, 'Tidewater Savings Bank');
  await signInAtBank(page);
  await leaveConnected(page, 'Your checking account is connected');
  await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
  expect(await shifts()).toBeLessThan(MAX_SHIFT);

  await connect(page, 'Northwind Payroll');
  await signInAtPayroll(page);
  await leaveConnected(page, 'Your payroll is connected');
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  expect(await shifts()).toBeLessThan(MAX_SHIFT);
});

test('a deposit that was not found is told at once after a reload, and nothing jumps', async ({
  page,
}) => {
  await applyAs(page, await newApplicant());
  await connect(page, 'Tidewater Savings Bank');
  await signInAtBank(page, { username: 'user_no_deposit' });
  await leaveConnected(page, 'Your checking account is connected');
  await expect(page.getByText('Step 3 of 4: Payroll')).toBeVisible();
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip for Now' }).click();
  const notFound = task(page, "We couldn't find your direct deposit.");
  await expect(notFound).toBeVisible(SOON);

  await page.addInitScript(() => {
    const told = { isWaiting: false };
    new MutationObserver(() => {
      const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
      told.isWaiting ||= titles.includes("We're looking for your pay");
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { told });
  });
  const shifts = await countLayoutShifts(page);
  await page.reload();
  await expect(notFound).toBeVisible(SOON);
  await expect(page.getByText('What did you look for', { exact: false })).toBeVisible();
  await expect(page.getByText('Step 4 of 4: Your direct deposit')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as Told).told.isWaiting)).toBe(false);
  expect(await shifts()).toBeLessThan(MAX_SHIFT);
});

type Told = { told: { isWaiting: boolean } };
