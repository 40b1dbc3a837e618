import { expect, test } from 'playwright/test';
import { changeJson } from './change-answer.ts';
import { openArea } from './open-area.ts';
import { headers, openAsStaff, pageLinks, requestsOf } from './staff-list.ts';

/* The lists of people: what they show and ask for. */

interface Users {
  users: Record<string, unknown>[];
  total_pages: number;
}

const USER_ID = '0199aaaa-0000-7000-8000-00000000beef';
/** The day before in Los Angeles, in winter. */
const AT = '2026-11-21T00:05:00Z';

test('the list of users has six filters, each with a call of its own, and pages with first and last [ADM-019, ADM-021, ADM-022, ADM-024, ADM-136, ADM-186, ADM-187]', async ({
  page,
}) => {
  const asked = requestsOf(page);
  const tokens = new Set<string | undefined>();
  page.on('request', (request) => {
    if (/\/api\/v1\/admin\/users(\?|$)/.test(request.url()))
      tokens.add(request.headers()['x-admin-token']);
  });
  let totalPages = 20;
  await changeJson<Users>(page, '**/api/v1/admin/users?*', (list) => {
    Object.assign(list.users[0] ?? {}, { dsl: 24.25, created_at: AT });
    return { ...list, total_pages: totalPages };
  });
  await openAsStaff(page, '/admin/users?sort_by=pay_date');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await headers(page)).toEqual([
    'ID',
    'Name',
    'Email',
    'Onboarding State',
    'DSL',
    'Latest Transaction',
    'Last Sign In',
    'Created At',
  ]);
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(first.getByText('$24.25')).toBeVisible();
  await expect(first.getByText(/^11\/20\/26, 4:05\sPM$/)).toHaveAttribute('title', /PST/);
  // Each is told by a token that only this page has.
  expect(tokens.size).toBe(1);
  expect([...tokens][0]).toMatch(/\S{20}/);

  await openArea(page, '/admin/users?page=10');
  await expect(pageLinks(page)).toHaveText(['1', '8', '9', '10', '11', '12', '20']);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('…')).toHaveCount(2);

  totalPages = 1;
  await openArea(page, '/admin/users?sort_by=latest_transaction');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(pageLinks(page)).toHaveCount(0);

  const filters = page.getByRole('navigation', { name: 'Show' }).getByRole('link');
  await expect(filters).toHaveText([
    'All',
    'Cardholders',
    'Active Cardholders',
    'Applicants',
    'Eligible',
    'Inactive',
  ]);
  for (const [group, call] of [
    ['Cardholders', '/admin/card_accounts'],
    ['Active Cardholders', '/admin/card_accounts?sort_by=latest_transaction'],
    ['Applicants', '/admin/card_applicants'],
    ['Eligible', '/admin/eligible_users'],
    ['Inactive', '/admin/inactive_users'],
  ] as const) {
    await page.getByRole('link', { name: group, exact: true }).click();
    await expect.poll(() => asked.at(-1)).toBe(call);
  }
});

test('each step of an application has its word in the list of users [ADM-149]', async ({
  page,
}) => {
  const words = {
    unregistered: 'Unregistered',
    confirmed_email: 'Confirmed Email',
    registered: 'Registered',
    linked_income_account: 'Linked Income',
    linked_core_financial_institution_account: 'Linked Bank',
    accepted_terms_and_conditions: 'Accepted Terms and Conditions',
    submitted_personal_information: 'Submitted Personal Information',
    submitted_identity_verification: 'IDV Submitted',
    verified_identity: 'Verified Identity',
    switched_direct_deposit: 'Switched Direct Deposit',
    acknowledged_repayment_account: 'Acknowledged Repayment Account',
    accepted_refund_advance: 'Accepted Refund Advance',
    started_tax_return: 'Started Tax Return',
    submitted_tax_return: 'Submitted Tax Return',
    tax_return_accepted: 'Tax Return Accepted',
    tax_return_rejected: 'Tax Return Rejected',
    issued_card: 'Issued Card',
    activated_card: 'Activated Card',
    used_card: 'Used Card',
    onboarded: 'Onboarded',
    deactivated: 'Deactivated',
  };
  await changeJson<Users>(page, '**/api/v1/admin/users?*', (list) => ({
    users: Object.keys(words).map((state, at) => ({
      ...list.users[0],
      id: `0199aaaa-0000-7000-8000-0000000000${at + 10}`,
      in_progress_onboarding_state: state,
    })),
    total_pages: 1,
  }));
  await openAsStaff(page, '/admin/users?page=1&sort_by=pay_date');
  const states = page.locator('tbody tr > td:nth-of-type(3)');
  await expect(states).toHaveText(Object.values(words));
});

test('the repayment schedule is filtered by the service, and where it stands [ADM-042, ADM-043, ADM-044, ADM-045, ADM-047]', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await changeJson<Users>(page, '**/api/v1/admin/users?*', (list) => ({
    users: [
      {
        ...list.users[0],
        id: USER_ID,
        name: 'Rosa Marin',
        email: 'rosa.marin@example.com',
        admin: false,
        user_config: { partner_slug: null, repayment_method: 'ach_debit_flow' },
        pay_date: '2026-11-28',
        pay_dates: { system_chosen_debit_date: '2026-11-28' },
      },
    ],
    total_pages: 2,
  }));
  await openAsStaff(page, '/admin/repayment-schedule?page=abc');
  await expect(page.getByRole('rowheader', { name: 'Rosa Marin' })).toBeVisible();
  expect(await headers(page)).toEqual([
    'ID',
    'Name',
    'Email',
    'Admin',
    'Repayment Method',
    'Pay Date',
    'Pay Dates',
  ]);
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    /beef/,
    'rosa.marin@example.com',
    'No',
    'ACH Debit',
    '11/28/26',
    /11\/28\/26/,
  ]);
  await expect(pageLinks(page)).toHaveText(['1', '2']);
  const lists = () => asked.filter((call) => call.startsWith('/admin/users?'));
  expect(lists()).toEqual(['/admin/users?sort_by=pay_date']);
  const show = page.getByRole('navigation', { name: 'Show' });
  await expect(show.getByRole('link')).toHaveText(['All', 'Direct Deposit', 'ACH Debit']);
  await show.getByRole('link', { name: 'ACH Debit' }).click();
  await expect(page).toHaveURL(/user_group=ach_debit_flow$/);
  await expect(page.getByText('Rosa Marin')).toBeVisible();
  // What a service that does not filter answers is filtered where it stands.
  await show.getByRole('link', { name: 'Direct Deposit' }).click();
  await expect(page.getByText('No users on this page')).toBeVisible();
  expect(lists().slice(1)).toEqual([
    '/admin/users?sort_by=pay_date&user_group=ach_debit_flow',
    '/admin/users?sort_by=pay_date&user_group=direct_deposit_flow',
  ]);
});
