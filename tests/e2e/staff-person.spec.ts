import { expect, test } from 'playwright/test';
import {
  type Fields,
  ID,
  instance,
  keepCommands,
  openAction,
  openHazel,
  schedule,
  section,
  USER,
} from './opened-person.ts';

/* What the page of a user shows to staff. */

test('the page of a user has its sections, banners and cards [ADM-031, ADM-032, ADM-033, ADM-034, ADM-035, ADM-036, ADM-037, ADM-038, ADM-039, ADM-040, ADM-041]', async ({
  page,
}) => {
  const told = {
    user: {
      user_config: { muted: true, custom_repayment_plan: true },
      has_repayment_warning: true,
      scheduled_repayment_instances: [],
      pay_dates: {
        system_chosen_debit_date: '2026-11-27',
        pave_derived: null,
        pinwheel_derived: '2026-12-04',
      },
    },
    schedules: [],
  };
  await openHazel(page, told);
  for (const words of [
    'This user is marked as MUTED and may have limited functionality.',
    '⚠️ CUSTOM REPAYMENT PLAN ENABLED',
    '⚠️ REPAYMENT SCHEDULED FOR TODAY OR TOMORROW',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  for (const name of [
    'Profile',
    'Recurring expenses',
    'Danger zone',
    'Integration errors',
    'Linked bank',
    'Pave',
    'Spending limit',
    'Income',
    'Payroll',
    'Plaid transactions',
    'Repayment schedule',
    'Repayments',
    'View as user and configuration',
  ]) {
    await expect(section(page, name)).toBeVisible();
  }
  const repayments = section(page, 'Repayments');
  await expect(repayments.getByRole('heading', { level: 3 })).toHaveText([
    'Repayments',
    'Reversed',
    'Not Reversed',
    'Projected Pay Dates',
    'Upcoming scheduled instances',
    'Last processed instance',
    'Last cancelled instance',
    'Active repayment schedules',
  ]);
  await expect(repayments.getByText('No Scheduled Repayment Instances')).toBeVisible();
  await expect(repayments.getByText('No Active Repayment Schedules')).toBeVisible();
  await expect(repayments.locator('dt:text-is("Pinwheel") + dd')).toHaveText('12/4/26');
  await expect(repayments.locator('dt:text-is("Pave")')).toHaveCount(0);
  for (const action of ['Debit External Account', 'Create Repayment Schedule']) {
    const { dialog } = await openAction(page, action);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('of somebody of staff the page has no action that views the product as them [ADM-033]', async ({
  page,
}) => {
  await openHazel(page, { user: { admin: true } });
  await expect(section(page, 'Repayments')).toBeVisible();
  await expect(section(page, 'View as user and configuration')).toHaveCount(0);
});

test('statuses of bank and payroll are said in words, and identity is verified only where it waits [ADM-153, ADM-154, ADM-166]', async ({
  page,
}) => {
  const told = {
    user: {
      payroll_linking_status: 'user_action_required',
      identity_verification_status: 'flagged_for_review',
      cards: [{ physical: false }],
    } as Fields,
  };
  await openHazel(page, told);
  const profile = section(page, 'Profile');
  await expect(section(page, 'Payroll')).toContainText('User action required');
  await expect(profile.getByRole('button', { name: 'Verify identity' })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Ship physical card' })).toBeVisible();
  for (const [changes, hidden, shown] of [
    [{ identity_verification_status: 'flagged_for_internal_review' }, null, 'Verify identity'],
    [{ identity_verification_status: 'flagged_for_review_with_document' }, null, 'Verify identity'],
    [{ identity_verification_status: 'approved' }, 'Verify identity', 'Ship physical card'],
    [{ cards: [{ physical: false }, { physical: true }] }, 'Ship physical card', null],
    [{ cards: [] }, 'Ship physical card', null],
  ] as const) {
    Object.assign(told.user, changes);
    const read = page.waitForResponse(USER);
    const { dialog, button } = await openAction(page, 'Refresh eligibility');
    const kept = await keepCommands(page);
    await button.click();
    await expect(dialog).toBeHidden();
    await read;
    expect(kept).toHaveLength(1);
    await page.unroute('**/api/v1/admin/**');
    if (hidden) await expect(profile.getByRole('button', { name: hidden })).toHaveCount(0);
    if (shown) await expect(profile.getByRole('button', { name: shown })).toBeVisible();
  }
});

test('each action of staff is there, and the costly one says so [ADM-181, ADM-182]', async ({
  page,
}) => {
  await page.route('**/unresolved_integration_errors', (route) =>
    route.fulfill({
      json: {
        integration_errors: [
          {
            id: ID,
            created_at: '2026-11-20T20:00:00Z',
            error_type: 'login_required',
            source: 'plaid',
          },
        ],
      },
    }),
  );
  await openHazel(page, {
    user: {
      identity_verification_status: 'flagged_for_review',
      cards: [{ physical: false }],
      scheduled_repayment_instances: [instance('2026-11-27')],
    },
    schedules: [schedule()],
  });
  for (const name of [
    'View as user',
    'Verify identity',
    'Ship physical card',
    'Update phone number',
    'Update address',
    'Override compensation',
    'Override pay period',
    'Override user config',
    'Unlink bank',
    'Convert payroll linked to skipped',
    'Disconnect payroll',
    'Reject',
    'Delete',
    'Resolve Login required',
    'Debit External Account',
    'Create Repayment Schedule',
    'Approve: Weekly on Friday',
    'Inactivate: Weekly on Friday',
    'Cancel repayment of 11/27/26',
    'Real-time Plaid refresh',
  ]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/Each real-time refresh costs money/)).toBeVisible();
});

test('to view the product as a user leads to her dashboard, and back to her page [ADM-138, MEM-008]', async ({
  page,
}) => {
  await openHazel(page);
  const opened = page.url();
  const { send } = await openAction(page, 'View as user');
  await send('She called.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop Viewing as User' }).click();
  await expect(page).toHaveURL(opened);
});

test('the rail shows no half of a word, however large text is', async ({ page }) => {
  await openHazel(page, {});
  const place = page.getByRole('navigation', { name: 'Main' });
  for (const percent of ['100%', '150%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, percent);
    // The words begin where it ends.
    const beginsPx = await place
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        return range.getBoundingClientRect().left;
      });
    const box = await place.boundingBox();
    expect(beginsPx).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - 2);
  }
});
