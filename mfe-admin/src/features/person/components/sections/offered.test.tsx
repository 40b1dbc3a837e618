import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersSchedules,
  answersSections,
  answersUser,
  openDialog,
  openPart,
  ROSA,
} from '#testing/person.ts';
import { userQuery, type UserQuery } from '../../api/get-user.ts';
import { Summary } from '../outline/summary.tsx';
import { DangerZone } from './danger-zone.tsx';
import { Income } from './income.tsx';
import { Payroll } from './payroll.tsx';
import { Profile } from './profile.tsx';
import { Repayments } from './repayments.tsx';
import { SpendingLimit } from './spending-limit.tsx';
import { Viewing } from './viewing.tsx';

const server = mockApi();
beforeEach(() => server.use(...answersSections(), answersSchedules()));
afterEach(() => adminTokenStore.getState().drop());

type Shown = (query: UserQuery) => ReactElement;

const income: Shown = (query) => <Income userId={ROSA} person={query} />;
const payroll: Shown = (query) => <Payroll userId={ROSA} person={query} />;
const profile: Shown = (query) => <Profile query={query} />;
const danger: Shown = (query) => <DangerZone query={query} />;
const limit: Shown = (query) => <SpendingLimit query={query} />;
const viewing: Shown = (query) => <Viewing query={query} />;
const repayments: Shown = (query) => <Repayments query={query} />;

function open(shown: Shown, told: object) {
  server.use(answersUser(told));
  const Part = () => shown(useQuery(userQuery(ROSA)));
  return openPart(<Part />);
}

/** What stands beside a name on the page or in a dialog. */
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const REJECTED = { eligibility_result: { application_status: 'rejected', results: [] } };

const came = (state: string) => ({
  onboarding_states: [{ state, product: 'earned_wage_access', entered_at: '2026-11-01' }],
});

describe('what cannot succeed', () => {
  it.each([
    ['debit', repayments, { external_debit: null }, /^There is no card account/, /^Debit External/],
    ['schedule', repayments, { external_debit: null }, /^There is no card account/, /^Create Rep/],
    ['pay', income, { payroll_account: null }, /^No payroll is linked, so/, /^Override/],
    ['limit', limit, { is_member: false }, /has only signed up/, /^(Refresh spending|Reset mult)/],
    ['config', viewing, { is_member: false }, /has only signed up/, /^Override user config/],
    ['address', profile, {}, /^No application was begun/, /^Update address/],
    ['no address', profile, came('onboarded'), /^No address was told yet/, /^Update address/],
    ['reject twice', danger, REJECTED, /^The application is rejected already/, /^Reject/],
    [
      'payroll',
      payroll,
      { payroll_linking_status: 'skipped' },
      /^Linking a payroll was skipped/,
      /^(Disconnect|Convert)/,
    ],
  ])('is not offered, and it is said why: %s', async (_what, shown, told, why, action) => {
    open(shown, told);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  });

  it('is offered where it can', async () => {
    const acquisition_metadata = { product_entry_point: 'earned_wage_access' };
    open(profile, { ...came('submitted_personal_information'), acquisition_metadata });
    expect(await screen.findByRole('button', { name: 'Update address' })).toBeTruthy();
    expect(screen.getByText('Earned wage access')).toBeTruthy();
  });

  it('as to delete somebody who owes is said before it is proposed', async () => {
    const { user } = open(danger, {
      safe_to_spend_components: { outstanding_reset_transactions: 24.15 },
    });
    const { dialog } = await openDialog(user, 'Delete');
    expect(dialog.getByText(/^Nobody is deleted who owes .*\$24\.15 is owed now/)).toBeTruthy();
  });
});

describe('what a service did not tell', () => {
  it('is said to be so before somebody is deleted, and not to be none', async () => {
    const { user } = open(danger, { unavailable: ['member'] });
    await openDialog(user, 'Delete');
    expect(valueOf('Owed now')).toBe('Could not be read');
    expect(valueOf('Planned already')).toBe('Could not be read');
  });

  it('is said to be so in the profile', async () => {
    open(profile, { unavailable: ['member', 'onboarding'] });
    await screen.findByText('Cards');
    for (const name of ['Cards', 'Synctera customer', 'Identity verification', 'Application']) {
      expect([name, valueOf(name)]).toEqual([name, 'Could not be read']);
    }
    expect(valueOf('Possible duplicates')).toBe('Could not be read');
    expect(valueOf('UTM source')).toBe('n/a');
  });

  it('is said to be so at the head of the page', async () => {
    open(({ data }) => <Summary user={data} />, { unavailable: ['member'] });
    const owed = (await screen.findByText('Owed')).parentElement as HTMLElement;
    expect(await within(owed).findByText('Could not be read')).toBeTruthy();
    expect(valueOf('Limit')).toBe('Could not be read');
  });
});
