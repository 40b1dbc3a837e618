import { expect, test, type Page } from 'playwright/test';
import { openArea } from './open-area.ts';
import { answerList, openAsStaff } from './staff-list.ts';

/* What staff see before they scroll. */

const PHONE = { width: 390, height: 844 };

/** How far down the page a table begins. */
const topOf = async (page: Page, name: string): Promise<number> => {
  const box = await page.getByRole('table', { name, exact: true }).boundingBox();
  return box?.y ?? Number.POSITIVE_INFINITY;
};

test('the figures of the business begin on the first screen of Admin Home', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAsStaff(page, '/admin');
  await expect(page.getByRole('table', { name: 'People at each step' })).toBeVisible();
  for (const name of ['Applications by step', 'People who came to a step']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('link', { name: /^Open: \d+$/ })).toBeVisible();
});

test('on a phone rows come before filters, which are behind a button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const row = {
    id: '0199aaaa-0000-7000-8000-00000000beef',
    kind: 'dispute',
    user: null,
    object_id: '0199aaaa-0000-7000-8000-00000000beef',
    code: null,
    name: null,
    amount: null,
    opened_at: '2026-11-20T20:00:00Z',
    due_at: '2026-12-20T20:00:00Z',
    days_left: 20,
    overdue: false,
    owner: null,
    closed_at: null,
    closed_as: null,
  };
  await answerList(page, 'cases', { cases: [row], total_pages: 1 });
  await openAsStaff(page, '/admin/cases?kind=dispute');
  const kinds = page.getByRole('navigation', { name: 'Kind of case' });
  for (const [path, table, button, filter] of [
    ['/admin/cases?kind=dispute', 'Cases', 'Filters: 1 set', kinds],
    ['/admin/audit', 'Audit log', 'Filters', page.getByLabel('Person (ID)')],
  ] as const) {
    await openArea(page, path);
    await expect(page.getByRole('table', { name: table })).toBeVisible();
    await expect(filter).toBeHidden();
    // The table that waits is another one than that with the rows.
    await expect.poll(() => topOf(page, table)).toBeLessThan(PHONE.height * 0.6);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(filter).toBeVisible();
  }
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await page.getByLabel('Action').selectOption('approval.approved');
  await show.click();
  await expect(page).toHaveURL(/action=approval.approved/);
  await expect(show).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters: 1 set' })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(show).toBeVisible();
});
