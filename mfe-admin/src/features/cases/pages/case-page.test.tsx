import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersCase, makeCase } from '#testing/make-case.ts';
import {
  answersCommand,
  answersUser,
  at,
  openDialog,
  refusal,
  section,
  type Asked,
} from '#testing/person.ts';
import { prove, provenBy, SAM, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './case-page.tsx';

const server = mockApi();
let asked: Asked[] = [];
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
  server.use(secondFactor(), provenBy('token-1'));
});
afterEach(() => {
  adminTokenStore.getState().drop();
  act(() => sessionStore.setState({ user: null }));
});

const open = () => prove(staffArea, `/admin/cases/${makeCase().id}`);

const dispute = {
  user_id: makeCase().user.id,
  merchant_name: 'Harbor Street Grocery',
  purchased_at: '2026-11-18T20:00:00Z',
  dispute: {
    id: makeCase().object_id,
    card_transaction_id: '0199dddd-0000-7000-8000-000000000002',
    state: 'open',
    reason: 'charged_twice',
    description: 'Twice on Friday.',
    amount: 24.15,
    opened_at: '2026-11-20T20:00:00Z',
    credit_due_on: '2026-12-07',
    resolve_due_on: '2027-01-04',
    is_late: false,
    credit: null,
    decision_reason: null,
    timeline: [],
    messages: [
      {
        id: '0199dddd-0000-7000-8000-000000000003',
        author: 'member',
        text: 'I was never there.',
        sent_at: '2026-11-20T20:05:00Z',
      },
    ],
  },
};

describe('the case of a dispute', () => {
  it('shows her words and the dates of Regulation E, and is decided with a reason', async () => {
    server.use(
      answersCase({}, { dispute }),
      answersCommand('/disputes/:id/decision', asked),
      answersCommand('/disputes/:id/messages', asked),
    );
    const { user } = await open();
    const facts = await section('Dispute');
    for (const text of ['Charged twice', 'Twice on Friday.', '12/7/26', '1/4/27', '$24.15']) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    expect((await section('Messages')).getByText('I was never there.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Give provisional credit' })).toBeTruthy();

    const { dialog } = await openDialog(user, 'Decide the dispute');
    // The member reads it, and is told so before she who writes it.
    await user.type(dialog.getByLabelText('Reason, sent to the member'), 'The receipt says so.');
    expect(dialog.getByRole('radio', { name: /^Lost: no credit was given/ })).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: /^Won/ }));
    await user.click(dialog.getByRole('button', { name: 'Decide the dispute' }));
    expect(await screen.findByText('Done')).toBeTruthy();
    const message = await openDialog(user, 'Write to the member');
    await user.type(message.dialog.getByLabelText('Message'), 'Do you have the receipt?');
    await user.click(message.dialog.getByRole('button', { name: 'Write to the member' }));
    await screen.findAllByText('Done');
    const path = `POST /disputes/${dispute.dispute.id}`;
    expect(asked).toMatchObject([
      { call: `${path}/decision`, body: { outcome: 'won', reason: 'The receipt says so.' } },
      { call: `${path}/messages`, body: { text: 'Do you have the receipt?' } },
    ]);
  });

  it('says that she chose no reason, where she chose none', async () => {
    const one = { ...dispute.dispute, reason: 'other', description: null };
    server.use(answersCase({}, { dispute: { ...dispute, dispute: one } }));
    await open();
    const facts = await section('Dispute');
    expect(facts.getByText('Reason').nextElementSibling?.textContent).toBe('None chosen');
  });

  it('is shown without what its owner knows while that does not answer', async () => {
    server.use(answersCase({}, { unavailable: true }));
    await open();
    expect(await screen.findByText(/knows more of this case does not answer/)).toBeTruthy();
  });
});

describe('the owner of a case', () => {
  it('is who takes it first, and the second is told', async () => {
    const ada = { id: '0199aaaa-0000-7000-8000-000000000002', name: 'Ada Approver' };
    server.use(
      answersCase(),
      answersCommand('/cases/:id/owner', asked, () => {
        server.use(answersCase({ owner: ada }));
        return refusal(409, 'case_taken', 'Ada Approver has taken this case.');
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Take this case' }));
    expect(await screen.findByText('Ada Approver has taken this case.')).toBeTruthy();
    server.use(
      answersCommand('/cases/:id/owner', asked, () => {
        server.use(answersCase({ owner: { id: SAM, name: 'Sam Staff' } }));
        return HttpResponse.json({ case: makeCase() });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Take over from Ada Approver' }));
    await user.click(await screen.findByRole('button', { name: 'Give this case back' }));
    expect(asked.map(({ body }) => body)).toEqual([
      { taken: true, from: null },
      { taken: true, from: ada.id },
      { taken: false, from: null },
    ]);
  });
});

describe('what closes a case', () => {
  it.each([
    ['identity_review', 'Verify identity'],
    ['identity_review', 'Reject'],
    ['broken_link', /Resolve/],
    ['repayment_schedule', /Approve/],
    ['reconciliation_difference', 'Close the difference'],
    ['card_issuance', 'Ask the issuer again'],
    ['duplicate_person', 'Settle as looked at'],
    ['support_request', 'Close the request'],
    ['shared_bank_account', 'Close as looked at'],
    ['unrepaid_advance', 'Close as followed up'],
    ['unplaced_record', 'Close the case'],
    ['refund_above_purchase', 'Close the case'],
    ['payout', 'Close the case'],
    ['debit', 'Close the case'],
  ])('%s: %s', async (kind, action) => {
    server.use(answersCase({ kind }));
    await open();
    const actions = await section('What you can do');
    expect(actions.getByRole('button', { name: action })).toBeTruthy();
  });

  it('of a closed case is nothing', async () => {
    server.use(answersCase({ closed_at: '2026-11-21T20:00:00Z', closed_as: 'won' }));
    await open();
    const closed = await section('What you can do');
    expect(closed.getByText('This case is closed.')).toBeTruthy();
    expect(closed.queryByRole('button')).toBeNull();
  });

  it('is given with a reason: a case of the issuer', async () => {
    server.use(answersCase({ kind: 'payout' }), answersCommand('/cases/:id/close', asked));
    const { user } = await open();
    const { dialog } = await openDialog(user, 'Close the case');
    await user.type(dialog.getByLabelText('Reason'), 'The issuer was called.');
    await user.click(dialog.getByRole('button', { name: 'Close the case' }));
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(asked).toMatchObject([
      { call: `POST /cases/${makeCase().id}/close`, body: { reason: 'The issuer was called.' } },
    ]);
  });
});

describe('the identity of who is reviewed', () => {
  it('is what Socure said of her, and whose number hers is as well', async () => {
    const other = '0199bbbb-0000-7000-8000-00000000abcd';
    server.use(
      answersCase(
        { kind: 'identity_review' },
        {
          identity: {
            current_status: 'flagged_for_review_with_document',
            changed_at: '2026-11-20T20:00:00Z',
            evaluation_id: 'eval-7',
            documents_read: 1,
            same_ssn: [other],
            decision: null,
          },
        },
      ),
    );
    await open();
    const facts = await section('Identity');
    expect(facts.getByText('Flagged for review with document')).toBeTruthy();
    expect(facts.getByText('eval-7')).toBeTruthy();
    expect(facts.getByText(/pictures stay with Socure/)).toBeTruthy();
    const link = facts.getByRole('link', { name: 'abcd' });
    expect(link.getAttribute('href')).toBe(`/admin/users/${other}`);
  });
});

describe('what a member asks for', () => {
  it('stands in her words, and is closed with a reason', async () => {
    const supportRequest = {
      user_id: makeCase().user.id,
      type: 'Personal Info Update',
      body: 'Last name: Marin-Ochoa\nCity: Dayton',
      requested_at: '2026-11-20T20:00:00Z',
    };
    const changes = { kind: 'support_request', code: 'Personal Info Update' };
    server.use(
      answersCase(changes, { support_request: supportRequest }),
      answersUser({ email: 'rosa.marin@example.com' }),
      answersCommand('/cases/:id/close', asked),
    );
    const { user } = await open();
    const facts = await section('Support request');
    expect(facts.getByText('Personal Info Update')).toBeTruthy();
    expect(facts.getByText(/Last name: Marin-Ochoa/)).toBeTruthy();
    const to = await facts.findByRole('link', { name: 'rosa.marin@example.com' });
    expect(to.getAttribute('href')).toBe('mailto:rosa.marin@example.com');
    const { dialog } = await openDialog(user, 'Close the request');
    await user.type(dialog.getByLabelText('Reason'), 'Changed at the issuer.');
    await user.click(dialog.getByRole('button', { name: 'Close the request' }));
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(asked).toMatchObject([
      { call: `POST /cases/${makeCase().id}/close`, body: { reason: 'Changed at the issuer.' } },
    ]);
  });
});

describe('a case', () => {
  it.each([404, 422])('that is unknown says so and leads to all of them: %d', async (status) => {
    server.use(http.get(at('/cases/:id'), () => refusal(status, 'not_found', 'Not found')));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Case not found' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'All cases' });
    expect(back.getAttribute('href')).toBe('/admin/cases');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('fails with Retry', async () => {
    server.use(
      http.get(at('/cases/:id'), () => refusal(503, 'x', 'Away.'), { once: true }),
      answersCase({ kind: 'payout' }),
    );
    const { user } = await open();
    expect(await screen.findByText('This case could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payout' })).toBeTruthy();
  });
});
