import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersApprovals, makeApproval } from '#testing/make-approval.ts';
import { answersUser, openPart } from '#testing/person.ts';
import { ApprovalOfCase, DecideCase } from './approval-of-case.tsx';

const server = mockApi();
const { id } = makeApproval();
afterEach(() => adminTokenStore.getState().drop());

function open(approval: object, user: object = {}) {
  server.use(...answersApprovals([makeApproval({ amount: null, ...approval })]), answersUser(user));
  openPart(
    <>
      <ApprovalOfCase id={id} />
      <DecideCase id={id} onDone={() => undefined} />
    </>,
  );
}
const valueOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const linesIn = (element: Element | null) =>
  within(element as HTMLElement)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('what was approved and refused', () => {
  const refused = { action: 'override_user_config', changes: [], state: 'refused' };

  it('says why, for whoever comes later', async () => {
    const refusal = { error: 'The pay of this person does not come to their deposit account.' };
    open({ ...refused, refusal });
    expect((await valueOf('Why it was refused'))?.textContent).toBe(refusal.error);
  });

  it('says what was changed since it was proposed', async () => {
    const said = 'This was false when it was proposed, and is true by now.';
    const refusal = { error: 'This was changed: muted.', errors: { muted: [said] } };
    open({ ...refused, refusal });
    const why = await valueOf('Why it was refused');
    expect(why?.textContent).toMatch(/^This was changed since it was proposed, and is not done/);
    expect(linesIn(why)).toEqual(['Muted then No →now Yes']);
  });

  it('says nothing more where it is not told why, and of what was not refused', async () => {
    open({ ...refused, state: 'approved', refusal: null });
    expect((await valueOf('State'))?.textContent).toBe('Approved');
    expect(screen.queryByText('Why it was refused')).toBeNull();
  });
});

describe('what waits', () => {
  const OUT_OF_DATE = /^Some of this was changed since it was proposed/;
  const config = {
    action: 'override_user_config',
    changes: [
      { field: 'muted', before: 'false', after: 'true' },
      { field: 'custom_repayment_plan', before: 'false', after: 'true' },
    ],
  };
  const multipliers = {
    action: 'reset_ewa_multiplier_config',
    changes: [
      {
        field: 'ewa_multiplier_by_repayment_count',
        before: JSON.stringify({ payroll_linked: [0.3], payroll_unlinked: [0.3] }),
        after: JSON.stringify({ payroll_linked: [0.5], payroll_unlinked: [0.3] }),
      },
    ],
  };
  const pay = {
    action: 'override_compensation',
    changes: [{ field: 'compensation_amount_int', before: 'null', after: '250000' }],
  };

  // Of the second setting, which is as it was, nothing is said.
  it.each([
    [
      config,
      { user_config: { muted: true, custom_repayment_plan: false } },
      'Muted then No →now Yes',
    ],
    [
      multipliers,
      {
        user_config: {
          ewa_multiplier_by_repayment_count: { payroll_linked: [0.4], payroll_unlinked: [0.3] },
        },
      },
      'Earned-wage multipliers, payroll linked then 0.3 →now 0.4',
    ],
    [
      pay,
      {
        payroll_account: {
          compensation_amount_int: 90_000,
          pay_frequency: 'weekly',
          compensation_overridden_at: '2026-11-20T20:00:00Z',
        },
      },
      'Compensation then n/a →now $900.00',
    ],
  ])('says what is another by now, and is offered all the same: %j', async (what, user, line) => {
    open(what, user);
    const warning = (await screen.findByText(OUT_OF_DATE)).parentElement;
    expect(linesIn(warning)).toEqual([line]);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
  });

  it('says so where it could not be read', async () => {
    open(config, { unavailable: ['member'], user_config: { muted: true } });
    expect(await screen.findByText('How it stands now could not be loaded.')).toBeTruthy();
    expect(screen.queryByText(OUT_OF_DATE)).toBeNull();
  });
});
