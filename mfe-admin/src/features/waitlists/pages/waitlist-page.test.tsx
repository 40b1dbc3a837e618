import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList, failsOnce } from '#testing/answers-list.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './waitlist-page.tsx';

const server = mockApi();
beforeEach(() => server.use(secondFactor(), provenBy('token-1')));
afterEach(() => adminTokenStore.getState().drop());

const waiting = {
  id: '0199eeee-0000-7000-8000-000000000001',
  name: 'Wanda Waiting',
  email: 'wanda@example.com',
  bank_account_eligible: 'yellow',
  bank_account_name: null,
  bank_account_jobs: [],
  payroll_provider_eligible: 'green',
  payroll_provider_name: 'Northwind Payroll',
  payroll_provider_jobs: ['direct_deposit_switch', 'paystubs'],
  income_type: 'hourly',
  time_and_attendance_platform_name: 'ClockWise',
  eligible: 'red',
  created_at: '2026-11-21T00:05:00Z',
};

describe('the waitlist', () => {
  it('shows who waits in the columns of the list, each colour with its word [ADM-055, ADM-056]', async () => {
    server.use(answersList('waitlists', { entries: [waiting], total_pages: 1 }));
    await prove(staffArea, '/admin/waitlists');
    const row = within(await screen.findByRole('row', { name: /Wanda Waiting/ }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Bank Account',
      'Payroll Provider',
      'Income Type',
      'T&A Platform',
      'Eligibility',
      'Created At',
    ]);
    const [, bank, payroll, income, platform, eligibility] = row.getAllByRole('cell');
    expect(within(bank as HTMLElement).getByRole('img', { name: 'Indeterminate' })).toBeTruthy();
    expect(bank?.textContent).toBe('n/a');
    expect(within(payroll as HTMLElement).getByRole('img', { name: 'Eligible' })).toBeTruthy();
    expect(income?.textContent).toBe('Hourly');
    expect(platform?.textContent).toBe('ClockWise');
    expect(eligibility?.textContent).toBe('Ineligible');
  });

  it('says by keyboard what a provider can tell [ADM-057]', async () => {
    server.use(answersList('waitlists', { entries: [waiting], total_pages: 1 }));
    const { user } = await prove(staffArea, '/admin/waitlists');
    const provider = await screen.findByRole('button', { name: 'Northwind Payroll' });
    (await screen.findByRole('region', { name: 'Waitlist' })).focus();
    await user.tab();
    expect(document.activeElement).toBe(provider);
    const tooltip = within(await screen.findByRole('tooltip'));
    expect(tooltip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'direct deposit switch',
      'paystubs',
    ]);
  });

  it('says when nobody waits, and fails with Retry', async () => {
    server.use(failsOnce('waitlists'));
    const { user } = await prove(staffArea, '/admin/waitlists');
    expect(await screen.findByText('The waitlist could not be loaded.')).toBeTruthy();
    server.use(answersList('waitlists', { entries: [], total_pages: 0 }));
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('Nobody is on the waitlist.')).toBeTruthy();
  });
});
