import { expect, test, type Page } from 'playwright/test';
import { changeAnswer } from './change-answer.ts';

/* The home page, as a stranger meets it. */

const DAY_MS = 3000;

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badge = (page: Page) => page.getByText('Currently invite-only!');

test.describe('home page', () => {
  test('tells a stranger what Reset is, what it costs and on what terms [PUB-001, PUB-002, PUB-003, PUB-004, PUB-011, PUB-012, PUB-013, PUB-014, PUB-021, PUB-022, PUB-046, PUB-047, PUB-048, PUB-049, PUB-050, PUB-051, PUB-052, PUB-053, PUB-054, PUB-055, PUB-056]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your pay, as you earn it');
    await expect(page).toHaveURL('/');
    await expect(main(page).getByRole('link', { name: 'Sign Up' }).first()).toHaveAttribute(
      'href',
      '/users/sign_up',
    );
    const day = page.getByRole('figure', { name: 'An example day' });
    await expect(day).toContainText(/8 hours of work.*Available money/s);

    const tiles = section(page, "However you're paid").getByRole('link');
    for (const [at, type] of ['Salary', 'Hourly', 'Gig', 'Benefits'].entries()) {
      await expect(tiles.nth(at)).toContainText(type);
    }
    const examples = section(page, "What a cardholder's limit could be");
    await expect(examples.getByRole('listitem')).toHaveCount(3);
    const features = section(page, 'A card for every day until payday');
    await expect(features.getByRole('listitem')).toHaveCount(3);
    const callOut = section(page, 'For financial institutions').getByRole('link');
    await expect(callOut).toHaveAttribute('href', '/partners/financial-institutions');
    await expect(section(page, 'Ready to Reset').getByRole('link')).toBeVisible();

    for (const words of [
      /over 60% of Americans live paycheck to paycheck/i,
      /about 70% received a refund/i,
      'No interest, monthly, transfer or late fees',
      'No credit check',
      'No security deposit',
      'Up to $100 to start',
      'first pay cycle when the probationary limit is enabled. After that the limit adjusts daily.',
      'in the U.S. (excluding territories) wherever Visa cards are accepted',
      'Apple Pay or Google Wallet',
      'dynamic: derived from daily income, bank balance and upcoming bills',
      'flat fee of $20, and is free when the refund is direct-deposited to a partner credit union',
      'up to 21 days early with a refund of at least $1,000',
      'requires earnings of at least $500 per month',
      'Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin',
      'Tax advances are not available in California.',
      'The tax filing offer expires April 15, 2025.',
      'third-party tax provider',
      'The card is issued by our partner bank. Reset is not a bank.',
    ]) {
      await expect(main(page)).toContainText(words);
    }
  });

  test('compares three others by their figures, on a small phone too [PUB-007, PUB-008, PUB-009, PUB-010]', async ({
    page,
  }) => {
    await page.goto('/');
    const table = page.getByRole('table', { name: 'What early money costs elsewhere' });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(table.getByRole('columnheader')).toContainText([
        'What is charged',
        'Reset',
        'Cash advance apps',
        'Traditional credit cards',
        'Payday loans',
      ]);
      const cells = (row: number) => table.getByRole('row').nth(row).getByRole('cell');
      await expect(cells(1)).toContainText([
        'None',
        'effective APR up to 331%',
        'up to 29.99% APR',
        'up to 400% APR',
      ]);
      await expect(cells(2).nth(1)).toContainText('up to $14.99');
      await expect(cells(3).nth(1)).toContainText('instant transfer up to $5.99');
      await expect(cells(3).nth(2)).toContainText('cash advance fee 3-5%');
      const isSideways = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(isSideways, `${width} px`).toBe(false);
    }
  });

  test('leads from a way of being paid to a sign-up that knows it [PUB-005]', async ({ page }) => {
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Hourly' }).click();
    await expect(page).toHaveURL('/users/sign_up?incomeType=hourly');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('breaks no name of a way of being paid on a phone whose text is half as large again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const tiles = section(page, "However you're paid");
    for (const name of ['Salary', 'Hourly', 'Gig', 'Benefits']) {
      const lines = await tiles.getByText(name, { exact: true }).evaluate((element) => {
        document.documentElement.style.fontSize = '150%';
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getClientRects().length;
      });
      expect(lines, name).toBe(1);
    }
  });

  test('lets the phone’s amount go on every 3 seconds, until it is paused [PUB-006]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const amount = page.getByRole('img', { name: /^An example: a phone/ }).getByText(/^\$\d+$/);
    await expect(amount).toHaveText('$78');
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await amount.textContent();
    const seen = new Set([first]);
    for (let day = 0; day < 4; day += 1) {
      await page.clock.runFor(DAY_MS);
      seen.add(await amount.textContent());
    }
    expect(seen.size).toBe(5);
    await page.clock.runFor(DAY_MS);
    await expect(amount).toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Pause the example' }).click();
    await page.clock.runFor(3 * DAY_MS);
    await expect(amount).toHaveText(first ?? '');
    await expect(page.getByRole('button', { name: 'Play the example' })).toBeVisible();
  });

  test('says that it takes an invitation, until the launch, to who has none [PUB-015, PUB-016]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(badge(page)).toBeVisible();

    await changeAnswer(page, '/', (html) => {
      const launched = html.replace('"rf_6_card_launch":false', '"rf_6_card_launch":true');
      expect(launched).not.toBe(html);
      return launched;
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await page.unroute('/');

    await page.goto('/?partner=msufcu');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });
});
