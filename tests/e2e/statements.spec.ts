import { readFile } from 'node:fs/promises';
import { newId } from '@reset/service-kit';
import { readPdf } from '@reset/service-kit/testing/read-pdf.ts';
import { expect, test, type Download, type Page } from 'playwright/test';
import { newCardholder } from './cardholder.ts';
import { operator } from './product/running-product.ts';
import { signIn } from './sign-in.ts';
import { lostAtTextSize } from './text-size.ts';

/** Statements that are missing are issued every minute. */
const ISSUED = { timeout: 120_000, intervals: [5_000] };

/** At noon on that day of the month before this one, or of this one. */
function dayOfMonth(day: number, { monthsAgo }: { monthsAgo: number }): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day, 20));
}
const monthOf = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Somebody who bought something last month, of which a part is repaid. */
async function someone(page: Page): Promise<void> {
  const who = await newCardholder();
  for (const [day, cents, merchant, state] of [
    [11, 2_415, 'Harbor Street Grocery', 'posted'],
    [14, 1_238, 'Corner Pharmacy', 'repaid'],
  ] as const) {
    await operator('member').put(`/internal/members/${who.id}/card_transactions/${newId()}`, {
      occurred_at: dayOfMonth(day, { monthsAgo: 1 }).toISOString(),
      amount_cents: cents,
      merchant_name: merchant,
      customer_state: state,
    });
  }
  await signIn(page, who);
}

const textOf = async (download: Download): Promise<string> =>
  readPdf(await readFile(await download.path())).join(' ');

/** The amounts of a text in cents, in their order. */
const amountsIn = (text = ''): number[] =>
  [...text.matchAll(/(−?)\$([\d,]+\.\d\d)/g)].map(
    ([, minus, dollars]) =>
      Math.round(Number(dollars?.replaceAll(',', '')) * 100) * (minus ? -1 : 1),
  );

test('a statement of last month is issued, listed, shown and downloaded, and adds up [MEM-190, MEM-191, MEM-193, MEM-194]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await someone(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Deposit account statements' }).click();
  await expect(page).toHaveURL('/account/statements');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  const month = monthOf(dayOfMonth(11, { monthsAgo: 1 }));
  const issued = page.getByRole('link', { name: new RegExp(`^${month} ?Issued`) });
  await expect(async () => {
    await page.reload();
    await expect(issued).toBeVisible({ timeout: 2_000 });
  }).toPass(ISSUED);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([/^This month so far/, new RegExp(`^${month}`)]);

  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const downloading = page.waitForEvent('download');
  await issued.click();
  const heading = page.getByRole('heading', { level: 1, name: `Statement for ${month}` });
  await expect(heading).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^reset-statement-\d{4}-\d{2}\.pdf$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  await expect(page.getByText('errors must be reported within 60 days')).toBeVisible();

  const text = await textOf(download);
  expect(text).toContain(`Statement for ${month}`);
  expect(text).toMatch(/\w{3} 11, \d{4} to \w{3} \d+, \d{4}/);
  for (const said of [
    'Card account ending in ',
    'support@reset.example',
    'Harbor Street Grocery',
    'Corner Pharmacy',
    'Repayment',
  ]) {
    expect(text).toContain(said);
  }
  const [balances, lines] = text.split(' Transactions ');
  const [opening = 0, debits = 0, credits = 0, closing] = amountsIn(balances);
  expect([opening, closing]).toEqual([0, 2_415]);
  expect(opening + debits + credits).toBe(closing);
  expect(amountsIn(lines)).toEqual([2_415, 1_238, -1_238]);
  expect(downloads).toHaveLength(1);
  for (const percent of [100, 150]) {
    expect(await lostAtTextSize(page, { percent, width: 320 })).toEqual([]);
  }

  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect.poll(() => downloads.length).toBe(2);
  expect(await textOf(downloads[1] as Download)).toBe(text);
});

test('the month that is not over is shown as not final, and a statement that is none as nothing [MEM-192]', async ({
  page,
}) => {
  await someone(page);
  const downloading = page.waitForEvent('download');
  await page.goto('/account/statements/current');
  await expect(page.getByRole('heading', { level: 1, name: 'Statement so far' })).toBeVisible();
  await expect(page.getByText('This month is not over', { exact: false })).toBeVisible();
  expect(await textOf(await downloading)).toContain('Not final');

  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const answered = page.waitForResponse(/\/api\/v1\/statements\//);
  await page.goto(`/account/statements/${newId()}`);
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('main')).toHaveText('');
  expect(downloads).toEqual([]);
});
