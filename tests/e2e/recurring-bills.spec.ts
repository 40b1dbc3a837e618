import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { RecurringOutflow, RecurringOutflows } from '@reset/api-contract/member/outflows.ts';
import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { plusDays, productDate } from '../../mfe-member/src/dates/calendar-date.ts';
import { read } from './cardholder.ts';
import { signInAs } from './sign-in.ts';
import { tellMember, type Told } from './told-answers.ts';

/* Bills that come back: what is due by payday on the dashboard, and all of them on their own page. */

/** A maker of bills that are told in the place of a seeded member's, by one that is hers. */
async function billsLikeHers(page: Page) {
  const [hers] = await read<RecurringOutflows>(
    page,
    '/recurring_transactions/active_recurring_outflows',
  );
  if (!hers) throw new Error('Nobody knows of a bill of hers.');
  return (changes: Partial<RecurringOutflow>): RecurringOutflow => ({
    ...hers,
    id: newId(),
    ...changes,
  });
}

const bills = (page: Page) => page.getByRole('region', { name: 'Upcoming Bills' });
const rowsOf = (page: Page) => bills(page).getByRole('listitem');

test('two bills by payday are shown, the rest when asked for, and nothing where none are due [MEM-036, MEM-037, MEM-038, MEM-039, MEM-208]', async ({
  page,
}) => {
  const told: Told = {};
  await tellMember(page, told);
  await signInAs(page, 'hourly_ach');
  const bill = await billsLikeHers(page);
  const { as_of } = await read<DashboardOverview>(page, '/dashboard/overview');
  const dueIn = (days: number): string => plusDays(productDate(as_of), days);
  told.overview = { next_payday: dueIn(5) };
  told.bills = [
    bill({
      next_occurrence_date: dueIn(5),
      merchant_name: null,
      description: null,
      personal_finance_category_primary: 'RENT_AND_UTILITIES',
      personal_finance_category_secondary: 'RENT_AND_UTILITIES_TELEPHONE',
    }),
    bill({ next_occurrence_date: dueIn(0), merchant_name: 'Bluefinch', average_amount: 45 }),
    bill({ next_occurrence_date: dueIn(1), merchant_name: null, description: 'CITY WATER 0412' }),
    bill({ next_occurrence_date: dueIn(6), merchant_name: 'After payday' }),
  ];
  await page.reload();
  await expect(rowsOf(page)).toHaveText([
    /^BluefinchToday\u2212\$45\.00$/,
    /^CITY WATER 0412Tomorrow/,
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rowsOf(page)).toHaveText([/^Bluefinch/, /^CITY WATER/, /^Telephone5 days/]);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(rowsOf(page)).toHaveCount(2);

  told.bills = [];
  await page.reload();
  await expect(page.getByRole('group', { name: 'Reset virtual card' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading', exact: true })).toHaveCount(0);
  await expect(bills(page)).toHaveCount(0);
});

test('all that come back are listed, the newest first, with category and day of the month [MEM-128, MEM-129, MEM-130]', async ({
  page,
}) => {
  const told: Told = {};
  await tellMember(page, told);
  await signInAs(page, 'hourly_ach');
  const bill = await billsLikeHers(page);
  told.bills = ['03', '21', '01', '11', '04', '02'].map((day) =>
    bill({
      last_occurrence_date: `2026-10-${day}`,
      merchant_name: day === '21' ? null : `Bill ${day}`,
      description: 'BY ITS DESCRIPTION',
      average_amount: 45,
      personal_finance_category_primary: day === '11' ? 'NOT_KNOWN_YET' : 'MEDICAL',
      personal_finance_category_secondary: day === '04' ? 'MEDICAL_EYE_CARE' : null,
    }),
  );
  await page.goto('/recurring-expenses');
  await expect(page.getByRole('columnheader')).toHaveText(['Description', 'Day', 'Avg. Amount']);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveText([
    'BY ITS DESCRIPTIONMedical21st$45.00',
    'Bill 11Other11th$45.00',
    'Bill 04Eye care4th$45.00',
    'Bill 03Medical3rd$45.00',
    'Bill 02Medical2nd$45.00',
    'Bill 01Medical1st$45.00',
  ]);
  for (const row of await rows.all()) await expect(row.locator('svg')).toBeVisible();
});
