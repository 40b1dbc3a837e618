import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { ADA, answersApprovals, makeApproval } from '#testing/make-approval.ts';
import {
  answersCommand,
  answersUser,
  openDialog,
  openPart,
  refusal,
  type Asked,
} from '#testing/person.ts';
import { ApprovalOfCase, DecideCase } from './approval-of-case.tsx';

const server = mockApi();
const { id } = makeApproval();
const NOW = '2026-11-20T21:00:00Z';
let asked: Asked[] = [];
let decided = 0;

beforeEach(() => {
  [asked, decided] = [[], 0];
  server.use(answersUser());
});
afterEach(() => {
  adminTokenStore.getState().drop();
  act(() => sessionStore.setState({ user: null }));
});

const open = (role?: 'support' | 'operations') =>
  openPart(
    <>
      <ApprovalOfCase id={id} />
      <DecideCase id={id} onDone={() => (decided += 1)} />
    </>,
    role,
  );
/** The values of the facts by their names, in the dialog. */
const factsIn = (element: HTMLElement) =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

describe('what waits to be approved', () => {
  it.each([
    ['Approve', 'approve', 'approved', 'Approved'],
    ['Decline', 'decline', 'declined', 'Declined'],
  ])('is decided with whom, what, who made it and why in sight: %s', async (...how) => {
    const [action, verb, ended, said] = how;
    server.use(
      ...answersApprovals([makeApproval()]),
      answersUser({
        external_debit: {
          amount: 900,
          bank_name: 'Harbor Bank',
          bank_mask: '1234',
          days: [{ asked_for: '2026-11-27', leaves_on: '2026-11-30' }],
        },
      }),
      answersCommand(`/approvals/:id/${verb}`, asked, () => {
        server.use(...answersApprovals([makeApproval({ state: ended, decided_at: NOW })]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, action);
    await dialog.findByText('Harbor Bank ··1234');
    expect(factsIn(screen.getByRole('dialog'))).toMatchObject({
      Action: 'Debit External Account',
      Person: 'Rosa Marin, rosa.marin@example.com, beef',
      Amount: '$812.50',
      'Made by': 'Ada Approver',
      'Reason given by Ada Approver': 'She called.',
      'Would be debited': '$812.50',
      'Could be debited now': '$900.00',
      'Leaves on': 'Mon, Nov 30',
    });
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText('Ended At')).toBeTruthy();
    expect(asked).toMatchObject([{ call: `POST /approvals/${id}/${verb}`, body: { reason: 'x' } }]);
    expect(decided).toBe(1);
  });

  it('is not approved once it is refused for good, and says what was changed since', async () => {
    const sayChange = (was: object, is: object) =>
      `This was ${JSON.stringify(was)} when it was proposed, and is ${JSON.stringify(is)} by now.`;
    const errors = {
      muted: ['This was false when it was proposed, and is true by now.'],
      ewa_multiplier_by_repayment_count: [
        sayChange({ payroll_linked: [0.5] }, { payroll_linked: [1] }),
      ],
    };
    const proposed = { action: 'override_user_config', amount: null, changes: [] };
    server.use(
      ...answersApprovals([makeApproval(proposed)]),
      answersCommand('/approvals/:id/approve', asked, () => {
        const ended = { ...proposed, state: 'refused', decided_at: NOW };
        server.use(...answersApprovals([makeApproval(ended)]));
        return refusal(409, 'subject_changed', 'This was changed: ewa multiplier.', errors);
      }),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, 'Approve');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    const said = await dialog.findByRole('alert');
    expect(said.textContent).toMatch(/^This was changed since it was proposed/);
    expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Muted then No →now Yes',
      'Earned-wage multipliers, payroll linked then 0.5 →now 1',
    ]);
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as Element);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(decided).toBe(0);
  });

  it('can be approved after a refusal that has not ended it', async () => {
    server.use(
      ...answersApprovals([makeApproval()]),
      answersCommand('/approvals/:id/approve', asked, () => refusal(429, 'x', 'Wait a moment.')),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, 'Approve');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('Wait a moment.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeTruthy();
  });

  it('of a configuration says what is and what would be', async () => {
    const parts = 'ewa_multiplier_by_repayment_count';
    const before = { payroll_linked: [0.5], payroll_unlinked: [0.25] };
    const after = { payroll_linked: [0.5, 0.75], payroll_unlinked: [0.25] };
    const changes = [
      { field: 'muted', before: 'false', after: 'true' },
      { field: parts, before: JSON.stringify(before), after: JSON.stringify(after) },
    ];
    const action = 'override_user_config';
    server.use(...answersApprovals([makeApproval({ action, amount: null, changes })]));
    open();
    const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
    expect(lines).toEqual([
      'Muted No →becomes Yes',
      'Earned-wage multipliers, payroll linked 0.5 →becomes 0.5, 0.75',
    ]);
  });

  it('of a deletion says what is owed and the limit', async () => {
    server.use(
      ...answersApprovals([makeApproval({ action: 'delete', amount: null, changes: [] })]),
      answersUser({
        dsl: 150,
        safe_to_spend_components: { outstanding_reset_transactions: 24.15 },
      }),
    );
    open();
    await screen.findByText('Owed now');
    expect(factsIn(document.body)).toMatchObject({
      Action: 'Delete',
      'Owed now': '$24.15',
      'Limit now': '$150.00',
    });
  });

  it('has approving as its main step', async () => {
    server.use(...answersApprovals([makeApproval()]));
    open();
    const approve = await screen.findByRole('button', { name: 'Approve' });
    expect(approve.dataset['variant']).toBe('primary');
    expect(screen.getByRole('button', { name: 'Decline' }).dataset['variant']).toBe('secondary');
  });

  it.each(['delete', 'debit_external_account'])(
    'says so where nothing is told of how it stands: %s',
    async (action) => {
      server.use(
        ...answersApprovals([makeApproval({ action })]),
        answersUser({ unavailable: ['member'] }),
      );
      open();
      expect(await screen.findByText('How it stands now could not be loaded.')).toBeTruthy();
      expect(screen.queryByText('Owed now')).toBeNull();
    },
  );

  it('of her own is another person’s to approve, and hers to withdraw', async () => {
    server.use(
      ...answersApprovals([makeApproval()]),
      answersCommand('/approvals/:id/withdraw', asked, () => {
        server.use(...answersApprovals([makeApproval({ state: 'withdrawn', decided_at: NOW })]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    sessionStore.setState({
      user: {
        id: ADA,
        firstName: 'Ada',
        lastName: 'Approver',
        email: 'ada@example.com',
        admin: true,
        impersonating: false,
      },
    });
    const { user } = open('operations');
    expect(await screen.findByText('Another person has to approve what you made.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
    const { dialog } = await openDialog(user, 'Withdraw');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn by who made it')).toBeTruthy();
    expect(asked).toMatchObject([{ call: `POST /approvals/${id}/withdraw` }]);
    expect(decided).toBe(1);
  });

  it('ends with the account that it is about, and says so', async () => {
    const ended = { state: 'account_closed', decided_at: NOW };
    server.use(...answersApprovals([makeApproval(ended)]));
    open();
    expect(await screen.findByText('Ended: the account was closed')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says who decided it, and leads to no account that it closed', async () => {
    const closed = '0199ffff-0000-7000-8000-00000000dead';
    server.use(
      ...answersApprovals([
        makeApproval({
          state: 'approved',
          decided_by: ADA,
          decided_by_name: 'Sam Staff',
          decided_at: NOW,
          subject_id: closed,
          subject: { id: closed, name: 'Closed account', email: `${closed}@closed.invalid` },
        }),
      ]),
    );
    open();
    expect(await screen.findByText('Sam Staff')).toBeTruthy();
    expect(screen.getByText('Closed account, dead')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Closed account/ })).toBeNull();
  });

  it.each(['support', 'operations'] as const)('is not for %s to decide', async (role) => {
    server.use(...answersApprovals([makeApproval()]));
    open(role);
    expect((await screen.findAllByText('Takes an approver')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  });
});
