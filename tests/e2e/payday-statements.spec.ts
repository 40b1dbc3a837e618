import type { DueDisputes } from '@reset/api-contract/member/disputes.ts';
import type { Statement, Statements } from '@reset/api-contract/member/statements.ts';
import { newId } from '@reset/service-kit';
import { readPdf } from '@reset/service-kit/testing/read-pdf.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { expect, test, type Page } from 'playwright/test';
import { plusBankingDays } from '../../services/member/src/calendar/banking-day.ts';
import { dayOf } from '../../services/member/src/calendar/calendar-date.ts';
import { buy, outstanding, pay, purchasesOf, SOON } from './cardholder.ts';
import { askSandbox } from './linking.ts';
import { arriveAs, type MovedProduct, startMovedProduct } from './moved-product.ts';
import { adminService } from './product/running-product.ts';
import { signInAs } from './sign-in.ts';

/* What a month of purchases, a dispute that is lost and a paycheck comes to on a member's statements. */

const DARIO = 'direct_deposit';
const BOUGHT = 23.4;
const SPENT = 9.5;
const PAY = 640.25;

let product: MovedProduct;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startMovedProduct({ isNow: true });
});
test.afterAll(() => product.stop());

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/api/v1${path}`)).json()) as Answer;

/** Merchants collect what was bought. */
async function collect(page: Page): Promise<void> {
  await askSandbox('POST', '/control/synctera/settle');
  const states = async () => (await purchasesOf(page)).map((one) => one.customer_state);
  await expect.poll(states, SOON).not.toContain('pending');
}

/** Another day has come. */
async function arriveOn(page: Page, day: string): Promise<void> {
  product.moveTo(day, '10:00');
  await arriveAs(DARIO, page);
}

/** Disputes a purchase, has it credited, and decides that there was no error. */
async function loseDispute(page: Page, id: string): Promise<void> {
  await page.goto(`/card-transactions/${id}`);
  await page.getByRole('button', { name: 'Dispute This Charge' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dispute this charge?' });
  await sheet.getByRole('button', { name: 'Dispute This Charge' }).click();
  await expect(
    page.getByRole('main').getByText("We've received your dispute request"),
  ).toBeVisible();
  const staff = adminService('member');
  const waiting = await staff.get<DueDisputes>('/internal/disputes');
  const path = `/internal/disputes/${waiting.find((one) => one.card_transaction_id === id)?.id}`;
  const actor_id = newId();
  await staff.post(`${path}/provisional_credit`, { actor_id });
  const lost = { outcome: 'lost', reason: 'The chip was read.', actor_id };
  await staff.post(`${path}/decision`, lost);
}

/** The first day of the month after that day's. */
const monthAfter = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1))
    .toISOString()
    .slice(0, 10);

/** What a line adds to what she owes, in cents: her own side has the number of her card account. */
const effectOf = ({ data }: Statement['transactions'][number]): number => {
  const line = data.lines.find(({ account_no }) => account_no.startsWith('****'));
  if (!line) throw new Error('A line is of none of her accounts.');
  return line.dc_sign === 'debit' ? line.amount : -line.amount;
};

test('a paycheck and a dispute that was lost are on her statements, which add up to the cent @long', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
  const page = await context.newPage();
  await signInAs(page, DARIO);
  await collect(page);
  const disputed = await buy(page, BOUGHT, 'Larkspur Books');
  await collect(page);
  await loseDispute(page, disputed.id);
  // What was credited is owed again only after five banking days' notice.
  await page.goto('/dashboard');
  await buy(page, SPENT, 'Harbor Street Grocery');
  await collect(page);
  const owed = await outstanding(page);
  expect(await pay(page, PAY)).toMatchObject({ paycheck_amount: PAY, paycheck_received: true });
  await expect.poll(() => outstanding(page), SOON).toBe(0);
  await page.goto('/dashboard');
  const celebration = page.getByRole('dialog', { name: 'You got paid!' });
  await expect(celebration).toContainText(`Your paycheck of ${formatMoney(PAY * 100)} is here`);
  await expect(celebration).toContainText(`${formatMoney(Math.round(owed * 100))} repaid`);

  const takenBackOn = plusBankingDays(dayOf(new Date()), 6);
  await arriveOn(page, takenBackOn);
  await expect.poll(() => outstanding(page), SOON).toBe(BOUGHT);
  await page.goto(`/card-transactions/${disputed.id}/dispute`);
  await expect(page.getByText('No error found')).toBeVisible();

  await arriveOn(page, monthAfter(takenBackOn));
  const issued = async () => (await read<Statements>(page, '/statements')).length;
  const months = monthAfter(dayOf(new Date())) === monthAfter(takenBackOn) ? 1 : 2;
  await expect.poll(issued, SOON).toBeGreaterThanOrEqual(months);
  const list = (await read<Statements>(page, '/statements')).toReversed();
  const memos: string[] = [];
  let closing = 0;
  for (const { id } of list) {
    const statement = await read<Statement>(page, `/statements/${id}`);
    expect(statement.opening_balance).toBe(closing);
    const sum = statement.transactions.reduce((total, line) => total + effectOf(line), 0);
    expect(statement.opening_balance + sum).toBe(statement.closing_balance);
    closing = statement.closing_balance;
    memos.push(...statement.transactions.map(({ data }) => data.memo));
    const headers = { accept: 'application/pdf' };
    const pdf = await page.request.get(`/api/v1/statements/${id}`, { headers });
    const text = (await readPdf(await pdf.body())).join(' ');
    for (const { data } of statement.transactions) expect(text).toContain(data.memo);
    expect(text).toContain(formatMoney(statement.closing_balance));
  }
  expect(closing).toBe(BOUGHT * 100);
  expect(memos).toEqual(
    expect.arrayContaining([
      'Larkspur Books',
      'Harbor Street Grocery',
      'Provisional credit',
      'Provisional credit reversed',
      'Repayment from your deposit',
    ]),
  );
  await context.close();
});
