import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { FboAccount } from '@reset/api-contract/member/direct-deposit.ts';
import type { Statement, Statements } from '@reset/api-contract/member/statements.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { task } from './application.ts';
import { buy, newCardholder, outstanding, purchasesOf, settledLimit, SOON } from './cardholder.ts';
import { askSandbox, linkBank, linkPayroll, newApplicant, type Applicant } from './linking.ts';
import { chooseRadio } from './keyboard.ts';
import { arriveAs, type MovedProduct, startMovedProduct } from './moved-product.ts';
import { acceptTerms, PORTLAND, sendPersonalInfo } from './personal-info.ts';
import { operator } from './product/running-product.ts';
import {
  answerReturns,
  fileInWidget,
  fileTaxes,
  filingWidget,
  REFUND,
  returnsStand,
} from './taxes.ts';

/* The advance on a refund, in the season in which there is one, and the refund that repays it. */

test.use({ viewport: { width: 390, height: 844 } });

const taxesOf = (page: Page) => page.getByRole('link', { name: /^Tax (Return|Refund)/ });
const accepted = (page: Page) => page.getByRole('dialog', { name: 'Your tax return is accepted!' });
const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/api/v1${path}`)).json()) as Answer;
const overviewOf = (page: Page) => read<DashboardOverview>(page, '/dashboard/overview');

test.describe('in the season of the next year @long', () => {
  const YEAR = new Date().getFullYear() + 1;
  /** A quarter of 2,400 dollars. */
  const ADVANCE = 600;
  let product: MovedProduct;
  let filer: Applicant;
  let cardholder: Applicant;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    product = await startMovedProduct({ isNow: true });
    filer = await newApplicant({ partner_slug: 'hvfcu' });
    cardholder = await newCardholder({ partner_slug: 'hvfcu' });
    for (const { id } of [filer, cardholder]) {
      await operator('member').put(`/internal/members/${id}/limit_config`, {
        income_tax_refund_advance_multiplier: 0.25,
      });
    }
    // A banking day.
    product.moveTo(`${YEAR}-02-10`, '10:00');
  });
  test.afterAll(() => product.stop());

  const pageOf = async (browser: Browser): Promise<Page> =>
    (
      await browser.newContext({
        baseURL: process.env['RESET_URL'] ?? '',
        viewport: { width: 390, height: 844 },
      })
    ).newPage();

  /** Merchants collect what was bought. */
  async function collect(page: Page): Promise<void> {
    await askSandbox('POST', '/control/synctera/settle');
    const states = async () => (await purchasesOf(page)).map((one) => one.customer_state);
    await expect.poll(states, SOON).not.toContain('pending');
  }

  test('her card comes after her taxes, she spends a part of the advance, the refund repays it, and the rest is hers', async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const page = await pageOf(browser);
    await arriveAs(filer, page);

    await test.step('she files, and her return is accepted', async () => {
      await page.goto('/tax-filing');
      await linkBank(page);
      await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
      await acceptTerms(page);
      await sendPersonalInfo(page, PORTLAND);
      await expect(task(page, "Let's do your taxes")).toBeVisible(SOON);
      await page.getByRole('button', { name: 'Do my taxes' }).click();
      await fileInWidget(page, REFUND);
      await expect(task(page, 'Taxes done')).toBeVisible(SOON);
      await answerReturns(filer.id, { status: 'accepted' });
      await returnsStand(page, 'accepted');
      await page.getByRole('link', { name: 'Go to your dashboard' }).click();
      await accepted(page).getByRole('button', { name: 'See your tax return' }).click();
      await expect(page.getByRole('region', { name: 'Refund advance' })).toContainText(
        `Yours early with the card${formatMoney(ADVANCE * 100)}`,
      );
    });

    await test.step('she comes to her card', async () => {
      await page.getByRole('link', { name: 'Apply for the card' }).click();
      await expect(task(page, 'Link your payroll')).toBeVisible(SOON);
      await linkPayroll(page);
      const goOn = page.getByRole('button', { name: 'Continue', exact: true });
      // What she agreed to and told for her taxes is not asked again, and is sent by nobody but her.
      const review = task(page, 'Check your information');
      const intro = task(page, 'How it works');
      // What the card comes to is told where there is something to spend by now.
      await expect(intro.or(review)).toBeVisible(SOON);
      if (await intro.isVisible()) await goOn.click();
      await expect(review).toBeVisible(SOON);
      await expect(page.getByText('You told us this for your taxes.')).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(task(page, "You're approved!")).toBeVisible(SOON);
      await goOn.click();
      await chooseRadio(page, page.getByRole('radio', { name: 'My direct deposit' }));
      await page.getByRole('button', { name: 'Switch my direct deposit' }).click();
      await page
        .frameLocator('[role=dialog] iframe')
        .frameLocator('iframe[title="Pinwheel"]')
        .getByRole('button', { name: 'Switch my direct deposit' })
        .click();
      await page.getByRole('button', { name: 'Go to my dashboard' }).click(SOON);
      await page.waitForURL('**/dashboard');
    });

    const advance = async () => (await overviewOf(page)).tax_refund?.amount ?? 0;
    await expect.poll(advance, SOON).toBe(ADVANCE);
    const limit = await settledLimit(page);
    expect(limit).toBeGreaterThan(ADVANCE);
    const spent = Math.round((limit - ADVANCE + 200.25) * 100) / 100;

    await test.step('she spends more than what she has earned, and reads how it stands', async () => {
      await page.reload();
      await expect(taxesOf(page)).toHaveText(
        `Tax RefundFederalAdvance on your refund ${formatMoney(ADVANCE * 100)}Connected`,
      );
      await buy(page, spent, 'Harbor Street Grocery');
      await collect(page);
      expect(await outstanding(page)).toBe(spent);
      await page.goto('/tax-return');
      await expect(page.getByRole('region', { name: 'Refund advance' })).toContainText(
        `Your advance${formatMoney(ADVANCE * 100)}Spent of it$200.25Left to spend$399.75`,
      );
      // Opened anew, tax filing is told at once that refunds go to her deposit account now.
      await page.getByRole('button', { name: 'Show Details' }).click();
      await expect(filingWidget(page).getByText(/refund of .*accepted/)).toBeVisible(SOON);
    });

    const ofRefund = 200.25;
    await test.step('her paycheck repays what she has earned, and nothing of the advance', async () => {
      const { account_number } = await read<FboAccount>(page, '/bank_accounts/fbo');
      const deposit = { account_number, amount: 90_000, sender: 'JUNIPER LANE MARKETS PAYROLL' };
      await askSandbox('POST', '/control/synctera/deposits', deposit);
      await expect.poll(() => outstanding(page), SOON).toBe(ofRefund);
      const { next_repayment: next } = await overviewOf(page);
      expect(next).toMatchObject({ status: 'nothing_owed', amount: 0, of_refund: ofRefund });
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toContainText('Nothing to repay from your pay');
    });

    // Of her paycheck what it did not repay.
    const rest = 2400 + 900 - spent;
    await test.step('the refund arrives: it repays what she spent, and the rest is hers', async () => {
      await answerReturns(filer.id, { status: 'refund_received' });
      await expect.poll(() => outstanding(page), SOON).toBe(0);
      await returnsStand(page, 'refund_received');
      expect(await overviewOf(page)).toMatchObject({ tax_refund: null });
      const hers = async () => {
        const { deposit_balance: balance, payout } = await overviewOf(page);
        return balance + (payout?.status === 'on_its_way' ? payout.amount : 0);
      };
      await expect.poll(hers, SOON).toBeCloseTo(rest, 2);
      await page.goto('/tax-return');
      await expect(page.getByRole('main')).toContainText('Refund received');
      await expect(page.getByRole('region', { name: 'Refund advance' })).toContainText(
        'Your refund$2,400.00Repaid on your card$200.25Yours$2,199.75',
      );
      const toBank = /\$2,199\.75 of your refund (goes to|is on its way to) /;
      await expect(page.getByRole('main')).toContainText(toBank);
      await page.goto('/dashboard');
      // What is on its way is told by the money with us.
      await expect(taxesOf(page)).toHaveText(
        /\$200\.25 of your refund repaid what you owed on your card\. /,
      );
      await page.goto('/card-transactions');
      const bought = page.getByRole('link').filter({ hasText: 'Harbor Street Grocery' });
      await expect(bought).toContainText(formatMoney(Math.round(spent * 100)));
      await expect(bought).toContainText('Repaid');
    });

    await test.step('her statements have it to the cent', async () => {
      product.moveTo(`${YEAR}-03-01`, '10:00');
      await arriveAs(filer, page);
      const statements = () => read<Statements>(page, '/statements');
      await expect.poll(async () => (await statements()).length, SOON).toBeGreaterThan(0);
      const [latest] = await statements();
      const statement = await read<Statement>(page, `/statements/${latest?.id}`);
      expect(statement.closing_balance).toBe(0);
      const amounts = statement.transactions.flatMap(({ data }) =>
        data.lines.map(({ amount }) => amount),
      );
      expect(amounts).toContain(Math.round(spent * 100));
    });

    await test.step('the rest of her refund is at her bank', async () => {
      const arrived = /\$2,199\.75 of your refund arrived at /;
      await page.goto('/tax-return');
      await expect(page.getByRole('main')).toContainText(arrived, SOON);
      await page.goto('/dashboard');
      await expect(taxesOf(page)).toHaveText(arrived);
    });
    await page.context().close();
  });

  test('the advance is in her limit through April 15, and is not from April 16 on [MEM-040, MEM-041]', async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const page = await pageOf(browser);
    product.moveTo(`${YEAR}-04-15`, '10:00');
    await arriveAs(cardholder, page);
    await fileTaxes(page, REFUND);
    await answerReturns(cardholder.id, { status: 'accepted' });
    const advance = async () => (await overviewOf(page)).tax_refund?.amount ?? 0;
    await expect.poll(advance, SOON).toBe(ADVANCE);
    const limit = await settledLimit(page);
    // Her pay may have come by now, and is told first.
    const paid = page.getByRole('dialog', { name: 'You got paid!' });
    await page.addLocatorHandler(paid, () => paid.getByRole('button', { name: 'Close' }).click());
    await page.goto('/dashboard');
    await accepted(page).getByRole('button', { name: 'Close' }).click();
    await expect(taxesOf(page)).toContainText(
      `Tax RefundFederalAdvance on your refund ${formatMoney(ADVANCE * 100)}`,
    );
    await page.goto('/tax-filing');
    await expect(task(page, 'Taxes done')).toBeVisible(SOON);
    await expect(
      page.getByText(`${formatMoney(ADVANCE * 100)} of your refund is in your spending limit now.`),
    ).toBeVisible();

    product.moveTo(`${YEAR}-04-16`, '10:00');
    await arriveAs(cardholder, page);
    await expect.poll(advance, SOON).toBe(0);
    expect(await settledLimit(page)).toBeLessThan(limit);
    await page.goto('/dashboard');
    await expect(taxesOf(page)).toContainText(`Tax Return${YEAR - 1} $2,400`);
    await taxesOf(page).click();
    await expect(
      page.getByText('you did not spend is no longer in your spending limit.'),
    ).toBeVisible();
    await page.context().close();
  });
});
