import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersSchedules,
  answersSections,
  answersUser,
  at,
  openPerson,
  refusal,
  ROSA,
  section,
} from '#testing/person.ts';
import { secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import '#features/users/pages/users-page.tsx';
import './user-page.tsx';

const server = mockApi();

const HEADINGS = [
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
];
const VIEWING = 'View as user and configuration';

beforeEach(() => {
  server.use(secondFactor(), answersUser(), ...answersSections(), answersSchedules());
});
afterEach(() => adminTokenStore.getState().drop());

describe('the page of a user', () => {
  it('has twelve sections, and one more for who is no admin [ADM-032] [ADM-033]', async () => {
    openPerson();
    await section(VIEWING);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(expect.arrayContaining(HEADINGS));
  });

  it('leaves out the thirteenth for somebody of staff [ADM-033]', async () => {
    server.use(answersUser({ admin: true }));
    openPerson();
    await screen.findByRole('heading', { level: 1, name: 'Rosa Marin' });
    expect((await section('Profile')).getByText('(admin)')).toBeTruthy();
    expect(screen.queryByRole('region', { name: VIEWING })).toBeNull();
    expect(screen.queryByRole('button', { name: 'View as user' })).toBeNull();
  });

  it('offers nothing to be done to somebody of staff, and says so [ADM-030]', async () => {
    server.use(answersUser({ admin: true }));
    openPerson();
    const danger = await section('Danger zone');
    expect(await danger.findByText(/^This account belongs to a member of staff/)).toBeTruthy();
    await (await section('Repayments')).findByText('No Scheduled Repayment Instances');
    for (const name of ['Update phone number', 'Delete', 'Refresh spending limit']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'Debit External Account' })).toBeNull();
  });

  it('says who she is, and n/a for what there is not [ADM-184]', async () => {
    server.use(answersUser({ last_sign_in_at: '2026-11-20T20:00:00Z' }));
    openPerson();
    const profile = await section('Profile');
    expect(await profile.findByText('rosa.marin@example.com')).toBeTruthy();
    expect(profile.getByText(/^11\/20\/26, 12:00\sPM$/)).toBeTruthy();
    expect(profile.getAllByText('n/a').length).toBeGreaterThan(10);
    expect(await (await section('Onboarding')).findByText('No onboarding step yet.')).toBeTruthy();
    const limit = await section('Spending limit');
    expect(limit.getAllByText('n/a')).toHaveLength(9);
  });

  it('says which accounts are alike, what she came by and each criterion [ADM-063] [ADM-152]', async () => {
    server.use(
      answersUser({
        potential_duplicate_users: [
          { short_id: 'cafe', url: '/admin/users/0199aaaa-cafe', match_score: 0.875 },
        ],
        acquisition_metadata: { utm_source: 'radio' },
        eligibility_result: {
          application_status: 'requires_action',
          results: [
            { criterion: 'income', result: 'green', user_actionable: true },
            { criterion: 'bank', result: 'red', user_actionable: true },
            { criterion: 'identity', result: 'yellow', user_actionable: false },
          ],
        },
      }),
    );
    openPerson();
    const profile = await section('Profile');
    const alike = await profile.findByRole('link', { name: 'cafe' });
    expect(alike.getAttribute('href')).toBe('/admin/users/0199aaaa-cafe');
    expect(profile.getByText('88% alike')).toBeTruthy();
    expect(profile.getByText('radio')).toBeTruthy();
    const said = (criterion: string) =>
      profile.getByText(criterion).nextElementSibling?.textContent?.trim();
    expect(said('Income')).toBe('Eligible');
    expect(said('Bank')).toBe('Ineligible The user can act on it');
    expect(said('Identity')).toBe('Indeterminate');
  });

  it('warns by the words of the specification [ADM-031] [ADM-037] [ADM-038]', async () => {
    server.use(
      answersUser({
        user_config: { partner_slug: null, muted: true, custom_repayment_plan: true },
        has_repayment_warning: true,
      }),
    );
    openPerson();
    const said = [
      'This user is marked as MUTED and may have limited functionality.',
      '⚠️ CUSTOM REPAYMENT PLAN ENABLED',
      '⚠️ REPAYMENT SCHEDULED FOR TODAY OR TOMORROW',
    ];
    for (const words of said) expect(await screen.findByText(words)).toBeTruthy();
  });

  it('warns of nothing where there is nothing', async () => {
    openPerson();
    await section(VIEWING);
    expect(screen.queryByText(/MUTED|⚠️/)).toBeNull();
  });

  it('has the states that she came into, the latest first, each with its product', async () => {
    server.use(
      answersUser({
        onboarding_states: [
          { state: 'registered', product: null, entered_at: '2026-11-20T20:00:00Z' },
          {
            state: 'linked_core_financial_institution_account',
            product: 'earned_wage_access',
            entered_at: '2026-11-21T20:00:00Z',
          },
        ],
        notifications: [{ type: 'onboarding_state', params: { product: 'earned_wage_access' } }],
      }),
    );
    openPerson();
    const onboarding = await section('Onboarding');
    const steps = await onboarding.findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Linked BankEarned wage access11/21/26, 12:00 PM',
      'Registered11/20/26, 12:00 PM',
    ]);
    expect(onboarding.getByText('In progress')).toBeTruthy();
    expect(onboarding.getByText('Ready')).toBeTruthy();
  });

  it('leads back to the list for nobody [ADM-029]', async () => {
    server.use(
      http.get(at('/users/:id'), () => refusal(404, 'not_found', 'Not found')),
      http.get(at('/users'), () => HttpResponse.json({ users: [], total_pages: 0 })),
    );
    const { router } = openPerson();
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/users');
    expect(screen.getByText(/nobody with this ID, or the account is closed/)).toBeTruthy();
  });

  it('copies the whole ID, and says so for five seconds [ADM-185]', async () => {
    openPerson();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const button = await screen.findByRole('button', { name: /Copy the whole ID/ });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      button.click();
      await act(() => jest.advanceTimersByTimeAsync(4_999));
      expect(screen.getByRole('button', { name: /Copied/ })).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.queryByRole('button', { name: /Copied/ })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    expect(written.mock.calls).toEqual([[ROSA]]);
    written.mockRestore();
  });
});

describe('a section', () => {
  it('fails and is tried again alone', async () => {
    server.use(
      http.get(at('/users/:id/plaid_status'), () => refusal(503, 'x', 'Away.'), { once: true }),
    );
    const { user } = openPerson();
    const bank = await section('Linked bank');
    expect(await bank.findByText('Linked bank could not be loaded.')).toBeTruthy();
    expect(await (await section('Pave')).findByText('No incomes.')).toBeTruthy();
    expect((await section('Profile')).getByText('rosa.marin@example.com')).toBeTruthy();
    await user.click(bank.getByRole('button', { name: 'Retry' }));
    expect(await bank.findByText('Plaid item')).toBeTruthy();
    expect(bank.getByText(/^As of /)).toBeTruthy();
  });

  it('says that the service that tells it is away, and no other does', async () => {
    server.use(
      answersUser({
        unavailable: ['member'],
        as_of: { public: '2026-11-20T20:00:00Z', onboarding: null },
      }),
    );
    const { user } = openPerson();
    const limit = await section('Spending limit');
    expect(await limit.findByText('Spending limit could not be loaded.')).toBeTruthy();
    const profile = await section('Profile');
    expect(profile.getByText(/^As of 11\/20\/26, 12:00\sPM$/)).toBeTruthy();
    server.use(answersUser({ dsl: 120.5 }));
    await user.click(limit.getByRole('button', { name: 'Retry' }));
    expect(await limit.findByText('$120.50')).toBeTruthy();
  });

  it('says the time of those who move money, as all others of the page do', async () => {
    const ahead = Date.now() + 15 * 24 * 60 * 60_000;
    const as_of = { public: '2026-11-20T20:00:00Z', member: new Date(ahead).toISOString() };
    server.use(answersUser({ as_of }));
    openPerson();
    const said = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      dateStyle: 'short',
    }).format(ahead);
    for (const name of ['Profile', 'Linked bank', 'Repayments', 'Income']) {
      const part = await section(name);
      expect((await part.findByText(/^As of /)).textContent).toContain(`As of ${said},`);
    }
  });

  it('shows that nothing is told of her at all, with one Retry', async () => {
    server.use(http.get(at('/users/:id'), () => refusal(503, 'x', 'Away.'), { once: true }));
    const { user } = openPerson();
    expect(await screen.findByText('This user could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Marin' })).toBeTruthy();
  });

  it('shows what it is told, cents as dollars [ADM-186]', async () => {
    server.use(
      ...answersSections({
        annualized_income: {
          annualized_pay_with_min: 2425,
          annualized_pay_with_max: null,
          annualized_pay_with_avg: 5_000_000,
          sorted_net_pay_amounts: [80_000, 90_050],
          sorted_net_pay_ratios: [0.785],
        },
        direct_deposit: [
          {
            account_name: 'Reset',
            allocation_type: 'percentage',
            amount: null,
            percentage: 40,
            priority: 1,
            routing_number: '021000021',
            masked_account_number: '1234',
          },
        ],
        normalized_transactions: {
          total_pages: 1,
          normalized_transactions: [
            {
              date: '2026-11-19',
              amount: 12.3,
              category: null,
              category_id: null,
              merchant_name: null,
              name: 'COFFEE',
              transaction_type: null,
            },
          ],
        },
      }),
    );
    openPerson();
    const income = await section('Income');
    expect(await income.findByText('$24.25')).toBeTruthy();
    expect(income.getByText('$50,000.00')).toBeTruthy();
    expect(income.getByText('$800.00, $900.50')).toBeTruthy();
    expect(await (await section('Payroll')).findByText('40 %')).toBeTruthy();
    const transactions = await section('Plaid transactions');
    expect(await transactions.findByText('11/19/26')).toBeTruthy();
    expect(transactions.getByText('$12.30')).toBeTruthy();
  });
});
