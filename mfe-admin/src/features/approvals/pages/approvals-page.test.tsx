import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  at,
  openDialog,
  openPart,
  refusal,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { SAM } from '#testing/prove.ts';
import { ApprovalsPage } from './approvals-page.tsx';

const server = mockApi();
const ADA = '0199aaaa-0000-7000-8000-000000000002';
const ID = '0199eeee-0000-7000-8000-000000000001';
let asked: Asked[] = [];

const approval = (changes: object = {}) => ({
  id: ID,
  action: 'debit_external_account',
  subject_id: ROSA,
  amount: 812.5,
  reason: 'She called.',
  made_by: ADA,
  made_at: '2026-11-20T20:00:00Z',
  state: 'pending',
  decided_by: null,
  decided_at: null,
  expires_at: '2026-11-21T20:00:00Z',
  command_id: null,
  ...changes,
});
const waits = (approvals: object[]) =>
  http.get(at('/approvals'), () => HttpResponse.json({ approvals }));

beforeEach(() => {
  asked = [];
  sessionStore.setState({
    user: {
      id: SAM,
      firstName: 'Sam',
      lastName: 'Staff',
      email: 'sam@example.com',
      admin: true,
      impersonating: false,
    },
  });
  server.use(
    http.get(at('/staff'), () =>
      HttpResponse.json({
        staff: [{ id: ADA, name: 'Ada Approver', email: null, role: 'operations', you: false }],
        invitations: [],
      }),
    ),
  );
});
afterEach(() => {
  adminTokenStore.getState().drop();
  act(() => sessionStore.setState({ user: null }));
});

describe('approvals', () => {
  it.each([
    ['Approve', 'approve'],
    ['Decline', 'decline'],
  ])('of another person are decided: %s', async (action, verb) => {
    server.use(
      waits([approval()]),
      answersCommand(`/approvals/:id/${verb}`, asked, () => {
        server.use(waits([]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openPart(<ApprovalsPage />);
    const { dialog } = await openDialog(user, `${action}: Debit the bank account`);
    const row = within(screen.getByText('She called.').closest('tr') as HTMLElement);
    expect(row.getByText('Ada Approver')).toBeTruthy();
    expect(row.getByText('$812.50')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText('Nothing waits to be approved.')).toBeTruthy();
    expect(asked).toMatchObject([{ call: `POST /approvals/${ID}/${verb}`, body: { reason: 'x' } }]);
  });

  it('of her own are another person’s to give', async () => {
    server.use(waits([approval({ made_by: SAM, amount: null })]));
    openPart(<ApprovalsPage />);
    expect(await screen.findByText('Another person has to approve what you made.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  });

  it('fail with Retry', async () => {
    server.use(
      http.get(at('/approvals'), () => refusal(503, 'x', 'Away.'), { once: true }),
      waits([]),
    );
    const { user } = openPart(<ApprovalsPage />);
    expect(await screen.findByText('The approvals could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing waits to be approved.')).toBeTruthy();
  });
});
