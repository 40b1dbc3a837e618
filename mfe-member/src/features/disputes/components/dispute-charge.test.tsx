import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '../../card-transactions/pages/transaction-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeDispute, makeOverview, makeProfile, makeTransaction } from '#testing/factories.ts';

const TRANSACTIONS = '/card_accounts/current/card_transactions';
const API = 'http://localhost/api/v1';
const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/dashboard/overview', makeOverview()),
  answer('/notifications', []),
);
afterEach(() => localStorage.clear());

const RECEIVED = "We've received your dispute request";
const FAILED = 'Something went wrong. Please try again.';
const refusal = () =>
  HttpResponse.json(
    { error: 'No.', code: 'service_unavailable', request_id: 'r-1' },
    { status: 500 },
  );

function open(changes: Parameters<typeof makeTransaction>[0] = {}) {
  const transaction = makeTransaction({ merchantName: 'Fernwood Market', ...changes });
  const { id } = transaction;
  const calls: [string, unknown][] = [];
  const take = (path: string, reply: () => Response) =>
    http.post(`${API}${path}`, async ({ request }) => {
      calls.push([path, await request.json()]);
      return reply();
    });
  const dispute = `${TRANSACTIONS}/${id}/dispute`;
  const listen = (support = () => new Response(null, { status: 204 }), disputed = created) =>
    server.use(take('/admins/internal_message', support), take(dispute, disputed));
  const created = () => HttpResponse.json(makeDispute(), { status: 201 }) as Response;
  server.use(answer(TRANSACTIONS, [transaction]));
  listen();
  const shown = renderRemote(memberArea, `/card-transactions/${id}`);
  return { ...shown, id, calls, dispute, listen };
}
const button = () => screen.findByRole('button', { name: 'Dispute This Charge' });
const sheet = () => screen.findByRole('dialog', { name: 'Dispute this charge?' });
/** Asks for it, and says that she means it. */
async function disputeBy({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.click(await button());
  const opened = within(await sheet());
  await user.click(opened.getByRole('button', { name: 'Dispute This Charge' }));
}

describe('Dispute This Charge', () => {
  it('claims what was collected and not given back', async () => {
    const page = open({ amount: 20, pendingAmount: 12, refundedAmount: 2.5 });
    await page.user.click(await button());
    expect((await sheet()).textContent).toContain('$5.50');
    await page.user.click(
      within(await sheet()).getByRole('button', { name: 'Dispute This Charge' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(page.calls[0])).toContain('I dispute the charge of $5.50 by');
  });

  it('is not offered where all that was collected was given back', async () => {
    open({ amount: 15.18, pendingAmount: 9.88, refundedAmount: 9.38 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fernwood Market' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dispute This Charge' })).toBeNull();
  });

  it('says why it is refused', async () => {
    const page = open();
    page.listen(undefined, () =>
      HttpResponse.json(
        {
          error: 'There is nothing to dispute about this transaction.',
          code: 'not_disputable',
          request_id: 'r-1',
        },
        { status: 409 },
      ),
    );
    await disputeBy(page);
    expect(await screen.findByText(/^There is nothing to dispute/)).toBeTruthy();
  });

  it.each(['posted', 'repaid', 'partially_repaid'] as const)(
    'is offered on a transaction that is %s',
    async (customerState) => {
      open({ customerState });
      expect(await button()).toBeTruthy();
    },
  );

  it.each([
    { customerState: 'pending' },
    { customerState: 'declined' },
    { customerState: 'expired' },
    { customerState: 'manually_expired' },
    { kind: 'refund' },
    { kind: 'repayment' },
    { kind: 'dispute_reversal' },
  ] as const)('is not offered on one that is %j', async (changes) => {
    open(changes);
    await screen.findByRole('heading', { level: 1, name: /Fernwood Market$/ });
    await screen.findByText('In person');
    expect(screen.queryByRole('button', { name: 'Dispute This Charge' })).toBeNull();
  });

  it('sends a support request, has the dispute stored, and remembers it', async () => {
    const { user, id, calls, dispute } = open();
    await disputeBy({ user });
    const received = await screen.findByText(RECEIVED, { selector: '[tabindex]' });
    await waitFor(() => expect(document.activeElement).toBe(received));
    expect(screen.getByRole('status').textContent).toBe(RECEIVED);
    expect(calls).toEqual([
      [
        '/admins/internal_message',
        {
          id: expect.any(String),
          type: 'Transaction Dispute',
          body: `I dispute the charge of $23.40 by Fernwood Market (transaction ${id}).`,
        },
      ],
      [dispute, {}],
    ]);
    expect(localStorage.getItem('disputes')).toBe(JSON.stringify([id]));
    const link = screen.getByRole('link', { name: 'Follow your dispute' });
    expect(link.getAttribute('href')).toBe(`/card-transactions/${id}/dispute`);
  });

  it('opens no case before she has read what follows, and none where she keeps it so', async () => {
    const { user, calls } = open();
    await user.click(await button());
    const opened = within(await sheet());
    expect(opened.getByText(/^We look into \$23\.40 at Fernwood Market for you/)).toBeTruthy();
    expect(opened.getByText(/^This charge is still part of what you owe/)).toBeTruthy();
    await user.click(opened.getByRole('button', { name: "Don't dispute it" }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  it.each(['won', 'lost', 'written_off'] as const)(
    'leads to a dispute that is decided, %s, and says no more that it was received',
    async (disputeState) => {
      open({ disputeState });
      const link = await screen.findByRole('link', { name: 'See your dispute' });
      expect(link.getAttribute('href')).toMatch(/\/dispute$/);
      expect(screen.queryByText(RECEIVED, { selector: '[tabindex]' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Dispute This Charge' })).toBeNull();
    },
  );

  it.each(['open', 'provisional'] as const)(
    'says so of one that the service knows to be %s, whatever this browser remembers',
    async (disputeState) => {
      open({ disputeState });
      expect(await screen.findByText(RECEIVED)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Dispute This Charge' })).toBeNull();
    },
  );

  it.each([
    ['open', 'Disputed: in review'],
    ['provisional', 'Disputed: provisional credit'],
    ['won', 'Dispute decided in your favor'],
    ['lost', 'Dispute decided: no error found'],
    ['written_off', 'Dispute decided in your favor'],
  ] as const)('marks one that is %s in the list and on its page', async (disputeState, words) => {
    const { unmount } = open({ disputeState });
    expect(await screen.findByText(words)).toBeTruthy();
    unmount();
    renderRemote(memberArea, '/card-transactions');
    expect(await screen.findByRole('link', { name: new RegExp(words) })).toBeTruthy();
  });

  it('is offered again once it was withdrawn, with the way to the case that is closed', async () => {
    const { id } = open({ disputeState: 'withdrawn' });
    expect(await button()).toBeTruthy();
    const closed = screen.getByRole('link', { name: 'See the dispute you withdrew' });
    expect(closed.getAttribute('href')).toBe(`/card-transactions/${id}/dispute`);
  });

  it.each([
    ['the support request', refusal, undefined],
    ['the dispute', undefined, refusal],
  ])('remembers nothing and says so where %s fails', async (_what, support, disputed) => {
    const { user, calls, listen } = open();
    listen(support, disputed);
    await disputeBy({ user });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(FAILED));
    expect(localStorage.getItem('disputes')).toBeNull();
    listen();
    await user.click(await button());
    expect(await screen.findByText(RECEIVED, { selector: '[tabindex]' })).toBeTruthy();
    // Support is asked by one id, so that a second try is no second request.
    const requests = calls.filter(([path]) => path === '/admins/internal_message');
    expect(requests).toHaveLength(2);
    expect(requests[0]).toEqual(requests[1]);
  });
});
