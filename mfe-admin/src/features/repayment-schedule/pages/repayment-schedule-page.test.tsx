import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList, failsOnce } from '#testing/answers-list.ts';
import { makeUser } from '#testing/make-user.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './repayment-schedule-page.tsx';

const server = mockApi();
beforeEach(() => server.use(secondFactor(), provenBy('token-1')));
afterEach(() => adminTokenStore.getState().drop());

const rosa = makeUser({
  user_config: { partner_slug: null, repayment_method: 'ach_debit_flow' },
  pay_date: '2026-11-28',
  pay_dates: { system_chosen_debit_date: '2026-11-28', pave_derived: '2026-11-27' },
});
const dario = makeUser({
  id: '0199aaaa-0000-7000-8000-00000000cafe',
  name: 'Dario Deposit',
  user_config: { partner_slug: null, repayment_method: 'direct_deposit_flow' },
});

describe('the repayment schedule', () => {
  it('shows people by their pay date, in the columns of the list [ADM-044, ADM-046]', async () => {
    const asked: string[] = [];
    server.use(answersList('users', { users: [rosa, dario], total_pages: 1 }, asked));
    await prove(staffArea, '/admin/repayment-schedule?page=abc');
    const row = await screen.findByRole('row', { name: /Rosa Marin/ });
    expect(asked).toEqual(['?sort_by=pay_date']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Name',
      'Email',
      'Admin',
      'Repayment Method',
      'Pay Date',
      'Pay Dates',
    ]);
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'beef',
      'rosa.marin@example.com',
      'No',
      'ACH Debit',
      '11/28/26',
      'Debit 11/28/26Bank 11/27/26',
    ]);
    expect(within(screen.getByRole('row', { name: /Dario/ })).getAllByText('n/a')).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('filters everybody, and the page that comes, from the first page on [ADM-043, ADM-047]', async () => {
    const asked: string[] = [];
    server.use(answersList('users', { users: [rosa], total_pages: 3 }, asked));
    const { router, user } = await prove(staffArea, '/admin/repayment-schedule?page=2');
    await screen.findByText('Rosa Marin');
    await user.click(screen.getByRole('link', { name: 'ACH Debit' }));
    expect(router.state.location.search).toBe('?user_group=ach_debit_flow');
    expect(await screen.findByText('Rosa Marin')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Direct Deposit' }));
    expect(await screen.findByText('No users on this page')).toBeTruthy();
    expect(asked).toEqual([
      '?page=2&sort_by=pay_date',
      '?sort_by=pay_date&user_group=ach_debit_flow',
      '?sort_by=pay_date&user_group=direct_deposit_flow',
    ]);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(router.state.location.search).toBe('?page=3&user_group=direct_deposit_flow');
  });

  it('fails with Retry', async () => {
    server.use(failsOnce('users'));
    const { user } = await prove(staffArea, '/admin/repayment-schedule');
    expect(await screen.findByText('The repayment schedule could not be loaded.')).toBeTruthy();
    server.use(answersList('users', { users: [rosa], total_pages: 1 }));
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('Rosa Marin')).toBeTruthy();
  });
});
