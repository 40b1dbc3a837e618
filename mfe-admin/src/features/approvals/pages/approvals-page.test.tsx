import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersList } from '#testing/answers-list.ts';
import { makeCase } from '#testing/make-case.ts';
import { answersApprovals, makeApproval } from '#testing/make-approval.ts';
import { at, openPart, refusal, ROSA } from '#testing/person.ts';
import { ApprovalsPage } from './approvals-page.tsx';

const server = mockApi();
const schedules = (count: number, totalPages = 1) =>
  answersList('cases', {
    cases: Array.from({ length: count }, (_, index) =>
      makeCase({ id: String(index), kind: 'repayment_schedule' }),
    ),
    total_pages: totalPages,
  });
beforeEach(() => server.use(schedules(0, 0)));
afterEach(() => adminTokenStore.getState().drop());

describe('approvals', () => {
  it('say to support that they are not for that role, and nothing of a fault', async () => {
    server.use(http.get(at('/approvals'), () => refusal(403, 'role_required', 'Not yours.')));
    openPart(<ApprovalsPage />, 'support');
    expect(await screen.findByText(/^Only operations, approvers and administrators/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('say who made what for whom, and lead to where it is decided', async () => {
    server.use(...answersApprovals([makeApproval()]));
    openPart(<ApprovalsPage />);
    const action = await screen.findByRole('link', { name: 'Debit External Account' });
    expect(action.getAttribute('href')).toBe(`/admin/cases/${makeApproval().id}`);
    const person = screen.getByRole('link', { name: 'Rosa Marin' });
    expect(person.getAttribute('href')).toBe(`/admin/users/${ROSA}`);
    await screen.findByText('Ada Approver');
    const cells = [...(action.closest('tr')?.children ?? [])].map((cell) => cell.textContent);
    expect(cells).toEqual([
      'Debit External Account',
      'Rosa Marin',
      '$812.50',
      'Ada Approver',
      expect.stringContaining('11/21/26'),
      'rosa.marin@example.com',
      'She called.',
    ]);
  });

  it('of whom nothing is known have the end of her id', async () => {
    server.use(...answersApprovals([makeApproval({ subject: null, made_by_name: null })]));
    openPart(<ApprovalsPage />);
    expect(await screen.findByRole('link', { name: ROSA.slice(-4) })).toBeTruthy();
    expect(screen.getByText('0002')).toBeTruthy();
  });

  it.each([
    ['1 repayment schedule waits to be approved.', schedules(1)],
    ['2 repayment schedules wait to be approved.', schedules(2)],
    ['More than 25 repayment schedules wait to be approved.', schedules(25, 2)],
  ])('are not all that waits where schedules do: %s', async (said, answer) => {
    server.use(...answersApprovals([]), answer);
    openPart(<ApprovalsPage />);
    expect(await screen.findByText('Nothing else waits to be approved.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'They are among the cases' });
    expect(link.getAttribute('href')).toBe('/admin/cases?kind=repayment_schedule');
    expect(link.parentElement?.textContent).toContain(said);
  });

  it('fail with Retry', async () => {
    server.use(
      http.get(at('/approvals'), () => refusal(503, 'x', 'Away.'), { once: true }),
      ...answersApprovals([]),
    );
    const { user } = openPart(<ApprovalsPage />);
    expect(await screen.findByText('The approvals could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing waits to be approved.')).toBeTruthy();
  });
});
