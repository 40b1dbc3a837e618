import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersApprovals, makeApproval } from '#testing/make-approval.ts';
import { answersCase, makeCase } from '#testing/make-case.ts';
import { makeSchedule } from '#testing/make-schedule.ts';
import { answersSchedules, answersSections, answersUser, section } from '#testing/person.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './case-page.tsx';

const server = mockApi();
beforeEach(() => server.use(secondFactor(), provenBy('token-1'), answersUser()));
afterEach(() => adminTokenStore.getState().drop());

const open = () => prove(staffArea, `/admin/cases/${makeCase().id}`);

describe('the case of what another person made', () => {
  it('has all that a schedule would do, and what each button does beside it', async () => {
    server.use(
      answersCase({ kind: 'repayment_schedule', code: 'weekly', name: null, amount: null }),
      ...answersSections(),
      answersSchedules([makeSchedule({ id: makeCase().object_id, recurring_day_of_week: 3 })]),
    );
    await open();
    const facts = await section('Repayment schedule');
    expect(await facts.findByText('Weekly on Wednesday, business day after')).toBeTruthy();
    expect(facts.getByText('Fri, Nov 27; Fri, Dec 4; Fri, Dec 11')).toBeTruthy();
    const actions = await section('What you can do');
    expect(actions.getByText(/is debited on these days instead of on payday/)).toBeTruthy();
    expect(actions.getByText(/Nothing more is debited by this schedule/)).toBeTruthy();
  });

  it('decides an approval, where what is decided stands', async () => {
    server.use(
      answersCase({ kind: 'approval', code: 'debit_external_account' }),
      ...answersApprovals([makeApproval({ id: makeCase().object_id })]),
    );
    await open();
    const actions = await section('What you can do');
    expect(await actions.findByRole('button', { name: 'Approve' })).toBeTruthy();
    expect((await section('To approve')).getByText('$812.50')).toBeTruthy();
  });

  it('does not say of what was approved and then refused that it is approved', async () => {
    const closed = { closed_at: '2026-11-20T21:00:00Z', closed_as: 'approved' };
    server.use(
      answersCase({ kind: 'approval', code: 'delete', ...closed }),
      ...answersApprovals([makeApproval({ id: makeCase().object_id, state: 'refused' })]),
    );
    await open();
    const said = 'Approved, and refused by the service that was to do it';
    for (const name of ['Case', 'What was proposed']) {
      expect(await (await section(name)).findByText(said)).toBeTruthy();
    }
    expect(screen.queryByText('Approved')).toBeNull();
  });

  it('still says what was proposed once it has ended, and how', async () => {
    const closed = { closed_at: '2026-11-20T21:00:00Z', closed_as: 'withdrawn' };
    server.use(
      answersCase({ kind: 'approval', code: 'debit_external_account', ...closed }),
      ...answersApprovals([makeApproval({ id: makeCase().object_id, state: 'withdrawn' })]),
    );
    await open();
    const facts = await section('What was proposed');
    expect(await facts.findByText('Withdrawn by who made it')).toBeTruthy();
    expect(facts.getByText('$812.50')).toBeTruthy();
  });
});
